import { nextClosure } from '#domain/calendar.ts';
import { marketDate } from '#domain/date.ts';
import { breadth } from '#domain/movers.ts';
import { statusNowAt } from '#app/blocks/market-status-summary/status-now.ts';
import type { Site } from '#app/context.ts';
import type { MarketNow } from '#app/root-data.ts';
import { countedSecurities } from './counted-securities.ts';

/** Market data of the menus; null when the store fails, since no page waits or fails for it. */
export function loadMarketNow(site: Site): Promise<MarketNow | null> {
  return site.shared('market now', countMarket).catch(() => null);
}

async function countMarket(site: Site): Promise<MarketNow> {
  const { store, live, locale, now } = site;
  const at = now();
  const today = marketDate(at);
  const [counts, disclosures] = await Promise.all([
    breadthNow(site),
    store.disclosures.page({ lang: locale, announcementType: 'Disclosure', from: today, until: at, take: 1 }),
  ]);
  const { sentence, isOpen, next } = statusNowAt(at, live.clock().phase);
  const closure = nextClosure(today);
  return {
    at,
    disclosures: disclosures.total,
    ...counts,
    isOpen,
    next: sentence === 'closedNow' ? null : next.at,
    closure: closure ? { from: closure.from, to: closure.to } : null,
  };
}

async function breadthNow(site: Site): Promise<Pick<MarketNow, 'advancing' | 'securities'>> {
  const counted = (await countedSecurities(site)).map(({ quote }) => quote);
  const { advancing, untraded } = breadth(counted);
  return { advancing: untraded === counted.length ? null : advancing, securities: counted.length };
}
