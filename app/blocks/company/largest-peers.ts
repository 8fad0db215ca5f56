import type { Bilingual } from '#domain/bilingual.ts';
import { BREADTH_KINDS, type Security, isSameSector } from '#domain/security.ts';
import { marketCap, type ListedRow } from '#app/blocks/security-list/listed-row.ts';

/** The largest others of a sector. */
export interface PeersData {
  sector: Bilingual;
  /** Slug of the sector in addresses of the lists. */
  slug: string;
  rows: ListedRow[];
}

const SHOWN = 5;

/** Securities of the same exchange and sector, without the security itself; debt and derivatives have no peers. */
export function peersOf(own: Security, securities: readonly Security[]): Security[] {
  if (!own.sector || !BREADTH_KINDS.includes(own.kind)) return [];
  return securities.filter(
    ({ symbol, sector, kind, exchange, active }) =>
      active &&
      symbol !== own.symbol &&
      exchange === own.exchange &&
      isSameSector(sector, own.sector) &&
      BREADTH_KINDS.includes(kind),
  );
}

/** The largest by market value, those of unknown value last. */
export function largest(rows: readonly ListedRow[]): ListedRow[] {
  const value = (row: ListedRow) => marketCap(row, row.quote) ?? -1;
  return rows.toSorted((a, b) => value(b) - value(a) || (a.symbol < b.symbol ? -1 : 1)).slice(0, SHOWN);
}
