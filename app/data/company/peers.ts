import { largest, peersOf, type PeersData } from '#app/blocks/company/largest-peers.ts';
import { sectorSlug } from '#domain/security.ts';
import type { Site } from '#app/context.ts';
import { issuedShares } from '#app/data/securities/issued-shares.ts';

/** The largest other securities of a security's sector; null when it has no sector. */
export async function loadPeers(site: Site, symbol: string): Promise<PeersData | null> {
  const [securities, shares] = await Promise.all([
    site.shared('listed securities', ({ store }) => store.securities.list({ active: true })),
    site.shared('issued shares', issuedShares),
  ]);
  const own = securities.find((each) => each.symbol === symbol);
  const peers = own ? peersOf(own, securities) : [];
  if (!own?.sector || peers.length === 0) return null;
  const rows = peers.map(({ symbol: peer, isin, name, sector, board }) => ({
    symbol: peer,
    isin,
    name,
    sector,
    board,
    quote: site.live.quote(peer) ?? null,
    issuedShares: shares.get(peer) ?? null,
  }));
  return { sector: own.sector, slug: sectorSlug(own.sector), rows: largest(rows) };
}
