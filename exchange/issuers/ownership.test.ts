import { describe, expect, it } from 'vitest';
import { addTradingDays } from '#domain/calendar.ts';
import { IDENTITY } from '../fixtures/exchange.ts';
import { issuersOf } from './directory.ts';
import { ownershipDay } from './ownership.ts';

const issuers = issuersOf(IDENTITY);
const HUNDREDTH = 10;

describe('foreign ownership from one day to the next', () => {
  it('does not move while a share is suspended, nor where none is ever traded', () => {
    const still = issuers.filter(({ facts }) => facts.suspendedFrom !== undefined || facts.turnover === 0);
    expect(still.map(({ symbol }) => symbol)).toEqual(expect.arrayContaining(['DIMAK', 'SHURFA']));
    for (const issuer of still) {
      const held = ['2025-07-01', '2026-01-05', '2026-10-19', '2026-11-17'].map((day) => ownershipDay(issuer, day));
      expect(new Set(held.map(({ foreignShares }) => foreignShares)).size, issuer.symbol).toBe(1);
    }
  });

  it('moves by no more than the shares that trade on a usual day, over the end of a month too', () => {
    const days = Array.from({ length: 60 }, (_, at) => addTradingDays('2026-09-01', at));
    for (const issuer of issuers) {
      const { turnover, base, units } = issuer.facts;
      const traded = (turnover / (base * units)) * 100_000;
      const held = days.map((day) => ownershipDay(issuer, day).foreign.actual);
      const steps = held.slice(1).map((actual, at) => Math.abs(actual - held[at]!));
      expect(Math.max(...steps), issuer.symbol).toBeLessThanOrEqual(traded + HUNDREDTH);
    }
  });
});
