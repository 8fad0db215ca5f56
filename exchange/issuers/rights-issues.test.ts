import { describe, expect, it } from 'vitest';
import { addDays, isTradingDay, settlementDate } from '#domain/calendar.ts';
import { RIGHTS_CALENDAR_STEPS, rightsDays } from '#domain/issue-days.ts';
import { lastDayToBuyRights, RIGHTS_STATES, rightsState, type RightsState } from '#domain/rights-issue.ts';
import { times } from '#domain/thousandths.ts';
import { IDENTITY } from '../fixtures/exchange.ts';
import { issuersOf } from './directory.ts';
import { announcedPrices, issuePriceOf } from '../market/rights-terms.ts';
import { newSharesOf, rightsIssuesBy, subscribedOf, type PlannedIssue } from './rights-issues.ts';

const TODAY = '2026-11-18';
const issuers = issuersOf(IDENTITY);
const year = Array.from({ length: 365 }, (_, at) => addDays('2026-01-01', at));

function stateOf({ days, isTurnedDown }: PlannedIssue, day: string): RightsState {
  const isDecided = days.meeting <= day;
  return rightsState({ days, marker: isDecided ? (isTurnedDown ? 'withdrawn' : 'confirmed') : 'proposed' }, day);
}

describe('rights issues of the embedded exchange', () => {
  it('are one that trades, one that is proposed, past ones and withdrawn ones', () => {
    const states = rightsIssuesBy(issuers, TODAY).map((issue) => stateOf(issue, TODAY));
    expect(states.filter((state) => state === 'trading')).toHaveLength(1);
    expect(states.filter((state) => state === 'announced')).toHaveLength(1);
    expect(states.filter((state) => state === 'listed').length).toBeGreaterThanOrEqual(2);
    expect(states).toContain('withdrawn');
  });

  it('go through their states in order as the year goes on, and none is forgotten', () => {
    let known: string[] = [];
    const reached = new Map<string, number>();
    for (const day of year) {
      const issues = rightsIssuesBy(issuers, day);
      const codes = issues.map(({ code }) => code);
      expect(new Set(codes).size, day).toBe(codes.length);
      expect(
        known.every((code) => codes.includes(code)),
        day,
      ).toBe(true);
      known = codes;
      for (const issue of issues) {
        const place = RIGHTS_STATES.indexOf(stateOf(issue, day));
        expect(place, `${issue.code} on ${day}`).toBeGreaterThanOrEqual(reached.get(issue.code) ?? 0);
        reached.set(issue.code, place);
      }
    }
  });

  it('have trading days for all that is done, and leave a day on which a right is still worth buying', () => {
    for (const { code, days } of rightsIssuesBy(issuers, TODAY)) {
      for (const day of Object.values(days)) expect(isTradingDay(day), `${code} ${day}`).toBe(true);
      const last = lastDayToBuyRights(days)!;
      expect(last >= days.tradingFrom && settlementDate(last) <= days.subscribeTo, code).toBe(true);
    }
  });

  it('issue what is subscribed to, never more than was offered, and raise that at the issue price', () => {
    for (const issue of rightsIssuesBy(issuers, TODAY)) {
      const [offered, subscribed] = [newSharesOf(issue), subscribedOf(issue)];
      expect(subscribed).toBeLessThanOrEqual(offered);
      expect(subscribed === offered).toBe(issue.covered >= 1_000 || issue.underwritten);
      const price = issuePriceOf(issue, 2_000);
      expect(price).toBeLessThan(2_000);
      expect(times(price, subscribed)).toBeLessThanOrEqual(times(2_000, offered));
      const { adjusted, opening } = announcedPrices(issue, 2_000, price);
      expect(adjusted - price).toBe(opening);
      expect(adjusted > price && adjusted < 2_000, issue.code).toBe(true);
    }
  });
});

it('a right to buy at the market’s price or above it takes nothing from the share', () => {
  for (const issuePrice of [2_000, 2_400])
    expect(announcedPrices({ ratio: [1, 4] }, 2_000, issuePrice)).toEqual({ adjusted: 2_000, opening: 0 });
  expect(announcedPrices({ ratio: [1, 4] }, 2_860, 2_000)).toEqual({ adjusted: 2_688, opening: 688 });
});

describe('the calendar of rights issues', () => {
  it('has every day in its order: the right trades after the share trades without it, and is subscribed to before it lapses', () => {
    for (const issue of rightsIssuesBy(issuers, '2029-12-31')) {
      const days = rightsDays(issue);
      const on = days.map((day) => day.on);
      expect(on, issue.code).toEqual(on.toSorted());
      expect(days, issue.code).toHaveLength(RIGHTS_CALENDAR_STEPS.length);
      const { entitlement, ex, tradingFrom, tradingTo, subscribeTo, listed } = issue.days;
      expect([entitlement, ex, tradingFrom, tradingTo, subscribeTo, listed], issue.code).toEqual(
        [entitlement, ex, tradingFrom, tradingTo, subscribeTo, listed].toSorted(),
      );
      for (const day of on) expect(isTradingDay(day), `${issue.code} ${day}`).toBe(true);
    }
  });
});
