import { shownAge } from '#live/age.ts';
import type { LiveReader } from '#live/reader.ts';
import { STALENESS_TAG } from './read-live.ts';
import type { Tags } from './tags.ts';

/** From this age on pages mark their figures as stale, and show the age in whole minutes (app/blocks/freshness). */
const STALE_AFTER_MS = 3_000;
const MINUTE_MS = 60_000;
const LOOK_EVERY_MS = 250;

/** Moves the tag when pages have to show another age of the figures. The answer ends the watch. */
export function watchStaleness(live: Pick<LiveReader, 'clock' | 'ageMs' | 'now'>, tags: Tags): () => void {
  let shown = stalenessOf(live);
  const timer = setInterval(() => {
    const now = stalenessOf(live);
    if (now === shown) return;
    shown = now;
    tags.move([STALENESS_TAG]);
  }, LOOK_EVERY_MS).unref();
  return () => clearInterval(timer);
}

/** What pages show: 0 for fresh figures and those of the last close, otherwise 1 plus the whole minutes of silence. */
function stalenessOf(live: Pick<LiveReader, 'clock' | 'ageMs' | 'now'>): number {
  const ageMs = shownAge(live);
  if (ageMs < STALE_AFTER_MS) return 0;
  return 1 + Math.floor(ageMs / MINUTE_MS);
}
