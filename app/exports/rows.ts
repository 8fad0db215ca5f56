import type { Instant } from '#domain/time.ts';
import { textOf } from '#messages/text.tsx';
import { SECURITY_LISTS } from '#app/blocks/security-list/kinds.ts';
import { listValue } from '#app/blocks/security-list/list-column.ts';
import { applyListing } from '#app/blocks/security-list/listing.ts';
import type { ListedRow } from '#app/blocks/security-list/listed-row.ts';
import { orderWord, watchRows } from '#app/blocks/watch/watch-view.ts';
import type { Site } from '#app/context.ts';
import { loadWatchBoard } from '#app/pages/market-watch-data.ts';
import { loadSecurityList } from '#app/pages/the-exchange/market-information/listed-securities/list-data.ts';
import { calendarFile, marketActionRows } from './calendar-rows.ts';
import { classRows, shariaRows } from './class-rows.ts';
import { companyRows } from './company-rows.ts';
import { listColumns, watchColumns } from './columns.ts';
import { dealRows } from './deal-rows.ts';
import { constituentsRows, indexRows } from './index-rows.ts';
import { NOTICE_LISTS, noticeRows } from './notice-rows.ts';
import type { FileColumn, Rows } from './table.ts';
import { candidateRows, positionRows } from './election-rows.ts';
import { yearRows } from './investor-rows.ts';
import { byDayRows, reportRows } from './record-rows.ts';
import { ruleRows } from './rule-rows.ts';
import { summaryRows } from './summary-rows.ts';

/** Rows, and the market's now and nature when they were made. */
export interface MadeRows {
  rows: Rows<unknown>;
  now: Instant;
  simulated: boolean;
}

/**
 * The rows that the page of that name shows at this address, made by the page's own functions; null where it has none.
 * No more than `most` are needed, though more may be given.
 */
export async function rowsOf(route: string, url: URL, site: Site, most?: number): Promise<MadeRows | null> {
  const query = url.searchParams;
  const list = SECURITY_LISTS.find(({ page }) => page === route);
  if (list) return listRows(list.kind, query, site);
  if (route === 'market-summary') return summaryRows(query, site);
  if (route === 'the-exchange-direct-deals') return dealRows(query, site);
  if (route === 'the-exchange-indices') return indexRows(site);
  if (route === 'the-exchange-indices-currentIndex') return constituentsRows(lastSegment(url), query, site);
  if (route === 'market-watch') return boardRows(query, site);
  const rows = (await SITE_ROWS[route]?.(site, query, most)) ?? (await companyRows(route, url, site, most));
  return rows && { rows, now: site.now(), simulated: site.live.clock().simulated };
}

type Make = (site: Site, query: URLSearchParams, most?: number) => Rows<unknown> | null | Promise<Rows<unknown> | null>;

/** The rows of what is published for the whole market, by the name of the page. */
const SITE_ROWS: Readonly<Record<string, Make>> = {
  'discover-investor-relations-key-figures': (site) => yearRows(site),
  'discover-investor-relations-reports-presentations': (site) => reportRows(site, site.exchange.ownSymbol),
  'the-exchange-classification-list-page': classRows,
  'the-exchange-corporate-actions': marketActionRows,
  'the-exchange-disclosures': byDayRows,
  'the-exchange-e-board-positions': positionRows,
  'the-exchange-e-board-track-nominations': candidateRows,
  'the-exchange-market-rules': ruleRows,
  'the-exchange-settlement-trading-calender': calendarFile,
  'the-exchange-sharia-classification-list': shariaRows,
  ...Object.fromEntries(
    NOTICE_LISTS.map(([kind, page]): [string, Make] => [page, (site, query) => noticeRows(kind, site, query)]),
  ),
};

/** What the address names last, without the file's ending. */
function lastSegment({ pathname }: URL): string {
  return decodeURIComponent(pathname.split('/').at(-1) ?? '').replace(/\.[a-z]+$/, '');
}

type Kind = (typeof SECURITY_LISTS)[number]['kind'];

async function listRows(kind: Kind, query: URLSearchParams, site: Site): Promise<MadeRows> {
  const [data, currency] = await Promise.all([loadSecurityList(site, query, kind), currencyColumn(site)]);
  const { title, listing, now, simulated } = data;
  const { words, sector, sort, descending, ignored } = listing;
  const columns = [...listColumns(data.columns, site.locale, textOf(site.locale)), currency];
  const view = { q: words, sector, sort, order: orderWord(descending) };
  const rows = applyListing(data.rows, listing, listValue);
  const unknown = data.unknownColumns.map((value) => ({ parameter: 'column', value }));
  return { rows: { title, columns, rows, view, ignored: [...ignored, ...unknown] }, now, simulated };
}

async function boardRows(query: URLSearchParams, site: Site): Promise<MadeRows> {
  const [board, currency] = await Promise.all([loadWatchBoard(site, query), currencyColumn(site)]);
  const { view: asked, now, simulated } = board;
  const { words, sector, sort, descending } = asked.listing;
  const t = textOf(site.locale);
  const columns = [...watchColumns(asked.columns, site.locale, t), currency];
  const view = { q: words, board: asked.board, sector, sort, order: orderWord(descending) };
  const { ignored } = asked;
  const rows = watchRows(board.rows, asked);
  return { rows: { title: t('watch.title'), columns, rows, view, ignored }, now, simulated };
}

/** What the prices are in, as a company's page says it. */
async function currencyColumn({ store, locale }: Site): Promise<FileColumn> {
  const securities = await store.securities.list({ active: true });
  const currencies = new Map(securities.map(({ symbol, currency }) => [symbol, currency]));
  const cell = ({ symbol }: ListedRow) => currencies.get(symbol) ?? null;
  return { key: 'currency', heading: textOf(locale)('files.currency'), cell };
}
