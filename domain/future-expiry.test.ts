import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from './calendar.ts';
import { marketInstant } from './date.ts';
import { contractLife, finalSettlement, lastOilDay, lastTradingDay } from './future-expiry.ts';

describe('a contract and its expiry', () => {
  it.each([
    // A Thursday; the weekend before it has no trading days.
    ['2026-12-17', '2026-12-10', 'open', 5],
    ['2026-12-17', '2026-12-12', 'open', 4],
    ['2026-12-17', '2026-12-16', 'open', 1],
    ['2026-12-17', '2026-12-17', 'last-day', 0],
    ['2026-12-17', '2026-12-18', 'expired', 0],
  ])('of %s seen on %s is %s, with %i trading days to come', (expiresOn, today, state, tradingDaysLeft) => {
    expect(contractLife(expiresOn, today)).toEqual({ state, tradingDaysLeft });
  });

  it.each([
    ['2026-12-16', '15:00', null],
    ['2026-12-17', '14:59', null],
    ['2026-12-17', '15:00', 5_275_000],
    ['2026-12-18', '09:00', 5_275_000],
  ])('is settled for good when its last session is over: a quote of %s %s', (date, time, settled) => {
    expect(finalSettlement({ settlementPrice: 5_275_000, at: marketInstant(date, time) }, '2026-12-17')).toBe(settled);
  });

  it('ends on the third Thursday, or before it where the market is closed', () => {
    const ends = ['2026-12', '2027-01', '2026-10'].map(lastTradingDay);
    expect(ends).toEqual(['2026-12-17', '2027-01-21', '2026-10-15']);
    // The third Thursday of March 2026 was the eve of Eid al-Fitr, a holiday of the exchange.
    expect(lastTradingDay('2026-03')).toBe('2026-03-18');
  });

  it('ends two months earlier on oil, on the last trading day', () => {
    expect(['2027-01', '2027-02', '2027-03'].map(lastOilDay)).toEqual(['2026-11-30', '2026-12-31', '2027-01-29']);
  });

  it('comes no further away with time', () => {
    fc.assert(
      fc.property(fc.nat(400), fc.nat(400), (left, later) => {
        const expiresOn = addDays('2026-01-15', left);
        const now = contractLife(expiresOn, '2026-01-15');
        const then = contractLife(expiresOn, addDays('2026-01-15', later));
        expect(then.tradingDaysLeft).toBeLessThanOrEqual(now.tradingDaysLeft);
        expect(then.state === 'expired').toBe(later > left);
      }),
    );
  });
});
