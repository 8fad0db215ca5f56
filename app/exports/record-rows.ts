import { pick } from '#domain/bilingual.ts';
import { kindOf } from '#domain/disclosure-kind.ts';
import { marketInstant } from '#domain/date.ts';
import type { Disclosure } from '#domain/disclosure.ts';
import { hrefIn } from '#domain/locale-switch.ts';
import { textOf, type Text } from '#messages/text.tsx';
import { column, type Column } from '#app/columns/column.ts';
import { parseDisclosures, type DisclosureFilters } from '#app/blocks/disclosures/disclosure-filters.ts';
import { KIND_TEXT } from '#app/blocks/publications/kind-text.ts';
import type { Report } from '#app/blocks/company-records/report-years.ts';
import type { NoticeRow } from '#app/blocks/publications/notice-list.tsx';
import type { Site } from '#app/context.ts';
import { knownActions } from '#app/data/calendar/known-actions.ts';
import { disclosureFileHref } from '#app/links/document-links.ts';
import { allDisclosures } from '#app/data/disclosures/list.ts';
import { loadMeetings } from '#app/data/company/meetings.ts';
import { loadReports } from '#app/data/company/reports.ts';
import { byDayFilters, loadIssuers } from '#app/data/disclosures/by-day.ts';
import { pathOf } from '#app/page-path.ts';
import type { RouteName } from '#app/site-map.ts';
import { calendarOf } from './action-days.ts';
import { NO_FILTERS, type RowsRequest, type Rows } from './table.ts';

export async function disclosureRows(
  site: Site,
  symbol: string,
  { query, most }: RowsRequest,
): Promise<Rows<Disclosure>> {
  return filteredRows(site, parseDisclosures(query), { symbol, most });
}

/** Disclosures of all issuers, as on their list, with the issuer of each. */
export async function byDayRows(site: Site, { query, most }: RowsRequest): Promise<Rows<Disclosure>> {
  return filteredRows(site, byDayFilters(query, await loadIssuers(site)), { most });
}

async function filteredRows(
  site: Site,
  filters: DisclosureFilters,
  { symbol, most }: { symbol?: string; most: number | undefined },
): Promise<Rows<Disclosure>> {
  const { locale, origin } = site;
  const t = textOf(locale);
  return {
    title: t('disclosures.title'),
    columns: disclosureColumns(t, origin, symbol === undefined),
    rows: await allDisclosures(site, filters, { symbol, most }),
    feeds: ['disclosures', 'disclosure-history'],
    ...disclosureView(filters),
    item: (row) => ({
      id: row.id,
      title: `${row.symbol}: ${row.headline}`,
      url: origin + hrefIn(locale, pathOf('the-exchange-disclosures-id', { id: row.id })),
      publishedAt: row.publishedAt,
      summary: `${pick(row.issuer, locale)} · ${t(KIND_TEXT[kindOf(row)])}`,
      category: t(KIND_TEXT[kindOf(row)]),
    }),
  };
}

/** The filters of a list of disclosures, with defaults filled in, and the ignored parameters. */
export function disclosureView({ ignored, page: _, words, exchange, ...asked }: DisclosureFilters) {
  return { view: { ...(exchange && { exchange }), q: words, ...asked }, ignored };
}

/** Columns of disclosures in files; `ofAll`: with the issuer of each. */
export function disclosureColumns(t: Text, origin: string, ofAll: boolean): Column<Disclosure>[] {
  return [
    column('moment', 'published', t('records.file.published'), ({ publishedAt }) => publishedAt),
    column('text', 'headline', t('records.file.headline'), ({ headline }) => headline),
    column('code', 'id', 'ID', ({ id }) => id),
    documentColumn(t, origin, ({ files: [file] }) => (file ? disclosureFileHref(file) : null)),
    column('code', 'kind', t('records.kind'), kindOf, { label: (row) => t(KIND_TEXT[kindOf(row)]) }),
    ...(ofAll ? issuerColumns(t) : []),
  ];
}

function issuerColumns(t: Text): Column<Disclosure>[] {
  return [
    column('code', 'symbol', t('market.symbol'), ({ symbol }) => symbol),
    column('name', 'name', t('common.name'), ({ issuer }) => issuer),
  ];
}

export async function reportRows(site: Site, symbol: string): Promise<Rows<Report>> {
  const t = textOf(site.locale);
  const { years } = await loadReports(site, symbol);
  const columns: Column<Report>[] = [
    column('year', 'fiscal-year', t('records.report.year'), ({ year }) => year),
    column('code', 'type', t('records.file.type'), ({ type }) => type, {
      label: ({ type }) => t(`records.report.${type}`),
    }),
    column('day', 'published', t('records.file.published'), ({ published }) => published),
    column('text', 'headline', t('records.file.headline'), ({ headline }) => headline),
    documentColumn(t, site.origin, ({ href }) => href),
  ];
  const item = ({ id, type, headline, href, published }: Report) =>
    published === null
      ? null
      : {
          id: `${symbol}-${id}`,
          title: `${symbol}: ${headline}`,
          url: wholeAddress(site.origin, href) ?? companyPage(site, 'the-exchange-company-reports', symbol),
          publishedAt: marketInstant(published, '00:00'),
          category: t(`records.report.${type}`),
        };
  return {
    title: t('records.reports'),
    columns,
    rows: years.flatMap(({ reports }) => reports),
    feeds: ['disclosures', 'integrated-reports', 'filings'],
    ...NO_FILTERS,
    item,
  };
}

export async function meetingDocumentRows(site: Site, symbol: string): Promise<Rows<NoticeRow>> {
  const t = textOf(site.locale);
  const { papers } = await loadMeetings(site, symbol);
  const columns: Column<NoticeRow>[] = [
    column('day', 'published', t('records.file.published'), ({ date }) => date),
    column('text', 'headline', t('records.file.headline'), ({ headline }) => headline),
    documentColumn(t, site.origin, ({ href }) => href),
  ];
  const item = ({ id, headline, href, date }: NoticeRow) => ({
    id: `${symbol}-${id}`,
    title: `${symbol}: ${headline}`,
    url: wholeAddress(site.origin, href) ?? companyPage(site, 'the-exchange-company-general-meetings', symbol),
    publishedAt: marketInstant(date, '00:00'),
  });
  const days = async () => {
    const actions = await knownActions(site, { symbol });
    return calendarOf(site, actions, { steps: ['meeting'] });
  };
  return { title: t('records.papers'), columns, rows: papers, feeds: ['filings'], ...NO_FILTERS, item, days };
}

function companyPage({ origin, locale }: Site, page: RouteName, symbol: string): string {
  return origin + hrefIn(locale, pathOf(page, { SecuritySymbol: symbol }));
}

/** The absolute address of a document: a file is read outside its site. */
export function documentColumn<Row>(t: Text, origin: string, hrefOf: (row: Row) => string | null): Column<Row> {
  return column('address', 'document', t('records.file.document'), (row) => wholeAddress(origin, hrefOf(row)));
}

function wholeAddress(origin: string, href: string | null): string | null {
  return href?.startsWith('/') ? origin + href : href;
}
