import { settlementDate } from '#domain/calendar.ts';
import { priceLimits, tickFor } from '#domain/tick.ts';
import { crumbsOf } from '#app/blocks/breadcrumbs/crumbs.ts';
import type { CompanyHeadData } from '#app/blocks/company/company-head-data.ts';
import type { Site } from '#app/context.ts';
import { staleData } from '#app/stale-data.ts';
import { pathOf } from '#app/page-path.ts';
import { loadExpiry } from './company-expiry.ts';

/** What stands above everything about a security, which the store must know. For loaders. */
export async function loadCompanyHead(site: Site, symbol: string): Promise<CompanyHeadData> {
  const { store, live, locale, now } = site;
  const today = site.today();
  const [security, dated] = await Promise.all([
    store.securities.find(symbol),
    store.corporateActions.list({ symbol, from: today, to: today }),
  ]);
  if (!security) throw new Error(`The guard let the unknown symbol '${symbol}' pass.`);
  const expiry = await loadExpiry(site, security);
  const at = now();
  // What stands in the live figures of an expired contract is its last day, which is over.
  const quote = expiry?.state === 'expired' ? null : (live.quote(symbol) ?? null);
  const reference = quote?.reference ?? quote?.previousClose ?? null;
  return {
    stale: staleData(site, 'reference', 'profiles', 'bars', 'direct-deals', 'disclosures'),
    trail: crumbsOf('the-exchange-listed-securities', locale, [
      { label: symbol, to: pathOf('the-exchange-company', { SecuritySymbol: symbol }) },
    ]),
    security,
    quote,
    limits: reference === null || security.kind === 'future' ? null : priceLimits(reference, today),
    tick: reference === null || security.kind === 'future' ? null : tickFor(quote?.last ?? reference, today),
    changes: dated.filter(({ exDate, marker }) => exDate === today && marker === 'confirmed'),
    settlesOn: security.active && security.kind !== 'future' ? settlementDate(today) : null,
    expiry,
    now: at,
  };
}
