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
