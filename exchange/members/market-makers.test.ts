import { describe, expect, it } from 'vitest';
import { makesMarketOn } from '#domain/market-making.ts';
import { membersBy } from './directory.ts';
import { makingRecords, marketMakersBy } from './market-makers.ts';

const TODAY = '2026-11-18';
const SECURITIES = Array.from({ length: 40 }, (_, at) => ({
  symbol: `S${at}`,
  listed: '2010-01-03',
  turnover: [60, 12, 4, 0.5][at % 4]!,
}));
const makers = marketMakersBy(TODAY, SECURITIES);

describe('market makers of the embedded exchange', () => {
  it('are members of that role, no more than five a security', () => {
    const codes = new Set(membersBy(TODAY).flatMap(({ code, roles }) => (roles.includes('market-maker') ? code : [])));
    expect(makers.length).toBeGreaterThan(10);
    expect(makers.every(({ member }) => codes.has(member))).toBe(true);
    const current = makers.filter((maker) => makesMarketOn(maker, TODAY));
    for (const some of Object.values(Object.groupBy(current, ({ symbol }) => symbol)))
      expect(some!.length).toBeLessThanOrEqual(5);
    expect(new Set(makers.map(({ id }) => id)).size).toBe(makers.length);
  });

  it('begin on a first day of trading of a month, and some have ended', () => {
    for (const { since, until } of makers) expect(until === null || until > since).toBe(true);
    expect(makers.some(({ until }) => until !== null)).toBe(true);
    expect(makers.every(({ since }) => since <= TODAY)).toBe(true);
  });

  it('have a record of each month that is over: presence from 0 to 100, days met of days', () => {
    const records = makingRecords('2026-10', TODAY, makers);
    expect(records.length).toBeGreaterThan(0);
    for (const { presence, days, metDays } of records) {
      expect(presence).toBeGreaterThanOrEqual(0);
      expect(presence).toBeLessThanOrEqual(100_000);
      expect(metDays).toBeLessThanOrEqual(days);
    }
    expect(records.some(({ days, metDays }) => metDays < days)).toBe(true);
    expect(makingRecords('2026-11', TODAY, makers)).toEqual([]);
  });

  it('tell nothing of later days', () => {
    const before = marketMakersBy('2024-06-30', SECURITIES);
    for (const { since, until } of before)
      expect([since, until ?? since].every((day) => day <= '2024-06-30')).toBe(true);
  });
});
