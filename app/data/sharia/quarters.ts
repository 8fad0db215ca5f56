import type { ExchangeRole } from '#domain/security.ts';
import { endedQuarters, type ShariaCompany, type ShariaQuarter } from '#domain/sharia.ts';
import type { Site } from '#app/context.ts';

/** The quarters with lists, newest first. */
export async function shariaQuarters({ store, today }: Site): Promise<ShariaQuarter[]> {
  const held = await store.documents.list<ShariaQuarter>('sharia-quarter');
  return endedQuarters(
    held.map(({ value }) => value),
    today(),
  );
}

/** The newest quarter of which a list of the exchange is stored, with that list; undefined when there is none. */
export async function newestList(
  site: Site,
  exchange: ExchangeRole,
): Promise<{ quarter: ShariaQuarter; list: ShariaCompany[] } | undefined> {
  for (const quarter of await shariaQuarters(site)) {
    const list = await shariaList(site, quarter, exchange);
    if (list) return { quarter, list };
  }
  return undefined;
}

/** A quarter's list of an exchange, by symbol; null when it was not read. */
export async function shariaList(
  { store }: Site,
  quarter: ShariaQuarter | undefined,
  exchange: ExchangeRole,
): Promise<ShariaCompany[] | null> {
  if (!quarter) return null;
  const key = `${quarter.year}-${quarter.quarter}:${exchange}`;
  const held = await store.documents.find<ShariaCompany[]>('sharia-companies', key);
  return held?.value.toSorted((a, b) => (a.symbol < b.symbol ? -1 : 1)) ?? null;
}
