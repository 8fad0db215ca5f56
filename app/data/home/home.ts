import type { Instant } from '#domain/time.ts';
import type { WeekDay } from '#app/blocks/week-ahead/week-day.ts';
import type { Site } from '#app/context.ts';
import { staleData, type StaleData } from '#app/data/status/stale-data.ts';
import { loadQuotedRows, type QuotedRows } from './market.ts';
import { loadEvents } from '#app/data/calendar/events.ts';
import { actionsMissing, issuesMissing } from '#app/data/calendar/missing.ts';
import { loadIndex, type HomeIndex } from './index-panel.ts';
import { loadPublications, type HomePublications } from './publications.ts';
import { loadWeek } from './week.ts';
import { pack, type Packed } from '#app/blocks/home/packed.ts';

export interface HomeData extends HomePublications {
  stale: StaleData | null;
  now: Instant;
  simulated: boolean;
  market: Packed<HomeIndex & QuotedRows>;
  week: WeekDay[];
  /** Why days without events are empty; null when all events are known. */
  weekMissing: string | null;
}

/** Jobs behind the page's data that no stream updates. */
const SHOWN_JOBS = [
  'disclosures',
  'circulars',
  'press',
  'events',
  'dividends',
  'offerings',
  'rights-issues',
  'reference',
] as const;

/** All data of the home page. `query` can name an index and a range. */
export async function loadHome(site: Site, query: URLSearchParams): Promise<HomeData> {
  const events = await loadEvents(site);
  const [index, quoted, publications, week] = await Promise.all([
    loadIndex(site, query),
    loadQuotedRows(site),
    loadPublications(site, events),
    loadWeek(site, events),
  ]);
  return {
    stale: staleData(site, ...SHOWN_JOBS),
    now: site.now(),
    simulated: site.live.clock().simulated,
    market: pack({ ...index, ...quoted }),
    ...publications,
    week,
    weekMissing: [actionsMissing(site), issuesMissing(site)].filter(Boolean).join(' ') || null,
  };
}
