import { pick } from '#domain/bilingual.ts';
import { figuresAt } from '#domain/freshness.ts';
import { closesAround } from '#domain/session.ts';
import type { Site } from '#app/context.ts';
import { oldestReadDay } from '#app/data/status/read-day.ts';
import type { Provenance, Rows } from './table.ts';

type Dated = Pick<Rows, 'asOf' | 'feeds'>;

/** Source and time of a file's rows; `page` is the address of their page. */
export function provenanceOf(rows: Dated, page: string, site: Site): Provenance {
  const { exchange, locale, live } = site;
  return { source: pick(exchange.name, locale), page, ...timeOf(rows, site), simulated: live.clock().simulated };
}

/** Their own day, the day of the last reading of a list, or the time of the market's figures. */
function timeOf({ asOf, feeds }: Dated, site: Site): Pick<Provenance, 'asOf' | 'delayed'> {
  if (asOf) return { asOf, delayed: false };
  if (feeds) return { asOf: oldestReadDay(site, feeds), delayed: site.feedStatus.stale(...feeds).length > 0 };
  const { live } = site;
  const now = site.now();
  const heard = figuresAt({ ageMs: live.ageMs(), clock: live.clock(), now, closes: closesAround(now, 0) });
  return { asOf: heard, delayed: heard !== now };
}
