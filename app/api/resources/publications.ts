import { ELECTION_PHASES } from '#domain/board-election.ts';
import type { Disclosure } from '#domain/disclosure.ts';
import { DISCLOSURE_KINDS } from '#domain/disclosure-kind.ts';
import { DIVIDEND_STATUSES } from '#domain/dividend-status.ts';
import { DEFAULT_LOCALE } from '#domain/locale.ts';
import { EXCHANGE_ROLES } from '#domain/security.ts';
import { CALENDAR_KINDS, MARKERS } from '#app/blocks/corporate-actions/action-filters.ts';
import { dividendColumns, type DividendRow } from '#app/blocks/dividends/dividend-columns.ts';
import { electionColumns } from '#app/blocks/e-board/election-columns.ts';
import { shariaColumns } from '#app/blocks/sharia/sharia-columns.ts';
import { column, type Column } from '#app/columns/column.ts';
import type { Site } from '#app/context.ts';
import { calendarEntries } from '#app/data/calendar/entries.ts';
import { byDayFilters, loadIssuers } from '#app/data/disclosures/by-day.ts';
import { disclosuresAfter, newestDisclosures } from '#app/data/disclosures/list.ts';
import { knownDividends } from '#app/data/investing/dividends.ts';
import { NOTICE_PAGES, type NoticeKind } from '#app/data/notices/kinds.ts';
import { shariaQuarters } from '#app/data/sharia/quarters.ts';
import { marketActionRows } from '#app/exports/calendar-rows.ts';
import { shariaRows } from '#app/exports/class-rows.ts';
import { positionRows } from '#app/exports/election-rows.ts';
import { noticeColumns, noticeRows } from '#app/exports/notice-rows.ts';
import { disclosureColumns, disclosureView } from '#app/exports/record-rows.ts';
import { NO_FILTERS } from '#app/exports/table.ts';
import { textOf, type Text } from '#messages/text.tsx';
import { issuerActionColumns, issuerActions } from '#app/api/issuer-actions.ts';
import { refuseUnknown as refuseValue, SYMBOL, yearAmong } from '#app/api/known-values.ts';
import { AS_OF, choice, FROM, TO, WORDS } from '#app/api/param.ts';
import { Refused } from '#app/api/refused.ts';
import { queryOf, type Means, type PageRequested, type Wanted, type Resource } from '#app/api/resource.ts';
import { requestedDay, refuseUnknown, siteThen } from '#app/api/site-then.ts';
import { DISCLOSURE_DOCUMENTS } from './disclosure-documents.ts';

const DIVIDEND_YEAR = yearAmong(async (site) => (await knownDividends(site)).rows.map(({ fiscalYear }) => fiscalYear));
const SHARIA_YEAR = yearAmong(async (site) => (await shariaQuarters(site)).map(({ year }) => year));

/** On pages, the filter `issuer` names the security of an issuer. */
const byIssuer = ({ symbol, asOf: _, ...asked }: Wanted) => queryOf({ ...asked, issuer: symbol });

const NOTICES: readonly [path: string, kind: NoticeKind][] = [
  ['circulars', 'circulars'],
  ['announcements', 'market-announcements'],
  ['derivatives-announcements', 'derivatives-market-announcements'],
  ['press-releases', 'press-releases'],
  ['events', 'events'],
];

/** The columns of the page's file, with what is only for programs. */
function allDividendColumns(t: Text): Column<DividendRow>[] {
  return [
    column('code', 'id', 'ID', ({ id }) => id),
    ...dividendColumns(t),
    column('code', 'payment-method', t('api.column.paymentMethod'), ({ paymentMethod }) => paymentMethod),
  ];
}

/** Dividends of every fiscal year unless one is requested, latest first. */
async function dividends(site: Site, { year, symbol, status }: Wanted) {
  const { rows } = await knownDividends(site);
  const found = rows
    .filter(
      (row) => (symbol ?? row.symbol) === row.symbol && (year ?? String(row.fiscalYear)) === String(row.fiscalYear),
    )
    .filter((row) => (status ?? row.status) === row.status)
    .sort(
      (a, b) =>
        b.fiscalYear - a.fiscalYear || (a.symbol === b.symbol ? compare(b.id, a.id) : compare(a.symbol, b.symbol)),
    );
  return { columns: allDividendColumns(textOf(site.locale)), rows: found, ...NO_FILTERS };
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/** The entries of the page and its files. */
async function issuersActions(site: Site, asked: Wanted) {
  const then = siteThen(site, asked);
  refuseUnknown(await calendarEntries(then), asked);
  const found = await marketActionRows(then, { query: byIssuer(asked), params: {} });
  const rows = await issuerActions(then, found.rows);
  const { locale } = site;
  return {
    ...found,
    columns: issuerActionColumns(textOf(locale), { ofAll: true, rows, locale }),
    rows,
    ...requestedDay(asked),
  };
}

/** The columns of the page's file, and the address of the list of all files of a disclosure. */
function listedColumns(t: Text, origin: string): Column<Disclosure>[] {
  const addressOf = ({ id, lang }: Disclosure) =>
    `${origin}/api/v1/disclosures/${encodeURIComponent(id)}/documents?lang=${lang}`;
  return [
    ...disclosureColumns(t, origin, true),
    column('address', 'documents', t('api.column.disclosureDocuments'), addressOf),
  ];
}

/** Read page by page: an exchange has tens of thousands. */
async function disclosures(site: Site, asked: Wanted, _: Means, page: PageRequested) {
  const then = siteThen(site, asked);
  refuseUnknown(await newestDisclosures(then), asked);
  const filters = byDayFilters(byIssuer(asked), await loadIssuers(then));
  const found = await disclosuresAfter(then, filters, page);
  if (!found) throw new Refused({ name: 'page-gone' });
  const { locale, origin } = site;
  const columns = listedColumns(textOf(locale), origin);
  return { columns, ...found, ...disclosureView(filters), ...requestedDay(asked) };
}

/** Refuses a quarter without lists: the rows would be those of another one. */
async function sharia(site: Site, asked: Wanted) {
  const { year, quarter } = asked;
  const ofYear = (await shariaQuarters(site)).filter((one) => (year ?? String(one.year)) === String(one.year));
  const known = [...new Set(ofYear.map((one) => String(one.quarter)))].sort();
  if (quarter !== undefined && known.length > 0 && !known.includes(quarter)) refuseValue('quarter', quarter, known);
  return shariaRows(site, { query: queryOf(asked), params: {} });
}

const ISSUERS: readonly Resource[] = [
  {
    name: 'corporate-actions',
    path: '/corporate-actions',
    tag: 'issuers',
    lifetime: 'day',
    feeds: ['dividends', 'splits', 'offerings', 'rights-issues'],
    params: [SYMBOL, choice('kind', CALENDAR_KINDS), choice('marker', MARKERS), FROM, TO, AS_OF],
    isPaged: true,
    columns: (t) => issuerActionColumns(t, { ofAll: true, rows: [], locale: DEFAULT_LOCALE }),
    load: issuersActions,
  },
  {
    name: 'disclosures',
    path: '/disclosures',
    tag: 'issuers',
    lifetime: 'day',
    feeds: ['disclosures', 'disclosure-history'],
    params: [SYMBOL, choice('kind', DISCLOSURE_KINDS), WORDS, FROM, TO, AS_OF],
    isPaged: true,
    isPerLanguage: true,
    columns: (t) => listedColumns(t, ''),
    load: disclosures,
  },
  DISCLOSURE_DOCUMENTS,
  {
    name: 'dividends',
    path: '/dividends',
    tag: 'issuers',
    lifetime: 'day',
    feeds: ['dividends'],
    params: [DIVIDEND_YEAR, SYMBOL, choice('status', DIVIDEND_STATUSES)],
    isPaged: true,
    columns: allDividendColumns,
    load: dividends,
  },
  {
    name: 'elections',
    path: '/elections',
    tag: 'issuers',
    lifetime: 'day',
    feeds: ['board-elections'],
    params: [SYMBOL, choice('phase', ELECTION_PHASES)],
    columns: (t) => electionColumns(t, '2000-01-01'),
    load: (site, asked) => positionRows(site, { query: byIssuer(asked), params: {} }),
  },
  {
    name: 'sharia',
    path: '/sharia',
    tag: 'issuers',
    lifetime: 'day',
    feeds: ['sharia'],
    params: [SHARIA_YEAR, choice('quarter', ['1', '2', '3', '4']), choice('exchange', EXCHANGE_ROLES, 'home')],
    columns: (t) => shariaColumns(t, { quarterEnd: null }),
    load: sharia,
  },
];

const PUBLISHED = NOTICES.map(([path, kind]): Resource => ({
  name: path,
  path: `/${path}`,
  tag: 'publications',
  lifetime: 'day',
  feeds: [NOTICE_PAGES[kind].feed],
  params: [WORDS, FROM, TO],
  isPaged: true,
  isPerLanguage: true,
  columns: () => noticeColumns(kind, { locale: DEFAULT_LOCALE, origin: '' }),
  load: (site, asked) => noticeRows(kind)(site, { query: queryOf(asked), params: {} }),
}));

/** Publications of issuers and the exchange. */
export const PUBLICATIONS: readonly Resource[] = [...ISSUERS, ...PUBLISHED];
