import { bulletinKey, type Bulletin } from '#domain/bulletin.ts';
import {
  BULLETIN_KINDS,
  dueAt,
  parseBulletinPeriod,
  periodBefore,
  type BulletinKind,
  type BulletinPeriod,
} from '#domain/bulletin-period.ts';
import type { Instant } from '#domain/time.ts';
import { parseBulletinFilters, type BulletinFilters } from '#app/blocks/bulletins/bulletin-filters.ts';
import type { Site } from '#app/context.ts';

const KIND = 'bulletin';

/** A stored bulletin, without its figures. */
export interface HeldBulletin {
  period: BulletinPeriod;
  /** Its last. */
  revision: number;
  /** When that revision was made. */
  madeAt: Instant;
}

/** One revision, and when it was made. */
export interface Revision {
  revision: number;
  madeAt: Instant;
}

/** The request of an address for a bulletin, and the bulletin that answers it. */
export interface FoundBulletin {
  filters: BulletinFilters;
  /** All bulletins of that kind, latest first. */
  held: readonly HeldBulletin[];
  shown: { bulletin: Bulletin; madeAt: Instant; revisions: readonly Revision[] } | null;
}

/**
 * Returns the bulletin of an address. For a period that has no bulletin, or is not due yet, returns the last one and
 * lists the period in `ignored`.
 */
export async function findBulletin(site: Site, query: URLSearchParams): Promise<FoundBulletin> {
  const filters = parseBulletinFilters(query);
  const held = await heldBulletins(site, filters.kind);
  const { period, revision } = filters;
  const asked = period && held.find((one) => one.period.period === period.period);
  if (period && !asked) filters.ignored.push({ parameter: 'period', value: period.period });
  const one = asked ?? held[0];
  if (!one) return { filters, held, shown: null };
  const found = await revisionsOf(site, one);
  const wanted = found.find(({ bulletin }) => bulletin.revision === revision);
  if (revision !== null && !wanted) filters.ignored.push({ parameter: 'revision', value: String(revision) });
  const shown = wanted ?? found[0];
  if (!shown) return { filters, held, shown: null };
  const revisions = found.map(({ bulletin, madeAt }) => ({ revision: bulletin.revision, madeAt }));
  return {
    filters: { ...filters, revision: wanted ? revision : null, period: asked ? period : null },
    held,
    shown: { ...shown, revisions },
  };
}

/** Stored bulletins of a kind, or of all kinds, that are due; latest first. */
export async function heldBulletins(site: Site, only?: BulletinKind): Promise<HeldBulletin[]> {
  const now = site.now();
  const revisions = await site.store.documents.revisions(KIND);
  return Object.entries(revisions)
    .flatMap(([key, { count, changedAt }]): HeldBulletin[] => {
      const [kind, name = ''] = key.split(':') as [BulletinKind, string?];
      if ((only && kind !== only) || !BULLETIN_KINDS.includes(kind)) return [];
      const period = parseBulletinPeriod(kind, name);
      const due = period && dueAt(period);
      return due && due <= now ? [{ period, revision: count + 1, madeAt: changedAt }] : [];
    })
    .sort((a, b) => (a.period.to === b.period.to ? 0 : a.period.to < b.period.to ? 1 : -1));
}

/** The last revision of a stored bulletin; null when there is none. */
export async function currentBulletin(site: Site, period: BulletinPeriod): Promise<Bulletin | null> {
  return (await site.store.documents.find<Bulletin>(KIND, bulletinKey(period)))?.value ?? null;
}

/** The last period of the kind that should be published; its bulletin may not be stored yet. */
export function lastDue(kind: BulletinKind, now: Instant, around: BulletinPeriod): BulletinPeriod {
  let one = around;
  for (let due = dueAt(one); due === null || due > now; due = dueAt(one)) one = periodBefore(one);
  return one;
}

/** Revisions, newest first. */
async function revisionsOf({ store }: Site, { period, revision }: HeldBulletin) {
  const key = bulletinKey(period);
  if (revision > 1) {
    const history = await store.documents.history<Bulletin>(KIND, key);
    return history.map(({ value, from }) => ({ bulletin: value, madeAt: from }));
  }
  const found = await store.documents.find<Bulletin>(KIND, key);
  return found ? [{ bulletin: found.value, madeAt: found.recordedAt }] : [];
}
