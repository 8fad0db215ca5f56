import type { MetaDescriptor } from 'react-router';
import { pick } from '#domain/bilingual.ts';
import { dubaiDate } from '#domain/date.ts';
import { textOf } from '#messages/text.tsx';
import { sessionHours, sessionPoints, withToday } from '../blocks/company/price-history.ts';
import { rangeOf, rangeStart, type Range } from '../blocks/plot/ranges.ts';
import type { PriceSectionData } from '../blocks/company/price-section.tsx';
import type { CompanyHeadData } from '../blocks/company/company-head-data.ts';
import type { Site } from '../context.ts';
import { pageMeta } from '../page-meta.ts';

const LAYOUT_ID = 'layouts/company';

/** Title and description of a company's page: `company.title.<page>`, `company.description.<page>`. */
export function companyMeta(
  matches: Parameters<typeof pageMeta>[0],
  page: 'overview' | 'trading' | 'profile',
): MetaDescriptor[] {
  const head = matches.find((match) => match?.id === LAYOUT_ID)?.loaderData as CompanyHeadData | undefined;
  if (!head) return pageMeta(matches);
  return pageMeta(matches, (locale) => {
    const t = textOf(locale);
    const names = { name: pick(head.security.name, locale), symbol: head.security.symbol };
    return { title: t(`company.title.${page}`, names), description: t(`company.description.${page}`, names) };
  });
}

/** Price, book and tape of a security, over the range that the address asks for. */
export async function loadTrading(
  { store, live, now }: Site,
  symbol: string,
  url: string,
  opensOn: Range,
  tradesShown: number,
) {
  const today = dubaiDate(now());
  const { range, understood } = rangeOf(new URL(url).searchParams.get('range'), opensOn);
  const inDay = range === '1D';
  const [profile, bars, deals] = await Promise.all([
    store.profiles.find(symbol),
    inDay ? [] : store.bars.list(symbol, rangeStart(range, today), today),
    store.directDeals.list(today),
  ]);
  const quote = live.quote(symbol) ?? null;
  const price: PriceSectionData = {
    range,
    understood,
    bars: inDay ? [] : withToday(bars, quote, today),
    day: inDay ? sessionPoints(live.minutes(symbol), today) : [],
    hours: inDay ? sessionHours(today) : [],
    previousClose: quote?.previousClose ?? null,
  };
  return {
    price,
    profile: profile ?? null,
    depth: live.depth(symbol) ?? null,
    trades: live.trades(symbol, tradesShown),
    deals: deals.filter((deal) => deal.symbol === symbol),
  };
}
