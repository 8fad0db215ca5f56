import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createExcessLog } from './excess-log.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('one line a minute says how many connections were closed, and of whom nothing', () => {
  const lines: unknown[] = [];
  const { note, counts } = createExcessLog({ warn: (line: unknown) => lines.push(line) });
  for (let count = 0; count < 5_000; count += 1) note('address');
  vi.advanceTimersByTime(1_000);
  for (let count = 0; count < 700; count += 1) note('ahead');
  vi.advanceTimersByTime(59_000);
  expect(lines).toEqual([{ event: 'connections-closed', address: 5_000, all: 0, ahead: 0 }]);
  vi.advanceTimersByTime(1_000);
  expect(lines.slice(1)).toEqual([{ event: 'connections-closed', address: 0, all: 0, ahead: 700 }]);
  expect(counts()).toEqual({ address: 5_000, all: 0, ahead: 700 });
});
