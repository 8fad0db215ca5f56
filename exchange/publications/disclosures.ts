import { marketDate } from '#domain/date.ts';
import type { PlainDate } from '#domain/time.ts';
import { corporateYear } from '../issuers/corporate-year.ts';
import type { CorporateYear } from '../issuers/corporate-year.ts';
import type { ExchangeIdentity } from '../issuers/identity.ts';
import type { Issuer } from '../issuers/issuer.ts';
import { SISTER_ISSUERS } from '../issuers/sister.ts';
import { fundReports } from './fund-reports.ts';
import { marketNews } from './market-news.ts';
import { meetingPublications } from './meetings.ts';
import { newsPublications, sisterNews } from './news.ts';
import { ownPress } from './own-press.ts';
import type { Publication } from './publication.ts';
import { resultPublications } from './results.ts';

/** Scheduled publications cover this year and the two before; the oldest year has only reports and meetings. */
const YEARS_BACK = 2;
const FISCAL_YEARS_AHEAD = 1;

/**
 * Every publication of the exchange and its issuers up to the end of a day, newest first. It depends only on the day:
 * earlier publications keep their texts and ids.
 */
export function publicationsOf(identity: ExchangeIdentity, issuers: readonly Issuer[], day: PlainDate): Publication[] {
  const year = Number(day.slice(0, 4));
  const first = `${year - YEARS_BACK}-01-01`;
  const years = corporateYears(issuers, year);
  const calendar = range(year - YEARS_BACK, year);
  const all = [
    ...issuers.flatMap((issuer) => (years.get(issuer.symbol) ?? []).flatMap((one) => scheduled(issuer, one))),
    ...newsPublications(issuers, firstDayOfNews(day), day),
    ...sisterNews(SISTER_ISSUERS, firstDayOfNews(day), day),
    ...calendar.flatMap((one) => [
      ...fundReports(issuers, one),
      ...ownPress(identity, issuers, one),
      ...marketNews(identity, issuers, one, years),
    ]),
  ];
  return all.filter((one) => within(one, issuers, first, day)).sort((a, b) => b.at - a.at || (a.key < b.key ? -1 : 1));
}

function scheduled(issuer: Issuer, year: CorporateYear): Publication[] {
  return [...resultPublications(issuer, year), ...meetingPublications(issuer, year)];
}

function corporateYears(issuers: readonly Issuer[], year: number): Map<string, CorporateYear[]> {
  const fiscalYears = range(year - YEARS_BACK - FISCAL_YEARS_AHEAD, year);
  return new Map(issuers.map((issuer) => [issuer.symbol, fiscalYears.map((one) => corporateYear(issuer, one))]));
}

/** True when the publication is in the archive's range. An issuer publishes nothing before it is listed. */
function within(
  { at, symbol, files }: Publication,
  issuers: readonly Issuer[],
  first: PlainDate,
  day: PlainDate,
): boolean {
  const on = marketDate(at);
  const listed = listingDays(issuers).get(symbol) ?? first;
  const archived = on < `${Number(first.slice(0, 4)) + 1}-01-01` && files.every(({ type }) => type === 'news');
  return on >= first && on <= day && on >= listed && !archived;
}

/** News covers the current half-year and the one before. */
function firstDayOfNews(day: PlainDate): PlainDate {
  const year = Number(day.slice(0, 4));
  return day.slice(5) < '07-01' ? `${year - 1}-07-01` : `${year}-01-01`;
}

const knownListings = new WeakMap<readonly Issuer[], Map<string, PlainDate>>();

function listingDays(issuers: readonly Issuer[]): Map<string, PlainDate> {
  const known = knownListings.get(issuers) ?? new Map(issuers.map(({ symbol, facts }) => [symbol, facts.listed]));
  knownListings.set(issuers, known);
  return known;
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}
