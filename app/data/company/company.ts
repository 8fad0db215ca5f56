import type { MetaDescriptor } from 'react-router';
import { pick } from '#domain/bilingual.ts';
import { sessionDay } from '#domain/session.ts';
import { BREADTH_KINDS } from '#domain/security.ts';
import { textOf } from '#messages/text.tsx';
import { parseChart } from '#app/blocks/chart/chart-view.ts';
import { sessionHours, sessionPoints } from '#app/blocks/company/price-history.ts';
import { RANGES, type Range } from '#app/blocks/plot/ranges.ts';
import type { PriceSectionData } from '#app/blocks/company/price-section.tsx';
import type { CompanyHeadData } from '#app/blocks/company/company-head-data.ts';
import type { Site } from '#app/context.ts';
import { pageMeta } from '#app/head/page-meta.ts';
import { loadChart } from './chart.ts';
import { loadIsOver } from './expiry.ts';

const LAYOUT_ID = 'layouts/company';
/** What is suspended, or no longer traded, has no day of its own to open on. */
const OF_THE_PAST: Range = '6M';

/** Title and description of a company's page; what is of no company has other things on its first page and in its profile. */
export function companyMeta(
  matches: Parameters<typeof pageMeta>[0],
  page: 'overview' | 'trading' | 'profile',
): MetaDescriptor[] {
  const head = matches.find((match) => match?.id === LAYOUT_ID)?.loaderData as CompanyHeadData | undefined;
  if (!head) return pageMeta(matches);
  return pageMeta(matches, (locale) => {
    const t = textOf(locale);
    const { name, symbol, kind } = head.security;
    const names = { name: pick(name, locale), symbol };
    const ofCompany = page === 'trading' || BREADTH_KINDS.includes(kind);
    const description = ofCompany
      ? t(`company.description.${page}`, names)
      : t(`company.description.${page}.ofNoCompany`, names);
    return { title: t(`company.title.${page}`, names), description };
  });
}

/** Price, book and tape of a security, as the address asks for its chart; one that is no longer traded has its days alone. */
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
