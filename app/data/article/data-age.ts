import { formatDate, marketTime } from '#domain/date.ts';
import { DAY_MS, type Instant } from '#domain/time.ts';
import { textOf } from '#messages/text.tsx';
import type { Site } from '#app/context.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** The time of some market data and its age, in the reader's language. */
export function dataAge(site: Pick<Site, 'locale' | 'now'>, at: Instant | null): string {
  const { locale } = site;
  const t = textOf(locale);
  if (at === null) return t('proof.age.none');
  const moment = t('market.delay.stopped', { date: formatDate(at, locale), time: marketTime(at, { seconds: true }) });
  return `${moment} ${ageOf(Math.max(0, site.now() - at), t)}`;
}

function ageOf(ms: number, t: ReturnType<typeof textOf>): string {
  if (ms >= 2 * DAY_MS) return t('proof.age.days', { count: Math.floor(ms / DAY_MS) });
  if (ms >= 2 * HOUR_MS) return t('proof.age.hours', { count: Math.floor(ms / HOUR_MS) });
  return t('proof.age.minutes', { count: Math.floor(ms / MINUTE_MS) });
}
