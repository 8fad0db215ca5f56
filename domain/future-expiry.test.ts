import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from './calendar.ts';
import { expiryStanding } from './future-expiry.ts';

describe('a contract and its expiry', () => {
  it.each([
    // A Thursday; the weekend before it is no trading day.
    ['2026-12-17', '2026-12-10', 'open', 5],
    ['2026-12-17', '2026-12-12', 'open', 4],
    ['2026-12-17', '2026-12-16', 'open', 1],
    ['2026-12-17', '2026-12-17', 'last-day', 0],
    ['2026-12-17', '2026-12-18', 'expired', 0],
  ])('of %s seen on %s is %s, with %i trading days to come', (expiresOn, today, state, tradingDaysLeft) => {
    expect(expiryStanding(expiresOn, today)).toEqual({ state, tradingDaysLeft });
  });

  it('comes no further away with time', () => {
    fc.assert(
      fc.property(fc.nat(400), fc.nat(400), (left, later) => {
        const expiresOn = addDays('2026-01-15', left);
        const now = expiryStanding(expiresOn, '2026-01-15');
        const then = expiryStanding(expiresOn, addDays('2026-01-15', later));
        expect(then.tradingDaysLeft).toBeLessThanOrEqual(now.tradingDaysLeft);
        expect(then.state === 'expired').toBe(later > left);
      }),
    );
  });
});
