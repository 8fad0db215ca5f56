import { settlementDate } from '#domain/calendar.ts';
import { hasPriceLimits } from '#domain/price-terms.ts';
import { continuousHours, nextTradeDay, sessionDay } from '#domain/session.ts';
import { priceLimits, tickFor } from '#domain/tick.ts';
import { crumbsOf } from '#app/blocks/breadcrumbs/crumbs.ts';
import type { CompanyHeadData } from '#app/blocks/company/company-head-data.ts';
import { priceUnits } from '#app/blocks/instrument-terms/price-units.ts';
import type { Site } from '#app/context.ts';
import { rightsActions } from '#app/data/calendar/moving-actions.ts';
import { loadPrices } from '#app/data/securities/prices.ts';
import { readDay } from '#app/data/status/read-day.ts';
import { staleData } from '#app/data/status/stale-data.ts';
import { pathOf } from '#app/page-path.ts';
import { isOver, loadExpiry } from './expiry.ts';
import { loadLastTrade } from './last-trade.ts';
import { suspensionNotice } from './suspension.ts';

/** Data of the head above every page of a security, which must be in the store. For loaders. */
export async function loadCompanyHead(site: Site, symbol: string): Promise<CompanyHeadData> {
  const { store, live, locale, now } = site;
  const today = site.today();
  const [security, actions, rights] = await Promise.all([
    store.securities.find(symbol),
    store.corporateActions.list({ symbol, from: today, to: today }),
    rightsActions(site, symbol),
  ]);
  if (!security) throw new Error(`The guard let the unknown symbol '${symbol}' pass.`);
  const at = now();
  // Limits and steps belong to the session of the figures.
  const day = sessionDay(at);
  const [expiry, prices, lastTrade] = await Promise.all([
    loadExpiry(site, security),
    loadPrices(site, security),
    loadLastTrade(site, symbol, day),
  ]);
  // The live figures of an expired contract are those of its last day, which is over.
  const quote = expiry?.state === 'expired' ? null : (live.quote(symbol) ?? null);
  const hasEnded = isOver(security, expiry, quote);
  const isTraded = security.active && !hasEnded && expiry?.state !== 'ended';
  // The next session of a suspended security is unknown.
  const tradesNext = isTraded && !quote?.suspended;
  const reference = quote?.reference ?? quote?.previousClose ?? null;
  return {
    stale: staleData(site, 'reference', 'profiles', 'bars', 'direct-deals', 'disclosures'),
    trail: crumbsOf('the-exchange-listed-securities', locale, [
      { label: symbol, to: pathOf('the-exchange-company', { SecuritySymbol: symbol }) },
    ]),
    security,
    // A service may repeat the last price as the 52-week range when there was no trade.
    quote: quote && lastTrade.isIdle && quote.lastAt === null ? { ...quote, high52: null, low52: null } : quote,
    untraded: lastTrade.untraded,
    prices,
    units: priceUnits(prices, locale),
    continuous: prices.rule === 'oil-future' ? continuousHours(day) : null,
    limits:
      reference === null || !prices.rule || !hasPriceLimits(security, day)
        ? null
        : priceLimits(reference, day, prices.rule),
    suspension: quote?.suspended ? await suspensionNotice(site, symbol) : null,
    tick: reference === null || !prices.rule ? null : tickFor(quote?.last ?? reference, day, prices.rule),
    // Until the pre-opening the limits and the previous close are those of the day before.
    changes:
      day === today
        ? [...actions, ...rights].filter(({ exDate, marker }) => exDate === today && marker === 'confirmed')
        : [],
    settlesOn: tradesNext && security.kind !== 'future' ? settlementDate(nextTradeDay(at)) : null,
    expiry,
    hasEnded,
    days: {
      previousClose: lastTrade.closedOn,
      profile: readDay(site, 'profiles'),
      terms: readDay(site, 'reference'),
    },
    now: at,
  };
}
