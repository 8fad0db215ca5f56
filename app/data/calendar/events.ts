import type { Bilingual } from '#domain/bilingual.ts';
import type { Instant } from '#domain/time.ts';
import type { Site } from '#app/context.ts';

/** The fields of an event that the home page shows; the store keeps whole events (call 1). */
export interface HomeEvent {
  id: string;
  title: Bilingual;
  startsAt: Instant;
  allDay: boolean;
  modifiedAt: Instant;
}

/** The exchange's events, including past ones. */
export async function loadEvents({ store }: Site): Promise<HomeEvent[]> {
  const events = await store.documents.list<HomeEvent>('event');
  return events.map(({ value }) => value);
}
