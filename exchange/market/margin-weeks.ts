import { addDays, isTradingDay, nextTradingDay, weekday } from '#domain/calendar.ts';
import { marketInstant } from '#domain/date.ts';
import type { MarginWeek } from '#domain/margin-week.ts';
import { memberOn } from '#domain/member.ts';
import type { DailyBar } from '#domain/quote.ts';
import type { Instant, PlainDate } from '#domain/time.ts';
import { wholeOf } from '../issuers/seeded.ts';
import { apportioned } from '../members/broker-figures.ts';
import { tradingMembers } from '../members/directory.ts';

type BarsOf = (symbol: string, from: PlainDate, to: PlainDate) => readonly DailyBar[];

/** The first published week, by its Friday, and the first week with separate figures for both kinds. */
const FIRST_WEEK: PlainDate = '2025-05-09';
const FIRST_APART: PlainDate = '2026-06-05';
const FRIDAY = 5;
const PUBLISHED = '09:00';
const SECURITIES_LISTED = 20;
const AED = 1_000;
const MILLION = 1_000_000 * AED;
const KINDS = { margin: 'margin', 'short-term': 'short-margin', all: 'margin' } as const;

/** Borrowings at the end of each week of a year that is published by now, oldest first. */
export function marginWeeks(year: number, now: Instant, symbols: readonly string[], barsOf: BarsOf): MarginWeek[] {
  return fridaysOf(year).flatMap((friday) => {
    const last = lastTradingDay(friday);
    if (last === null) return [];
    const published = marketInstant(nextTradingDay(last), PUBLISHED);
    if (published > now) return [];
    const bars = symbols.map((symbol) => ({ symbol, bars: barsOf(symbol, addDays(friday, -4), last) }));
    const kinds = friday < FIRST_APART ? (['all'] as const) : (['margin', 'short-term'] as const);
    return kinds.map((kind) => weekOf(kind, last, published, now, bars));
  });
}

type Traded = { symbol: string; bars: readonly DailyBar[] }[];

function weekOf(
  kind: MarginWeek['kind'],
  week: PlainDate,
  published: Instant,
  now: Instant,
  traded: Traded,
): MarginWeek {
  const name = `margin/${kind}/${week}`;
  const members = tradingMembers(week).filter((member) =>
    memberOn(member, week)?.services.some(({ service }) => service === KINDS[kind]),
  ).length;
  // In one week in five a member reports late: its part is missing until the next week is published.
  const isLate = members > 1 && wholeOf(`margin/late/${week}`, 1, 5) === 1;
  const isIn = !isLate || now >= published + WEEK_MS;
  const part = (value: number) => Math.round((value * (isIn ? 1_000 : 975)) / 1_000);
  const full = fullOf(kind, week);
  const outstanding = part(full.outstanding);
  const collateral = part(full.collateral);
  const turnover = traded.flatMap(({ bars }) => bars).reduce((sum, { value }) => sum + (value ?? 0), 0);
  const share = kind === 'all' ? 1_000 : kind === 'margin' ? 850 : 150;
  const ofTurnover = (side: string) =>
    part(Math.round((turnover / 1_000_000) * share * wholeOf(`margin/${side}/${week}`, 230, 330)));
  return {
    week,
    publishedAt: isLate && isIn ? published + WEEK_MS : published,
    revision: isLate && isIn ? 2 : 1,
    kind,
    members,
    reporting: isIn ? members : members - 1,
    accounts: part(kind === 'short-term' ? wholeOf(name, 420, 510) : wholeOf(name, 3_900, 4_300)),
    outstanding,
    collateral,
    purchases: ofTurnover('purchases'),
    sales: ofTurnover('sales'),
    calls: wholeOf(`${name}/calls`, kind === 'short-term' ? 0 : 4, kind === 'short-term' ? 9 : 60),
    soldOut: wholeOf(`${name}/sold`, 0, kind === 'short-term' ? 900 : 6_500) * 1_000 * AED,
    securities: financedOf(kind, outstanding, collateral, traded),
  };
}

const WEEK_MS = 7 * 86_400_000;

/** Borrowing grows slowly, with a small weekly variation; collateral covers it about two and a half times. */
function fullOf(kind: MarginWeek['kind'], week: PlainDate): Pick<MarginWeek, 'outstanding' | 'collateral'> {
  const weeks = Math.round((Date.parse(week) - Date.parse(FIRST_WEEK)) / WEEK_MS);
  const millions = Math.round(((4_100 + 9 * weeks) * wholeOf(`margin/size/${week}`, 975, 1_025)) / 1_000);
  const share = kind === 'all' ? 1_000 : kind === 'margin' ? 850 : 150;
  const outstanding = Math.round((millions * MILLION * share) / 1_000);
  const month = wholeOf(`margin/cover/${week.slice(0, 7)}`, 2_200, 2_750);
  const cover = month + wholeOf(`margin/cover/${week}`, -80, 80) - (kind === 'short-term' ? 400 : 0);
  return { outstanding, collateral: Math.round(outstanding * (cover / 1_000)) };
}

/** Distributes debt and collateral over the securities by their turnover; returns the largest. */
function financedOf(
  kind: MarginWeek['kind'],
  outstanding: number,
  collateral: number,
  traded: Traded,
): MarginWeek['securities'] {
  const held = traded.flatMap(({ symbol, bars }) => {
    const close = bars.at(-1)?.close ?? null;
    const value = bars.reduce((sum, bar) => sum + (bar.value ?? 0), 0);
    const weight = Math.round(Math.sqrt(value)) * wholeOf(`margin/${kind}/${symbol}`, 60, 140);
    return close === null || weight === 0 ? [] : [{ symbol, close, weight }];
  });
  const weights = held.map(({ weight }) => weight);
  if (weights.length === 0) return [];
  const [debts, values] = [apportioned(outstanding, weights), apportioned(collateral, weights)];
  return held
    .map(({ symbol, close }, at) => ({
      symbol,
      financed: debts[at]!,
      heldShares: Math.round(values[at]! / close),
    }))
    .sort((a, b) => b.financed - a.financed)
    .slice(0, SECURITIES_LISTED);
}

function fridaysOf(year: number): PlainDate[] {
  const fridays: PlainDate[] = [];
  for (let day = `${year}-01-01`; day <= `${year}-12-31`; day = addDays(day, 1))
    if (weekday(day) === FRIDAY && day >= FIRST_WEEK) fridays.push(day);
  return fridays;
}

/** null for a week without trading. */
function lastTradingDay(friday: PlainDate): PlainDate | null {
  for (let back = 0; back < 5; back += 1) if (isTradingDay(addDays(friday, -back))) return addDays(friday, -back);
  return null;
}
