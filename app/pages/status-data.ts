import { dubaiClock, formatDate } from '#domain/date.ts';
import { standingOf, type FeedAge, type Incident, type Standing } from '#domain/feed.ts';
import type { Locale } from '#domain/locale.ts';
import { DAY_MS, type Instant } from '#domain/time.ts';
import { textOf, type Text } from '#messages/text.tsx';
import type { FeedRow } from '#app/blocks/feed-status/feed-list.tsx';
import type { IncidentRow } from '#app/blocks/feed-status/incident-list.tsx';
import { waitWords } from '#app/blocks/market-status-summary/duration.ts';
import type { Site } from '#app/context.ts';

export interface StatusData {
  /** The reader's own time: sources are late by it, not by a replayed market's. */
  at: Instant;
  /** The market's now. */
  now: Instant;
  stale: number;
  feeds: FeedRow[];
  incidents: IncidentRow[];
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** What is read more often than this is read as it moves. */
const LIVE_MS = 10_000;
const LATE: readonly Standing[] = ['behind', 'expired'];

/** Made of what is held in memory: the page stands when neither the sources nor the store do. */
export function loadStatus({ feeds, locale, now, wallNow }: Site): StatusData {
  const at = wallNow();
  const rows = feeds.ages().map((age) => feedRow(age, locale));
  return {
    at,
    now: now(),
    stale: rows.filter(({ standing }) => LATE.includes(standing)).length,
    feeds: rows,
    incidents: feeds.incidents().map((incident) => incidentRow(incident, at, locale)),
  };
}

function feedRow(age: FeedAge, locale: Locale): FeedRow {
  const t = textOf(locale);
  const standing = standingOf(age);
  return {
    feed: age.feed,
    name: t(`feeds.name.${age.feed}`),
    what: t(`feeds.feeds.${age.feed}`),
    standing,
    standingWords: t(`feeds.standing.${standing}`),
    readAt: age.readAt === null ? null : moment(age.readAt, locale),
    age: age.ageMs === null ? t('feeds.age.never') : agoWords(age.ageMs, t),
    every: everyWords(age.everyMs, t),
    failure: age.incident && t(`feeds.failure.${age.incident.failure}`),
  };
}

function incidentRow({ feed, failure, beganAt, endedAt }: Incident, now: Instant, locale: Locale): IncidentRow {
  const t = textOf(locale);
  const lastedMs = (endedAt ?? now) - beganAt;
  return {
    id: `${feed}-${beganAt}`,
    name: t(`feeds.name.${feed}`),
    failure: t(`feeds.failure.${failure}`),
    began: moment(beganAt, locale),
    ended: endedAt === null ? null : moment(endedAt, locale),
    lasted: lastedMs < MINUTE_MS ? null : waitWords(wholeMinutes(lastedMs), t),
  };
}

function moment(at: Instant, locale: Locale): { date: string; time: string; iso: string } {
  return { date: formatDate(at, locale), time: dubaiClock(at), iso: new Date(at).toISOString() };
}

function agoWords(ageMs: number, t: Text): string {
  return ageMs < MINUTE_MS ? t('feeds.age.moment') : t('feeds.age.ago', { age: waitWords(wholeMinutes(ageMs), t) });
}

function everyWords(everyMs: number, t: Text): string {
  if (everyMs < LIVE_MS) return t('feeds.every.live');
  if (everyMs < MINUTE_MS) return t('feeds.every.seconds', { count: Math.round(everyMs / 1_000) });
  if (everyMs < HOUR_MS) return t('feeds.every.minutes', { count: Math.round(everyMs / MINUTE_MS) });
  return everyMs < DAY_MS ? t('feeds.every.hours', { count: Math.round(everyMs / HOUR_MS) }) : t('feeds.every.day');
}

/** An age is told in minutes that have passed. */
function wholeMinutes(ms: number): number {
  return Math.floor(ms / MINUTE_MS) * MINUTE_MS;
}
