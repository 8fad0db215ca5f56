import { expect, it, vi } from 'vitest';
import { pageFault } from './page-fault.ts';

it('a page that could not be made is logged while anyone may wait for it, and not after', () => {
  const log = { error: vi.fn() };
  const ending = { isDrained: false };
  const fault = pageFault(log, ending);
  const error = new Error('driver has already been destroyed');
  fault('r1', error);
  expect(log.error.mock.calls).toEqual([
    [{ event: 'page-failed', requestId: 'r1', err: error }, 'A page could not be made.'],
  ]);
  ending.isDrained = true;
  fault('r2', error);
  expect(log.error).toHaveBeenCalledTimes(1);
});
