import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addTradingDays, isTradingDay, nextTradingDay, settlementDate } from './calendar.ts';
import {
  isLastDayOfRights,
  lastDayToBuyRights,
  raisedBy,
  rightsFault,
  rightsState,
  type RightsIssue,
  type RightsState,
} from './rights-issue.ts';

const ISSUE: RightsIssue = {
  code: 'rawi-2026',
  symbol: 'RAWI',
  rightsSymbol: 'RAWI-R',
  ratio: { units: 1, of: 4 },
  issuePrice: 2_500,
  newShares: 1_000,
  adjusted: 3_700,
  opening: 1_200,
  days: {
    meeting: '2026-09-14',
    entitlement: '2026-09-28',
    ex: '2026-09-29',
    tradingFrom: '2026-10-05',
    tradingTo: '2026-10-16',
    subscribeFrom: '2026-10-08',
    subscribeTo: '2026-10-21',
    allotted: '2026-10-27',
    refunded: '2026-10-29',
    listed: '2026-11-02',
  },
  isUnderwritten: true,
  unused: null,
  roles: [],
  documents: [],
  result: null,
  marker: 'confirmed',
};
const until = (subscribeTo: string) => lastDayToBuyRights({ ...ISSUE.days, subscribeTo });

describe('the last day to buy a right', () => {
  it('is the latest of the window that settles before subscription ends', () => {
    expect([until('2026-10-21'), until('2026-10-19'), until('2026-10-16')]).toEqual([
      '2026-10-16',
      '2026-10-15',
      '2026-10-14',
    ]);
  });

  it('is none where no day is early enough, or days are not told', () => {
    expect(until('2026-10-05')).toBeNull();
    expect(lastDayToBuyRights({ ...ISSUE.days, tradingTo: null })).toBeNull();
  });

  it('settles in time, and the day after it does not or is outside the window', () => {
    const offsets = fc.record({
      from: fc.integer({ min: 0, max: 250 }),
      length: fc.integer({ min: 0, max: 15 }),
      more: fc.integer({ min: -3, max: 8 }),
    });
    fc.assert(
      fc.property(offsets, ({ from, length, more }) => {
        const tradingFrom = nextTradingDay(addTradingDays('2026-01-05', from));
        const tradingTo = addTradingDays(tradingFrom, length);
        const subscribeTo = addTradingDays(tradingTo, more);
        const last = lastDayToBuyRights({ tradingFrom, tradingTo, subscribeTo });
        if (last === null) {
          expect(settlementDate(tradingFrom) > subscribeTo).toBe(true);
          return;
        }
        expect(isTradingDay(last) && settlementDate(last) <= subscribeTo).toBe(true);
        const next = nextTradingDay(last);
        expect(next > tradingTo || settlementDate(next) > subscribeTo).toBe(true);
        expect(isLastDayOfRights(last, { tradingTo })).toBe(next > tradingTo);
      }),
    );
  });
});

describe('the state of a rights issue', () => {
  const on = (day: string, issue: Partial<RightsIssue> = {}): RightsState => rightsState({ ...ISSUE, ...issue }, day);

  it('follows its days', () => {
    expect(
      [
        '2026-10-04',
        '2026-10-05',
        '2026-10-16',
        '2026-10-17',
        '2026-10-21',
        '2026-10-22',
        '2026-10-27',
        '2026-11-02',
      ].map((day) => on(day)),
    ).toEqual(['announced', 'trading', 'trading', 'subscribing', 'subscribing', 'closed', 'allotted', 'listed']);
  });

  it('is announced while no day is told, and withdrawn whatever the days are', () => {
    const undated = Object.fromEntries(Object.keys(ISSUE.days).map((step) => [step, null])) as RightsIssue['days'];
    expect(on('2026-12-01', { days: undated })).toBe('announced');
    expect(on('2026-10-10', { marker: 'withdrawn' })).toBe('withdrawn');
  });
});

describe('a rights issue', () => {
  it('raises the shares that were issued at the issue price', () => {
    expect(raisedBy(ISSUE)).toBeNull();
    expect(raisedBy({ ...ISSUE, result: { subscribed: 900, covered: 900 } })).toBe(2_250_000);
  });

  it('is refused where its days or figures contradict each other', () => {
    expect(rightsFault(ISSUE)).toBeNull();
    expect(rightsFault({ ...ISSUE, days: { ...ISSUE.days, tradingTo: '2026-10-01' } })).toContain('tradingTo');
    expect(rightsFault({ ...ISSUE, opening: 1_000 })).toContain('opening');
    expect(rightsFault({ ...ISSUE, result: { subscribed: 1_001, covered: 2_000 } })).toContain('more shares');
  });
});
