import { pick } from '#domain/bilingual.ts';
import { kindOf } from '#domain/disclosure-kind.ts';
import type { CorporateAction } from '#domain/corporate-action.ts';
import { dubaiInstant } from '#domain/date.ts';
import type { Disclosure } from '#domain/disclosure.ts';
import { hrefIn } from '#domain/locale-switch.ts';
import type { Locale } from '#domain/locale.ts';
import { toDecimalString } from '#domain/thousandths.ts';
import { textOf, type Text } from '#messages/text.tsx';
import { ACTION_DAYS } from '#app/blocks/company-records/actions-table.tsx';
import { parseDisclosures, type DisclosureFilters } from '#app/blocks/disclosures/disclosure-filters.ts';
import { KIND_TEXT } from '#app/blocks/publications/kind-text.ts';
import type { Report } from '#app/blocks/company-records/report-years.ts';
import type { NoticeRow } from '#app/blocks/publications/notice-list.tsx';
import type { Site } from '#app/context.ts';
import { disclosureFileHref } from '#app/document-links.ts';
import { allDisclosures } from '#app/pages/disclosures-data.ts';
import { loadMeetings } from '#app/pages/the-exchange/market-information/company/meetings-data.ts';
import { loadReports } from '#app/pages/the-exchange/market-information/company/reports-data.ts';
import { byDayFilters, loadIssuers } from '#app/pages/the-exchange/news-disclosures/disclosures/by-day-data.ts';
import { pathOf } from '#app/page-path.ts';
import type { RouteName } from '#app/site-map.ts';
import { calendarOf } from './action-days.ts';
import { isoMoment } from './moment.ts';
import { NO_FILTERS, worded, type FileColumn, type Rows } from './table.ts';

export async function actionRows(site: Site, symbol: string): Promise<Rows<CorporateAction>> {
  const t = textOf(site.locale);
  const actions = await site.store.corporateActions.list({ symbol });
  return {
    title: t('records.actions'),
    columns: actionColumns(t),
    rows: actions,
    ...NO_FILTERS,
    days: () => calendarOf(site, actions),
  };
}

/** What a file says of a corporate action. */
export function actionColumns(t: Text): FileColumn<CorporateAction>[] {
  const amount = (value: number | null) => (value === null ? null : toDecimalString(value));
  return [
    worded('kind', t('records.action.kind'), ({ kind }) => kind, 'records.action.kind', t),
    { key: 'fiscalYear', heading: t('records.dividends.year'), cell: ({ fiscalYear }) => fiscalYear },
    worded('marker', t('records.action.marker'), ({ marker }) => marker, 'records.marker', t),
    ...ACTION_DAYS.map(({ id, text, day }) => ({ key: id, heading: t(text), cell: day })),
    {
      key: 'amountPerShare',
      heading: t('records.action.amount'),
      cell: ({ amountPerShare }) => amount(amountPerShare),
    },
    { key: 'percentOfPar', heading: t('records.action.percent'), cell: ({ percentOfPar }) => amount(percentOfPar) },
    {
      key: 'ratio',
      heading: t('records.action.ratioHead'),
      cell: ({ ratio }) => ratio && `${ratio.units}:${ratio.of}`,
    },
  ];
}

export async function disclosureRows(
  site: Site,
  symbol: string,
  query: URLSearchParams,
  most?: number,
): Promise<Rows<Disclosure>> {
  return filteredRows(site, parseDisclosures(query), { symbol, most });
}

/** What all issuers told the market, as their list shows it; with whose each is. */
export async function byDayRows(site: Site, query: URLSearchParams, most?: number): Promise<Rows<Disclosure>> {
  return filteredRows(site, byDayFilters(query, await loadIssuers(site)), { most });
}

async function filteredRows(
  site: Site,
  filters: DisclosureFilters,
  { symbol, most }: { symbol?: string; most?: number },
): Promise<Rows<Disclosure>> {
  const { locale, origin } = site;
  const t = textOf(locale);
  const columns: FileColumn<Disclosure>[] = [
    {
      key: 'published',
      heading: t('records.file.published'),
      cell: ({ publishedAt }) => isoMoment(publishedAt),
    },
    { key: 'headline', heading: t('records.file.headline'), cell: ({ headline }) => headline },
    { key: 'id', heading: 'ID', cell: ({ id }) => id },
    documentColumn(t, origin, ({ files: [file] }) => (file ? disclosureFileHref(file) : null)),
    { key: 'kind', heading: t('records.kind'), cell: kindOf, words: (row) => t(KIND_TEXT[kindOf(row)]) },
    ...(symbol === undefined ? issuerColumns(t, locale) : []),
  ];
  const { words, exchange, issuer, kind, from, to, ignored } = filters;
  return {
    title: t('disclosures.title'),
    columns,
    rows: await allDisclosures(site, filters, { symbol, most }),
    view: { ...(exchange && { exchange }), q: words, issuer, kind, from, to },
    ignored,
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

function issuerColumns(t: Text, locale: Locale): FileColumn<Disclosure>[] {
  return [
    { key: 'symbol', heading: t('market.symbol'), cell: ({ symbol }) => symbol },
    { key: 'name', heading: t('files.name'), cell: ({ issuer }) => pick(issuer, locale) },
  ];
}

export async function reportRows(site: Site, symbol: string): Promise<Rows<Report>> {
  const t = textOf(site.locale);
  const { years } = await loadReports(site, symbol);
  const columns: FileColumn<Report>[] = [
    { key: 'fiscalYear', heading: t('records.report.year'), cell: ({ year }) => year },
    worded('type', t('records.file.type'), ({ type }) => type, 'records.report', t),
    { key: 'published', heading: t('records.file.published'), cell: ({ published }) => published },
    { key: 'headline', heading: t('records.file.headline'), cell: ({ headline }) => headline },
    documentColumn(t, site.origin, ({ href }) => href),
  ];
  const item = ({ id, type, headline, href, published }: Report) =>
    published === null
      ? null
      : {
          id: `${symbol}-${id}`,
          title: `${symbol}: ${headline}`,
          url: wholeAddress(site.origin, href) ?? companyPage(site, 'the-exchange-company-reports', symbol),
          publishedAt: dubaiInstant(published, '00:00'),
          category: t(`records.report.${type}`),
        };
  return {
    title: t('records.reports'),
    columns,
    rows: years.flatMap(({ reports }) => reports),
    ...NO_FILTERS,
    item,
  };
}

export async function paperRows(site: Site, symbol: string): Promise<Rows<NoticeRow>> {
  const t = textOf(site.locale);
  const { papers } = await loadMeetings(site, symbol);
  const columns: FileColumn<NoticeRow>[] = [
    { key: 'published', heading: t('records.file.published'), cell: ({ date }) => date },
    { key: 'headline', heading: t('records.file.headline'), cell: ({ headline }) => headline },
    documentColumn(t, site.origin, ({ href }) => href),
  ];
  const item = ({ id, headline, href, date }: NoticeRow) => ({
    id: `${symbol}-${id}`,
    title: `${symbol}: ${headline}`,
    url: wholeAddress(site.origin, href) ?? companyPage(site, 'the-exchange-company-general-meetings', symbol),
    publishedAt: dubaiInstant(date, '00:00'),
  });
  const days = async () => {
    const actions = await site.store.corporateActions.list({ symbol });
    return calendarOf(site, actions, { steps: ['meeting'] });
  };
  return { title: t('records.papers'), columns, rows: papers, ...NO_FILTERS, item, days };
}

function companyPage({ origin, locale }: Site, page: RouteName, symbol: string): string {
  return origin + hrefIn(locale, pathOf(page, { SecuritySymbol: symbol }));
}

/** The whole address of a document: a file is read away from its site. */
export function documentColumn<Row>(t: Text, origin: string, hrefOf: (row: Row) => string | null): FileColumn<Row> {
  return {
    key: 'document',
    heading: t('records.file.document'),
    cell(row) {
      return wholeAddress(origin, hrefOf(row));
    },
  };
}

function wholeAddress(origin: string, href: string | null): string | null {
  return href?.startsWith('/') ? origin + href : href;
}
