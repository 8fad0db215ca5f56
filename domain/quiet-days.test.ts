import { describe, expect, test } from 'vitest';
import { quietBelow, quietSince } from './quiet-days.ts';

describe('days on which nothing was published', () => {
  test('a weekend between two shown days is one', () => {
    expect(quietBelow(['2026-02-09', '2026-02-06'])).toEqual([
      { from: '2026-02-07', to: '2026-02-08', reason: 'weekend' },
      null,
    ]);
  });

  test('a holiday beside the weekend closes the market, and a trading day does not', () => {
    expect(quietBelow(['2026-06-01', '2026-05-25', '2026-05-21'])).toMatchObject([
      { from: '2026-05-26', to: '2026-05-31', reason: 'closed' },
      { from: '2026-05-22', to: '2026-05-24', reason: 'open' },
      null,
    ]);
  });

  test('days that follow each other have none between them', () => {
    expect(quietBelow(['2026-02-10', '2026-02-09'])).toEqual([null, null]);
    expect(quietBelow([])).toEqual([]);
  });

  test('since the newest only closed days are told of: today may bring something', () => {
    expect(quietSince('2026-02-06', '2026-02-07')).toEqual({ from: '2026-02-07', to: '2026-02-07', reason: 'weekend' });
    expect(quietSince('2026-02-06', '2026-02-09')).toBeNull();
    expect(quietSince('2026-02-09', '2026-02-09')).toBeNull();
    expect(quietSince(undefined, '2026-02-09')).toBeNull();
  });
});
