import type { Bilingual } from '#domain/bilingual.ts';
import type { Instant } from '#domain/time.ts';
import type { Site } from '#app/context.ts';

/** What of an event the home page says; the store keeps events whole (call 1). */
export interface HomeEvent {
  id: string;
  title: Bilingual;
  startsAt: Instant;
  allDay: boolean;
  modifiedAt: Instant;
}

/** The exchange's events, past ones among them. */
export async function loadEvents({ store }: Site): Promise<HomeEvent[]> {
  const events = await store.documents.list<HomeEvent>('event');
  return events.map(({ value }) => value);
}
