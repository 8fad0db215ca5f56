import type { Bilingual } from './bilingual.ts';
import { DUE_AFTER_CLOSE, tradingDaysOf, type BulletinPeriod } from './bulletin-period.ts';
import type { DisclosureLine, HeadlineLine, ResultLine } from './bulletin-lines.ts';
import { addDays, previousTradingDay } from './calendar.ts';
import { marketDate, marketInstant } from './date.ts';
import { DISCLOSURE_KINDS, kindOf } from './disclosure-kind.ts';
import type { Disclosure, ReportInterval } from './disclosure.ts';
import { editionOf, joinEditions, type Editions } from './editions.ts';
import { DEFAULT_LOCALE, LOCALE_CODES, type Locale } from './locale.ts';
import { daysOfMonth, monthOf, monthsFrom, type Month } from './month.ts';
import type { Instant, PlainDate } from './time.ts';

/** Days after the end of the covered period by which statements are due (docs/market-rules.md, Disclosure rules). */
const INTERIM_DAYS = 45;
const ANNUAL_DAYS = 90;
const MONTHS_A_YEAR = 12;
const DECEMBER = 12;
/** Months of the fiscal year that statements cover; preliminary results are not the statements that are due. */
const COVERED: Partial<Record<ReportInterval, number>> = { Q1: 3, Q2: 6, Q3: 9, Yearly: MONTHS_A_YEAR };

/** A window of disclosures between two moments, the second not included. */
export interface DisclosureWindow {
  from: Instant;
  until: Instant;
}

/**
 * The window of disclosures of a period. A day and a week end when their bulletin is due, 15:30, and begin where the
 * one before ended; longer periods are whole calendar days.
 */
export function disclosureWindow(period: BulletinPeriod): DisclosureWindow {
  const days = tradingDaysOf(period);
  const [first, last] = [days[0] ?? period.from, days.at(-1) ?? period.to];
  if (period.kind === 'daily' || period.kind === 'weekly')
    return {
      from: marketInstant(previousTradingDay(first), DUE_AFTER_CLOSE),
      until: marketInstant(last, DUE_AFTER_CLOSE),
    };
  return { from: marketInstant(period.from, '00:00'), until: marketInstant(addDays(period.to, 1), '00:00') };
}

/**
 * Each disclosure once, with its headline in both languages, oldest first. `disclosures` must have every day that the
 * window touches, so that a row is matched with the one in the other language on either side of the window's ends.
 */
export function headlineLines(disclosures: readonly Disclosure[], { from, until }: DisclosureWindow): HeadlineLine[] {
  return [...Map.groupBy(disclosures, ({ symbol }) => symbol).values()]
    .flatMap((own) => joinEditions(byLanguage(own)))
    .map(headlineLine)
    .filter(({ at }) => at >= from && at < until)
    .sort((a, b) => a.at - b.at || compare(a.symbol, b.symbol) || compare(a.id, b.id));
}

function byLanguage(rows: readonly Disclosure[]): Record<Locale, readonly Disclosure[]> {
  return Object.fromEntries(
    LOCALE_CODES.map((locale) => [locale, rows.filter(({ lang }) => lang === locale)]),
  ) as unknown as Record<Locale, readonly Disclosure[]>;
}

function headlineLine(editions: Editions): HeadlineLine {
  const row = editionOf(editions, DEFAULT_LOCALE);
  const { id, publishedAt, symbol, issuer } = row;
  const headlines = LOCALE_CODES.map((locale) => [locale, editions.in[locale]?.headline ?? null]);
  const headline = { ...Object.fromEntries(headlines), [DEFAULT_LOCALE]: row.headline } as Bilingual;
  return { id, at: publishedAt, symbol, name: issuer, kind: kindOf(row), headline };
}

/** Number of disclosures of each kind, in the order of the kinds; a kind without any is left out. */
export function disclosureLines(lines: readonly HeadlineLine[]): DisclosureLine[] {
  return DISCLOSURE_KINDS.map((kind) => ({ kind, count: lines.filter((line) => line.kind === kind).length })).filter(
    ({ count }) => count > 0,
  );
}

/**
 * The statements first published within the period, by day and symbol. `disclosures` must begin well before it, so that
 * a follow-up is not mistaken for the statements; `yearEnds` is the month in which a company's fiscal year ends,
 * December by default.
 */
export function resultLines(
  disclosures: readonly Disclosure[],
  { from, until }: DisclosureWindow,
  yearEnds: ReadonlyMap<string, number>,
): ResultLine[] {
  const statements = disclosures.filter((one) => kindOf(one) === 'results' && isCovering(one.reportInterval));
  const first = new Map<string, { disclosure: Disclosure; periodEnd: PlainDate }>();
  for (const disclosure of statements.toSorted((a, b) => a.publishedAt - b.publishedAt)) {
    const { symbol, publishedAt, reportInterval, lang } = disclosure;
    const periodEnd = coveredUntil(reportInterval!, yearEnds.get(symbol) ?? DECEMBER, marketDate(publishedAt));
    const key = `${symbol} ${periodEnd}`;
    const known = first.get(key)?.disclosure;
    const isSooner = !known || (known.publishedAt === publishedAt && lang === DEFAULT_LOCALE);
    if (isSooner) first.set(key, { disclosure, periodEnd });
  }
  return [...first.values()]
    .filter(({ disclosure: { publishedAt } }) => publishedAt >= from && publishedAt < until)
    .map(({ disclosure: { symbol, issuer, publishedAt, reportInterval }, periodEnd }): ResultLine => {
      const publishedOn = marketDate(publishedAt);
      const dueOn = addDays(periodEnd, reportInterval === 'Yearly' ? ANNUAL_DAYS : INTERIM_DAYS);
      const status = publishedOn <= dueOn ? 'on-time' : 'late';
      return { symbol, name: issuer, interval: reportInterval!, periodEnd, publishedOn, dueOn, status };
    })
    .sort((a, b) => compare(a.publishedOn, b.publishedOn) || compare(a.symbol, b.symbol));
}

function isCovering(interval: ReportInterval | null): boolean {
  return interval !== null && COVERED[interval] !== undefined;
}

/** The last day that statements of the interval cover: the latest such day before publication. */
function coveredUntil(interval: ReportInterval, yearEnd: number, published: PlainDate): PlainDate {
  const month = ((yearEnd + (COVERED[interval] ?? MONTHS_A_YEAR) - 1) % MONTHS_A_YEAR) + 1;
  for (let back = 1; back <= MONTHS_A_YEAR; back += 1) {
    const before: Month | null = monthsFrom(monthOf(published), -back);
    if (before !== null && Number(before.slice(5)) === month) return daysOfMonth(before).at(-1)!;
  }
  return published;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
