import { marketDate } from '#domain/date.ts';
import type { PlainDate } from '#domain/time.ts';
import type { Site } from '#app/context.ts';
import type { JobName } from './stale-data.ts';

/**
 * The market's day on which an ingest job last read its data, used for data without a day of its own; null before the
 * first read. For loaders.
 */
export function readDay({ feedStatus, now }: Site, name: JobName): PlainDate | null {
  const age = feedStatus.ages().find(({ job }) => job === name)?.ageMs ?? null;
  return age === null ? null : marketDate(now() - age);
}

/** The earliest day on which one of these jobs last read its data; null before the first read of all. For loaders. */
export function oldestReadDay(site: Site, names: readonly JobName[]): PlainDate | null {
  const days = names.flatMap((name) => readDay(site, name) ?? []);
  return days.sort()[0] ?? null;
}
