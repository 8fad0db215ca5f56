import { addDays, addTradingDays, nextTradingDay, previousTradingDay } from '#domain/calendar.ts';
import type { RightsStep } from '#domain/rights-issue.ts';
import { times } from '#domain/thousandths.ts';
import type { PlainDate } from '#domain/time.ts';
import { onTradingDay } from './corporate-year.ts';
import type { Both, Issuer } from './issuer.ts';
import { wholeOf } from './seeded.ts';

/** An issuer that raises capital from its holders, and the ratio of new to old shares. */
interface Plan {
  symbol: string;
  ratio: readonly [newShares: number, oldShares: number];
}

/** Used in this order, one a season. All are invented. */
const PLANS: readonly Plan[] = [
  { symbol: 'RIKAB', ratio: [1, 4] },
  { symbol: 'SIJAL', ratio: [2, 5] },
  { symbol: 'KOTIA', ratio: [1, 3] },
  { symbol: 'DAFEERA', ratio: [1, 5] },
  { symbol: 'SAAI', ratio: [1, 2] },
  { symbol: 'SHAFRA', ratio: [1, 8] },
  { symbol: 'TALLI', ratio: [1, 6] },
  { symbol: 'MIHMAS', ratio: [3, 10] },
];
const FIRST_YEAR = 2020;
/** Once in this many years the holders reject the spring issue. */
const TURNED_DOWN_EVERY = 4;
const TURNED_DOWN = 2;

/** Discounted issue price, in hundredths of the share's price: from, to. */
const OFFERED_AT: readonly [number, number] = [62, 78];
const MILLION = 1_000_000;

/** Trading days between one step and the next. */
const TO_ENTITLEMENT = 10;
const TO_TRADING = 10;
const WINDOW = 9;
const TO_SUBSCRIPTION = 4;
const AFTER_TRADING = 4;
const TO_ALLOTMENT = 3;
const TO_REFUND = 2;
const TO_LISTING = 3;

/** A rights issue as of a day. */
export interface PlannedIssue {
  code: string;
  issuer: Issuer;
  ratio: readonly [newShares: number, oldShares: number];
  /** Shares in issue before the rights issue, in today's units. */
  sharesBefore: number;
  /** The issue price as hundredths of the close before the proposal. */
  offeredAt: number;
  /** The day on which the board proposed the issue. */
  proposed: PlainDate;
  isTurnedDown: boolean;
  days: Record<RightsStep, PlainDate>;
  underwritten: boolean;
  /** Applications as a multiple of the new shares, in thousandths. */
  covered: number;
}

type Season = 'spring' | 'autumn';
/** Date of a season's meeting, and how many days before it the board proposes. */
const MEETINGS: Record<Season, { on: string; proposedBefore: number }> = {
  spring: { on: '01-18', proposedBefore: 75 },
  autumn: { on: '10-12', proposedBefore: 35 },
};

/** Every issue proposed by that day, latest first. */
export function rightsIssuesBy(issuers: readonly Issuer[], day: PlainDate): PlannedIssue[] {
  const known = new Map(issuers.map((issuer) => [issuer.symbol, issuer]));
  const last = Number(day.slice(0, 4)) + 1;
  const seasons = Array.from({ length: (last - FIRST_YEAR + 1) * 2 }, (_, at) => ({
    year: FIRST_YEAR + Math.floor(at / 2),
    season: (at % 2 === 0 ? 'spring' : 'autumn') satisfies Season as Season,
    plan: PLANS[at % PLANS.length]!,
  }));
  const inIssue = new Map<string, number>();
  return seasons
    .flatMap(({ year, season, plan }) => {
      const issuer = known.get(plan.symbol);
      if (!issuer) return [];
      const sharesBefore = inIssue.get(plan.symbol) ?? issuer.facts.units * MILLION;
      const issue = { ...issueOf(issuer, plan, year, season), sharesBefore };
      if (issuer.facts.listed >= issue.proposed) return [];
      if (!issue.isTurnedDown) inIssue.set(plan.symbol, sharesBefore + subscribedOf(issue));
      return [issue];
    })
    .filter(({ proposed }) => proposed <= day)
    .reverse();
}

/** New shares of an issuer listed by a day, each with its listing day. */
export function listedIssuesBy(issuer: Issuer, day: PlainDate): { listed: PlainDate; shares: number }[] {
  return rightsIssuesBy([issuer], day)
    .filter(({ isTurnedDown, days }) => !isTurnedDown && days.listed <= day)
    .map((issue) => ({ listed: issue.days.listed, shares: subscribedOf(issue) }));
}

function issueOf(
  issuer: Issuer,
  { symbol, ratio }: Plan,
  year: number,
  season: Season,
): Omit<PlannedIssue, 'sharesBefore'> {
  const code = `${symbol.toLowerCase()}-${year}`;
  const { on, proposedBefore } = MEETINGS[season];
  const meeting = onTradingDay(`${year}-${on}`);
  const entitlement = addTradingDays(meeting, TO_ENTITLEMENT);
  const ex = nextTradingDay(entitlement);
  const tradingFrom = addTradingDays(ex, TO_TRADING);
  const tradingTo = addTradingDays(tradingFrom, WINDOW);
  const subscribeTo = addTradingDays(tradingTo, AFTER_TRADING);
  const allotted = addTradingDays(subscribeTo, TO_ALLOTMENT);
  const refunded = addTradingDays(allotted, TO_REFUND);
  return {
    code,
    issuer,
    ratio,
    offeredAt: wholeOf(`rights/${code}/price`, ...OFFERED_AT),
    proposed: onTradingDay(addDays(meeting, -proposedBefore)),
    isTurnedDown: season === 'spring' && year % TURNED_DOWN_EVERY === TURNED_DOWN,
    days: {
      meeting,
      entitlement,
      ex,
      tradingFrom,
      tradingTo,
      subscribeFrom: addTradingDays(tradingFrom, TO_SUBSCRIPTION),
      subscribeTo,
      allotted,
      refunded,
      listed: addTradingDays(refunded, TO_LISTING),
    },
    underwritten: wholeOf(`rights/${code}/underwritten`, 0, 1) === 1,
    covered: wholeOf(`rights/${code}/covered`, 912, 2_640),
  };
}

/** New shares of an issue, whole lots of a thousand. */
export function newSharesOf({ sharesBefore, ratio: [units, of] }: PlannedIssue): number {
  return Math.floor((sharesBefore * units) / of / 1_000) * 1_000;
}

/** Shares issued in the end: an underwriter buys what nobody subscribed to. */
export function subscribedOf(issue: PlannedIssue): number {
  const offered = newSharesOf(issue);
  if (issue.covered >= 1_000 || issue.underwritten) return offered;
  return Math.floor(times(issue.covered, offered) / 1_000);
}

/** The symbol under which the right of an issue trades. */
export function rightsSymbolOf({ issuer }: PlannedIssue): string {
  return `${issuer.symbol}-R`;
}

/** The last day on which the share trades with the right. */
export function lastDayWithRight({ days }: PlannedIssue): PlainDate {
  return previousTradingDay(days.ex);
}

/** What happens to shares that holders of rights do not subscribe to. */
export function unusedText({ underwritten }: PlannedIssue): Both {
  return underwritten
    ? {
        en: 'They go to holders who asked for more than their rights, in proportion to what they asked for. The underwriter takes what is left.',
        ar: 'تُخصص لمن طلب من حاملي الحقوق أكثر من حقه بنسبة ما طلبه، ويأخذ متعهد التغطية ما يتبقى.',
      }
    : {
        en: 'They go to holders who asked for more than their rights, in proportion to what they asked for. What is left is not issued.',
        ar: 'تُخصص لمن طلب من حاملي الحقوق أكثر من حقه بنسبة ما طلبه، وما يتبقى لا يُصدر.',
      };
}
