import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, isTradingDay, settlementDate } from './calendar.ts';
import type { CorporateAction } from './corporate-action.ts';
import { corporateActionFault, dividendDates, lastDayToBuy } from './dividend-dates.ts';

const ACTION: CorporateAction = {
  id: '1',
  symbol: 'DSX',
  issuer: { en: 'Test', ar: null },
  kind: 'cash-dividend',
  marker: 'confirmed',
  fiscalYear: 2025,
  amountPerShare: 50,
  percentOfPar: 5_000,
  ratio: null,
  meetingDate: '2026-03-24',
  entitlementDate: '2026-04-01',
  exDate: '2026-04-02',
  recordDate: '2026-04-03',
  paymentDate: '2026-04-20',
};

describe('the days of a dividend', () => {
  it('come in order around the ex-dividend date', () => {
    expect(dividendDates('2026-11-19')).toEqual({
      lastDayToBuy: '2026-11-18',
      exDate: '2026-11-19',
      recordDate: '2026-11-20',
      settlementDate: '2026-11-20',
    });
  });

  it('step over weekends', () => {
    expect(dividendDates('2026-11-20')).toMatchObject({ lastDayToBuy: '2026-11-19', recordDate: '2026-11-23' });
    expect(dividendDates('2026-11-21').exDate).toBe('2026-11-23');
  });

  it('let the last buyer stand in the register by the record date, and the next one not', () => {
    const day = fc.integer({ min: 0, max: 3_000 }).map((n) => addDays('2019-01-01', n));
    fc.assert(
      fc.property(day, (exDate) => {
        const dates = dividendDates(exDate);
        expect(Object.values(dates).every((one) => isTradingDay(one))).toBe(true);
        expect(settlementDate(dates.lastDayToBuy)).toBe(dates.recordDate);
        expect(settlementDate(dates.exDate) > dates.recordDate).toBe(true);
      }),
    );
  });
});

describe('a corporate action', () => {
  it('is believed when its days come in order, known or not', () => {
    expect(corporateActionFault(ACTION)).toBeNull();
    expect(corporateActionFault({ ...ACTION, exDate: null, meetingDate: null })).toBeNull();
  });

  it('says which day cannot be right', () => {
    expect(corporateActionFault({ ...ACTION, exDate: null, recordDate: '2026-03-30' })).toBe(
      'The record date 2026-03-30 lies before the entitlement date 2026-04-01: the days of an entitlement come in that order.',
    );
  });
});

it('the last day to buy is the one that is stated, else the trading day before the ex-dividend date', () => {
  expect(lastDayToBuy({ entitlementDate: '2026-04-01', exDate: '2026-04-06' })).toBe('2026-04-01');
  expect(lastDayToBuy({ entitlementDate: null, exDate: '2026-04-06' })).toBe('2026-04-03');
  expect(lastDayToBuy({ entitlementDate: null, exDate: null })).toBeNull();
});
