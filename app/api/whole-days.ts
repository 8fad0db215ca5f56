import { isTradingDay } from '#domain/calendar.ts';
import type { PlainDate } from '#domain/time.ts';
import { wholeDays, type WholeDays } from '#app/data/history/whole-days.ts';
import { generalIndex } from '#app/data/indices/general.ts';
import type { Site } from '#app/context.ts';
import { HISTORY_S, NotYet } from './not-yet.ts';

/** The days with stored prices of all securities; throws `NotYet` for that day before they have been read once. */
export async function awaitWholeDays(site: Site, day: PlainDate): Promise<WholeDays> {
  const whole = await wholeDays(site);
  if (!whole) throw new NotYet(HISTORY_S, 'history-not-yet', day);
  return whole;
}

/** A day for which only some prices have been read has to wait: its sums would be partial. */
export async function awaitWholeDay(site: Site, day: PlainDate): Promise<void> {
  if (day > site.today() || !isTradingDay(day)) return;
  const held = await site.store.bars.span(generalIndex(site).code);
  // Nothing of a later day has been read yet: it is refused with the last day before it.
  if (held && day > held.last) return;
  const { first, last } = await awaitWholeDays(site, day);
  if (day < first || day > last) throw new NotYet(HISTORY_S, 'history-not-yet', day);
}
