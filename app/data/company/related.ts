import type { Site } from '#app/context.ts';
import { loadNext } from './next-events.ts';
import { loadOwnershipBrief } from './ownership.ts';
import { loadPeers } from './peers.ts';

/** Data beside a security's own trading: upcoming events, ownership and peers. */
export async function loadRelated(site: Site, symbol: string) {
  const [next, peers, ownership] = await Promise.all([
    loadNext(site, symbol),
    loadPeers(site, symbol),
    loadOwnershipBrief(site, symbol),
  ]);
  return { next, peers, ownership };
}
