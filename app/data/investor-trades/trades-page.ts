import { total } from '#domain/bar-summary.ts';
import { BREADTH_KINDS } from '#domain/security.ts';
import { formatDate } from '#domain/date.ts';
import {
  investorFlows,
  nationalityGroups,
  netBuyingDays,
  typeGroups,
  type InvestorFlows,
  type InvestorGroup,
} from '#domain/investor-trades.ts';
import { compactAmount, integer } from '#domain/number.ts';
import { divideRounded, type Thousandths } from '#domain/thousandths.ts';
import { DAY_MS, type PlainDate } from '#domain/time.ts';
import { isTradedBar } from '#domain/traded-bars.ts';
import { place } from '#exchange.place.ts';
import { textOf } from '#messages/text.tsx';
import { crumbsOf } from '#app/blocks/breadcrumbs/crumbs.ts';
import { exportLabels, type ExportLabels } from '#app/blocks/exports/export-labels.ts';
import { inRowOrder } from '#app/blocks/filtered-list/row-order.ts';
import { pageWithin } from '#app/blocks/filtered-list/search-params.ts';
import { tradeColumns, type MatrixRow, type TradeRow } from '#app/blocks/investor-trades/trade-columns.ts';
import { groupsOf, type InvestorCut, type TradeFilters } from '#app/blocks/investor-trades/trade-filters.ts';
import type { ListPageFrame } from '#app/blocks/list-page/list-page.tsx';
import type { Site } from '#app/context.ts';
import { waysTo } from '#app/data/ways.ts';
import { isUnread, staleData, type StaleData } from '#app/data/status/stale-data.ts';
import { pathOf } from '#app/page-path.ts';
import { institutionMonths, type InstitutionMonths } from './institution-months.ts';
import { findTrades, matrixOf, type FoundTrades } from './trades.ts';

const PAGE_SIZE = 50;
const THOUSANDTHS = 1_000;
/** For a longer range, our own bars are not summed. */
const CHECKED_DAYS = 366;
/** More bars cannot be told apart on a phone. */
const BARS_MOST = 32;

const PAGES = {
  nationality: { route: 'the-exchange-historical-data-trade-by-nationality', other: 'type' },
  type: { route: 'the-exchange-historical-data-trade-by-client-type', other: 'nationality' },
} as const;

export interface TradesPage extends ListPageFrame {
  stale: StaleData | null;
  unread: boolean | 'not-offered';
  filters: TradeFilters;
  rows: readonly TradeRow[];
  total: number;
  /** Sums of the whole range; null when it has at most one row. */
  sums: InvestorFlows | null;
  pages: number;
  size: number;
  /** Nets of each period, oldest first, and their running sums from the beginning of the range. */
  drawn: {
    dates: readonly PlainDate[];
    nets: readonly DrawnGroup[];
    running: readonly DrawnGroup[];
    hasBars: boolean;
  } | null;
  matrix: readonly MatrixRow[];
  /** For types of investors; null for other cuts, and when fewer than two months are stored. */
  institutions: InstitutionMonths | null;
  asOf: PlainDate | null;
  files: ExportLabels;
  words: { count: string; caption: string; none: string; sentence: string | null; check: string | null };
}

interface DrawnGroup {
  id: string;
  values: readonly Thousandths[];
}

/** The trades of investors for the query. */
export async function loadTradesPage(site: Site, cut: InvestorCut, query: URLSearchParams): Promise<TradesPage> {
  const found = await findTrades(site, cut, query);
  const { filters, trades, rows, held } = found;
  const { page, pages, ignored } = pageWithin(filters, rows.length, PAGE_SIZE);
  const shown = inRowOrder(rows, tradeColumns(textOf(site.locale), filters), filters.order);
  return {
    stale: staleData(site, 'investor-trades'),
    unread: rows.length === 0 && held === null && isUnread(site, 'investor-trades'),
    ...frameOf(site, cut),
    filters: { ...filters, page, ignored },
    rows: shown.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    total: rows.length,
    pages,
    size: PAGE_SIZE,
    sums: rows.length > 1 ? investorFlows(trades, groupsOf(filters)) : null,
    drawn: drawnOf(found),
    matrix: cut === 'type' ? matrixOf(trades) : [],
    institutions: cut === 'type' ? await institutionMonths(site, filters) : null,
    asOf: rows[0]?.date ?? null,
    files: exportLabels(site.locale),
    words: await wordsOf(found, site),
  };
}

function frameOf(site: Site, cut: InvestorCut): ListPageFrame {
  const t = textOf(site.locale);
  const { route, other } = PAGES[cut];
  const title = t(`trading.${cut}.title`);
  return {
    trail: crumbsOf('the-exchange-historical-data', site.locale, [{ label: title, to: pathOf(route) }]),
    head: { title, description: t(`trading.${cut}.description`), lead: t(`trading.${cut}.lead`) },
    ways: waysTo(site, [
      [PAGES[other].route, `trading.${other}.title`],
      ['the-exchange-historical-data-company-prices', 'history.prices.title'],
      ['market-summary', 'summary.title'],
    ]),
  };
}

function drawnOf({ filters, rows }: FoundTrades): TradesPage['drawn'] {
  if (rows.length < 2) return null;
  const oldestFirst = rows.toReversed();
  const groups = groupsOf(filters);
  const nets = groups.map(({ id }, at) => ({ id, values: oldestFirst.map(({ flows }) => flows.groups[at]!.net) }));
  const running = nets.map(({ id, values }) => {
    let sum = 0;
    return { id, values: values.map((net) => (sum += net)) };
  });
  const hasBars = rows.length <= BARS_MOST && groups.length <= 3;
  return { dates: oldestFirst.map(({ date }) => date), nets, running, hasBars };
}

/** The group whose buying the sentence describes: foreigners, or institutions. */
function toldGroup(cut: InvestorCut): InvestorGroup {
  return (cut === 'nationality' ? nationalityGroups(3)[2] : typeGroups(2)[1])!;
}

async function wordsOf(found: FoundTrades, site: Site): Promise<TradesPage['words']> {
  const { filters, rows, trades, held } = found;
  const t = textOf(site.locale);
  const day = (date: PlainDate) => formatDate(date, site.locale);
  const range = { from: day(filters.from), to: day(filters.to) };
  return {
    count: t(`history.count.${filters.interval}`, { count: rows.length, day: '' }),
    caption: t('trading.caption', { ...range, title: t(`trading.${filters.cut}.title`) }),
    none: held
      ? t('trading.none', { ...range, first: day(held.first), last: day(held.last) })
      : t('trading.noneHeld', range),
    sentence: trades.length > 0 ? sentenceOf(found, site) : null,
    check: await checkOf(found, site),
  };
}

function sentenceOf({ filters, trades }: FoundTrades, { locale }: Site): string {
  const t = textOf(locale);
  const group = toldGroup(filters.cut);
  const { net } = investorFlows(trades, [group]).groups[0]!;
  const { buying, days } = netBuyingDays(trades, group);
  const way = net > 0 ? 'bought' : net < 0 ? 'sold' : 'even';
  return t(`trading.sentence.${group.id}.${way}`, {
    amount: compactAmount(Math.abs(net), locale, { zero: true }),
    buying: integer(buying, { zero: true }),
    days,
  });
}

/** A sentence that compares both sides with each other, and with the value of our own bars of the same days. */
export async function checkOf(
  { filters, trades, rows }: Pick<FoundTrades, 'filters' | 'trades' | 'rows'>,
  site: Site,
): Promise<string | null> {
  const [last, first] = [rows[0], rows.at(-1)];
  if (!last || !first) return null;
  const t = textOf(site.locale);
  const { buying, selling } = investorFlows(trades, []);
  const amount = (value: Thousandths) => integer(divideRounded(value, THOUSANDTHS), { zero: true });
  const sides = { buying: amount(buying), selling: amount(selling) };
  const isLong = (Date.parse(last.date) - Date.parse(first.from)) / DAY_MS > CHECKED_DAYS;
  // Days whose prices are not added yet, or never come, would look like a difference.
  const market = isLong || isUnread(site, 'bars') ? null : await marketValue(site, first.from, last.date, filters.kind);
  if (market === null) return t('trading.check', sides);
  return t(market === buying ? 'trading.check.same' : 'trading.check.other', { ...sides, market: amount(market) });
}

/** Value traded in our own bars; null when it is not given for every day, or is in several currencies. */
async function marketValue(
  { store }: Site,
  from: PlainDate,
  to: PlainDate,
  kind: string | null,
): Promise<Thousandths | null> {
  const counted = (await store.securities.list({ exchange: 'home' })).filter((one) =>
    kind === null ? BREADTH_KINDS.includes(one.kind) : one.kind === kind,
  );
  if (counted.some(({ currency }) => currency !== place.currency.code)) return null;
  const bars = await Promise.all(counted.map(({ symbol }) => store.bars.list(symbol, from, to)));
  return total(bars.flat().filter(isTradedBar), 'value');
}
