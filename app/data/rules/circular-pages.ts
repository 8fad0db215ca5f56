import { parseCircularNumber } from '#domain/circular-number.ts';
import { everyPage } from '#domain/every-page.ts';
import type { Site } from '#app/context.ts';
import { pathOf } from '#app/page-path.ts';

/** Ids of published circulars, by number. */
export type CircularIds = ReadonlyMap<string, string>;

export async function circularIds({ store, today }: Site): Promise<CircularIds> {
  const circulars = await everyPage((range) => store.circulars.page(range));
  const known = circulars.filter(({ date }) => date <= today());
  return new Map(known.map(({ id, number }) => [comparable(number), id]));
}

/** Normalises '2/2026' to '02/2026'. */
function comparable(number: string): string {
  const { serial, year } = parseCircularNumber(number) ?? {};
  return `${serial}/${year}`;
}

/** The page of the circular with that number; null when it is not published. */
export function circularPath(number: string, circulars: CircularIds): string | null {
  const id = circulars.get(comparable(number));
  return id === undefined ? null : pathOf('the-exchange-circulars-id', { id });
}
