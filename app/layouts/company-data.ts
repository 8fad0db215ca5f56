import type { MetaDescriptor } from 'react-router';
import { pick } from '#domain/bilingual.ts';
import { dubaiDate } from '#domain/date.ts';
import type { InstrumentTerms } from '#domain/instrument-terms.ts';
import { textOf } from '#messages/text.tsx';
import { parseChart } from '#app/blocks/chart/chart-view.ts';
import { sessionHours, sessionPoints } from '#app/blocks/company/price-history.ts';
import type { Range } from '#app/blocks/plot/ranges.ts';
import type { PriceSectionData } from '#app/blocks/company/price-section.tsx';
import type { CompanyHeadData } from '#app/blocks/company/company-head-data.ts';
import type { Site } from '#app/context.ts';
import { pageMeta } from '#app/page-meta.ts';
import { loadChart } from './company-chart.ts';

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

/** Price, book and tape of a security, as the address asks for its chart. */
export async function loadTrading(site: Site, symbol: string, url: string, opensOn: Range, tradesShown: number) {
  const { store, live, now } = site;
  const today = dubaiDate(now());
  const asked = parseChart(new URL(url).searchParams, opensOn);
  const inDay = asked.view.range === '1D';
  const [profile, chart, deals, contractSize] = await Promise.all([
    store.profiles.find(symbol),
    loadChart(site, symbol, asked),
    store.directDeals.list(today),
    loadContractSize(site, symbol),
  ]);
  const price: PriceSectionData = {
    chart,
    day: inDay ? sessionPoints(live.minutes(symbol), today) : [],
    hours: inDay ? sessionHours(today) : [],
    previousClose: live.quote(symbol)?.previousClose ?? null,
  };
  return {
    price,
    profile: profile ?? null,
    depth: live.depth(symbol) ?? null,
    trades: live.trades(symbol, tradesShown),
    deals: deals.filter((deal) => deal.symbol === symbol),
    contractSize,
  };
}

/** How many units one contract of a future stands for, null where nobody says; 1 of every other security. */
async function loadContractSize({ store }: Site, symbol: string): Promise<number | null> {
  const [security, terms] = await Promise.all([
    store.securities.find(symbol),
    store.documents.find<InstrumentTerms>('instrument-terms', symbol),
  ]);
  if (security?.kind !== 'future') return 1;
  return terms?.value.kind === 'future' ? terms.value.contractSize : null;
}
