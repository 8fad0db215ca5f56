import { addDays, isTradingDay } from '#domain/calendar.ts';
import type { PlainDate } from '#domain/time.ts';
import type { Issuer } from '../issuers/issuer.ts';
import { entriesOf, entryOf, wholeOf } from '../issuers/seeded.ts';
import { NEWS_TOPICS } from './data/news-topics.ts';
import type { NewsTopic } from './data/news-topics.ts';
import { newsFile, publish } from './publication.ts';
import type { Publication } from './publication.ts';

/** One news item in each slot, Dubai hours: every trading day has news before, in and after the session. */
const SLOTS: readonly (readonly [number, number])[] = [
  [8.2, 9.4],
  [9.5, 10.7],
  [10.8, 12],
  [12.1, 13.2],
  [13.3, 14.6],
  [15.1, 17.4],
];

/** The sister exchange has a news item on one day in this many. */
const SISTER_DAYS = 4;

/** News between results, five or six items a trading day, in a range of days, both included. */
export function newsPublications(issuers: readonly Issuer[], from: PlainDate, to: PlainDate): Publication[] {
  const companies = issuers.filter(({ kind, facts }) => kind === 'equity' && facts.turnover > 0);
  const found: Publication[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    if (isTradingDay(day)) found.push(...newsOf(companies, day));
  }
  return found;
}

/** News of the sister exchange's companies: one item on about every fourth day. */
export function sisterNews(companies: readonly Issuer[], from: PlainDate, to: PlainDate): Publication[] {
  const found: Publication[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    if (isTradingDay(day) && wholeOf(`sister/${day}`, 1, SISTER_DAYS) === 1) found.push(...newsOf(companies, day, 1));
  }
  return found;
}

function newsOf(
  companies: readonly Issuer[],
  day: PlainDate,
  pieces = wholeOf(`pieces/${day}`, SLOTS.length - 1, SLOTS.length),
): Publication[] {
  const listed = companies.filter(
    ({ facts }) => facts.listed < day && !(facts.suspendedFrom && facts.suspendedFrom <= day),
  );
  return entriesOf(`news/${day}`, listed, pieces).map((issuer, at) => {
    const topic = entryOf(
      `topic/${day}/${at}`,
      NEWS_TOPICS.filter((one) => fits(one, issuer)),
    );
    return publish({
      key: `${issuer.symbol}/news/${day}/${topic.name}`,
      symbol: issuer.symbol,
      day,
      between: SLOTS[at]!,
      headline: topic.headline,
      files: newsFile(topic.label, () => topic.paper(issuer, day)),
    });
  });
}

function fits({ sectors }: NewsTopic, { sector }: Issuer): boolean {
  return sectors === undefined || sectors.includes(sector);
}
