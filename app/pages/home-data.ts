import type { Instant } from '#domain/time.ts';
import type { WeekDay } from '#app/blocks/week-ahead/week-day.ts';
import type { Site } from '#app/context.ts';
import { staleData, type StaleData } from '#app/stale-data.ts';
import { loadBoard, type HomeBoard } from './home-board.ts';
import { loadEvents } from './home-events.ts';
import { loadIndex, type HomeIndex } from './home-index.ts';
import { loadPublications, type HomePublications } from './home-publications.ts';
import { loadWeek } from './home-week.ts';
import { pack, type Packed } from './packed.ts';

export interface HomeData extends HomePublications {
  stale: StaleData | null;
  now: Instant;
  simulated: boolean;
  market: Packed<HomeIndex & HomeBoard>;
  week: WeekDay[];
}

/** Of the page's data, what no stream brings. */
const SHOWN_FEEDS = ['disclosures', 'circulars', 'press', 'events', 'dividends', 'reference'] as const;

/** Everything the home page shows, gathered at once. `query` may name an index and a range. */
export async function loadHome(site: Site, query: URLSearchParams): Promise<HomeData> {
  const events = await loadEvents(site);
  const [index, board, publications, week] = await Promise.all([
    loadIndex(site, query),
    loadBoard(site),
    loadPublications(site, events),
    loadWeek(site, events),
  ]);
  return {
    stale: staleData(site, ...SHOWN_FEEDS),
    now: site.now(),
    simulated: site.live.clock().simulated,
    market: pack({ ...index, ...board }),
    ...publications,
    week,
  };
}
