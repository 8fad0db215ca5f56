import { marketTime, formatDate } from '#domain/date.ts';
import { standingOf, type JobAge, type Incident, type Standing } from '#domain/feed-status.ts';
import type { Locale } from '#domain/locale.ts';
import { DAY_MS, type Instant } from '#domain/time.ts';
import { textOf, type Text } from '#messages/text.tsx';
import type { FeedRow } from '#app/blocks/feed-status/feed-list.tsx';
import type { IncidentRow } from '#app/blocks/feed-status/incident-list.tsx';
import { waitText } from '#app/blocks/market-status-summary/duration.ts';
import type { Site } from '#app/context.ts';
import type { FormDesk } from '#app/form-desk.ts';
import type { JobName } from '#app/data/status/stale-data.ts';

export interface StatusData {
  /** The real time: the age of sources is measured by it, not by a replayed market's time. */
  at: Instant;
  /** The market's current time. */
  now: Instant;
  /** The market's time as text when a simulated market has a time of its own; null when both times are the same. */
  marketTime: { date: string; time: string } | null;
  /** Number of kinds of data that are late. */
  late: number;
  /** True when the nodes of the site cannot reach each other. */
  isAlone: boolean;
  feeds: FeedRow[];
  incidents: IncidentRow[];
  /** State of the mails about forms, in sentences. */
  mail: { isFault: boolean; sentences: string[] };
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Data read more often than this counts as read live. */
const LIVE_MS = 10_000;
const LATE: readonly Standing[] = ['behind', 'expired'];

/** Built from memory: the page works without the sources and the store. */
export function loadStatus({ feedStatus, isAlone, live, locale, now, wallNow }: Site, desk: FormDesk): StatusData {
  const [at, market] = [wallNow(), now()];
  const hasOwnTime = live.clock().simulated && Math.abs(market - at) >= MINUTE_MS;
  const rows = feedStatus.ages().map((age) => feedRow(age, locale));
  return {
    at,
    now: market,
    marketTime: hasOwnTime ? moment(market, locale) : null,
    late: rows.filter(({ standing }) => LATE.includes(standing)).length,
    isAlone: isAlone(),
    feeds: rows,
    incidents: feedStatus.incidents().map((incident) => incidentRow(incident, at, locale)),
    mail: mailOf(desk, at, textOf(locale)),
  };
}

/** Mails that were given up need an operator, and mails that have waited long may. */
function mailOf(desk: FormDesk, at: Instant, t: Text): StatusData['mail'] {
  if (!desk.sendsMail) return { isFault: false, sentences: [t('status.mail.off')] };
  const state = desk.state();
  if (state === null) return { isFault: false, sentences: [t('status.mail.unread')] };
  const { waiting, dead, oldestAt } = state.mail;
  const isLate = oldestAt !== null && at - oldestAt > HOUR_MS;
  return {
    isFault: dead > 0 || isLate,
    sentences: [
      t('status.mail.waiting', { count: waiting }),
      ...(isLate ? [t('status.mail.oldest', { age: waitText(wholeMinutes(at - oldestAt), t) })] : []),
      ...(dead > 0 ? [t('status.mail.dead', { count: dead })] : []),
    ],
  };
}

function feedRow(age: JobAge<JobName>, locale: Locale): FeedRow {
  const t = textOf(locale);
  const standing = standingOf(age);
  return {
    job: age.job,
    name: t(`feeds.name.${age.job}`),
    what: t(`feeds.feeds.${age.job}`),
    standing,
    standingText: t(`feeds.standing.${standing}`),
    readAt: age.readAt === null ? null : moment(age.readAt, locale),
    age: ageOf(age, t),
    every: everyWords(age.isOffered ? age.everyMs : DAY_MS, t),
    failure: age.isOffered ? age.incident && t(`feeds.failure.${age.incident.failure}`) : t('feeds.notOffered'),
  };
}

/** Empty for data that is not offered: it has no age. */
function ageOf({ ageMs, isOffered }: JobAge, t: Text): string {
  if (!isOffered) return '';
  return ageMs === null ? t('feeds.age.never') : agoWords(ageMs, t);
}

function incidentRow({ job, failure, beganAt, endedAt }: Incident<JobName>, now: Instant, locale: Locale): IncidentRow {
  const t = textOf(locale);
  const lastedMs = (endedAt ?? now) - beganAt;
  return {
    id: `${job}-${beganAt}`,
    name: t(`feeds.name.${job}`),
    failure: t(`feeds.failure.${failure}`),
    began: moment(beganAt, locale),
    ended: endedAt === null ? null : moment(endedAt, locale),
    lasted: lastedMs < MINUTE_MS ? null : waitText(wholeMinutes(lastedMs), t),
  };
}

function moment(at: Instant, locale: Locale): { date: string; time: string; iso: string } {
  return { date: formatDate(at, locale), time: marketTime(at), iso: new Date(at).toISOString() };
}

function agoWords(ageMs: number, t: Text): string {
  return ageMs < MINUTE_MS ? t('feeds.age.moment') : t('feeds.age.ago', { age: waitText(wholeMinutes(ageMs), t) });
}

function everyWords(everyMs: number, t: Text): string {
  if (everyMs < LIVE_MS) return t('feeds.every.live');
  if (everyMs < MINUTE_MS) return t('feeds.every.seconds', { count: Math.round(everyMs / 1_000) });
  if (everyMs < HOUR_MS) return t('feeds.every.minutes', { count: Math.round(everyMs / MINUTE_MS) });
  return everyMs < DAY_MS ? t('feeds.every.hours', { count: Math.round(everyMs / HOUR_MS) }) : t('feeds.every.day');
}

/** Ages are shown in whole minutes passed. */
function wholeMinutes(ms: number): number {
  return Math.floor(ms / MINUTE_MS) * MINUTE_MS;
}
