import { sessionDay } from '#domain/session.ts';
import { parseChart } from '#app/blocks/chart/chart-view.ts';
import { sessionHours, sessionPoints } from '#app/blocks/company/price-history.ts';
import { RANGES, type Range } from '#app/blocks/plot/ranges.ts';
import type { PriceSectionData } from '#app/blocks/company/price-section.tsx';
import type { Site } from '#app/context.ts';
import { loadChart } from './chart.ts';
import { loadIsOver } from './expiry.ts';

/** A suspended security, or one that is no longer traded, has no current day to open on. */
const OF_THE_PAST: Range = '6M';

/**
 * Price, book and tape of a security, for the chart settings of its address; only the price history for a security that
 * is no longer traded.
 */
export async function loadTrading(site: Site, symbol: string, url: string, usual: Range, tradesShown: number) {
  const { store, live, now } = site;
  const day = sessionDay(now());
  const hasEnded = await loadIsOver(site, symbol);
  const minutes = live.minutes(symbol);
  const opensOn = hasEnded || (live.quote(symbol)?.suspended && minutes.length === 0) ? OF_THE_PAST : usual;
  const ranges = hasEnded ? RANGES.filter((range) => range !== '1D') : RANGES;
  const asked = parseChart(new URL(url).searchParams, opensOn, ranges);
  const inDay = asked.view.range === '1D';
  const [profile, chart, deals] = await Promise.all([
    store.profiles.find(symbol),
    loadChart(site, symbol, asked),
    store.directDeals.list(day),
  ]);
  const price: PriceSectionData = {
    chart,
    day: inDay ? sessionPoints(minutes, day) : [],
    hours: inDay ? sessionHours(day) : [],
    previousClose: live.quote(symbol)?.previousClose ?? null,
    opensOn,
    ranges,
  };
  return {
    price,
    profile: profile ?? null,
    depth: live.depth(symbol) ?? null,
    trades: live.trades(symbol, tradesShown),
    deals: deals.filter((deal) => deal.symbol === symbol),
  };
}
