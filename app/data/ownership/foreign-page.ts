import { isHeldLater } from '#app/blocks/day-filter/day-filter.ts';
import { pick } from '#domain/bilingual.ts';
import { formatDate } from '#domain/date.ts';
import { fitsRoom, FOREIGN_STATUSES, foreignPartOfMarket, type ForeignStatus } from '#domain/foreign-ownership.ts';
import { compactAmount, integer, percent } from '#domain/number.ts';
import { sectorsOf, sectorSlug } from '#domain/security.ts';
import { times, type Thousandths } from '#domain/thousandths.ts';
import type { PlainDate } from '#domain/time.ts';
import { textOf, type Text } from '#messages/text.tsx';
import { crumbsOf } from '#app/blocks/breadcrumbs/crumbs.ts';
import { followLabels, type ExportLabels } from '#app/blocks/exports/export-labels.ts';
import { pageWithin } from '#app/blocks/filtered-list/search-params.ts';
import type { OwnershipRow } from '#app/blocks/foreign-ownership/ownership-columns.ts';
import { isFiltered, type OwnershipFilters } from '#app/blocks/foreign-ownership/ownership-filters.ts';
import type { HeadFigure } from '#app/blocks/head-figures/head-figures.tsx';
import type { ListPageFrame } from '#app/blocks/list-page/list-page.tsx';
import type { Site } from '#app/context.ts';
import { waysTo } from '#app/data/ways.ts';
import { isUnread, staleData, type StaleData } from '#app/data/status/stale-data.ts';
import type { Option } from '#app/ui/field.tsx';
import { pathOf } from '#app/page-path.ts';
import type { RouteName } from '#app/site-map.ts';
import { findOwnership, type FoundOwnership } from './foreign.ts';

const PAGE: RouteName = 'the-exchange-foreign-ownership';
const JOB = 'ownership-days';
const PAGE_SIZE = 50;

export interface ForeignOwnershipPage extends ListPageFrame {
  stale: StaleData | null;
  unread: boolean | 'not-offered';
  filters: OwnershipFilters;
  figures: readonly HeadFigure[];
  rows: readonly OwnershipRow[];
  total: number;
  pages: number;
  size: number;
  /** Foreign holdings and their limit, oldest day first. */
  drawn: readonly {
    date: PlainDate;
    actual: Thousandths;
    permitted: Thousandths;
    /** Foreigners together with Gulf citizens, who can count under one limit with them. */
    together: Thousandths;
    joint: Thousandths | null;
  }[];
  asOf: PlainDate | null;
  files: ExportLabels;
  options: { companies: readonly Option[]; sectors: readonly Option[]; statuses: readonly ForeignStatus[] };
  /** The answer to an order size that the reader typed; null when none was typed. */
  answer: string | null;
  fault: string | null;
  /** Note that another day than the requested one is shown. */
  otherDay: string | null;
  words: { count: string; caption: string; none: string };
}

/** Foreign ownership for the query. */
export async function loadForeignOwnership(site: Site, query: URLSearchParams): Promise<ForeignOwnershipPage> {
  const found = await findOwnership(site, query);
  const { filters, rows, all, held, day } = found;
  const isMarket = filters.symbol === null;
  const { page, pages, ignored } = pageWithin(filters, rows.length, isMarket ? Math.max(1, rows.length) : PAGE_SIZE);
  const t = textOf(site.locale);
  return {
    stale: staleData(site, JOB),
    unread: held === null && isUnread(site, JOB),
    ...frameOf(found, site),
    filters: { ...filters, page, ignored },
    figures: isMarket && day !== null ? await figuresOf(all, day, site) : [],
    rows: isMarket ? rows : rows.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    total: rows.length,
    pages,
    size: PAGE_SIZE,
    drawn: isMarket ? [] : drawnOf(rows),
    asOf: day ?? rows[0]?.day.date ?? null,
    files: followLabels(site, PAGE),
    options: optionsOf(found, site),
    answer: answerOf(found, site),
    fault: filters.typed !== '' && filters.shares === null ? t('foreign.room.fault') : null,
    otherDay: otherDayOf(found, site),
    words: wordsOf(found, site),
  };
}

function frameOf({ filters: { symbol } }: FoundOwnership, site: Site): ListPageFrame {
  const t = textOf(site.locale);
  const base = { label: t('foreign.title'), to: pathOf(PAGE) };
  if (symbol === null)
    return {
      trail: crumbsOf(PAGE, site.locale),
      head: { title: base.label, description: t('foreign.description'), lead: t('foreign.lead') },
      ways: waysTo(site, [
        ['the-exchange-ownership-holding-statistics', 'menu.page.ownershipStatistics'],
        ['the-exchange-historical-data-trade-by-nationality', 'trading.nationality.title'],
        ['investing-institutional-investors', 'menu.page.institutionalInvestors'],
      ]),
    };
  const title = t('foreign.title.of', { symbol });
  const company = pathOf('the-exchange-company-trading-foreign-investments', { SecuritySymbol: symbol });
  return {
    trail: crumbsOf(PAGE, site.locale, [{ label: symbol, to: `${pathOf(PAGE)}?symbol=${symbol}` }]),
    head: { title, description: t('foreign.description.of', { symbol }), lead: t('foreign.lead.of') },
    ways: [
      { to: pathOf(PAGE), label: t('foreign.all') },
      { to: company, label: t('foreign.company', { symbol }) },
    ],
  };
}

async function figuresOf(all: readonly OwnershipRow[], day: PlainDate, site: Site): Promise<HeadFigure[]> {
  const t = textOf(site.locale);
  const of = (...statuses: ForeignStatus[]) => all.filter(({ room }) => statuses.includes(room.status)).length;
  const priced = await valuesOn(all, day, site);
  const value = priced.reduce((sum, one) => sum + one.value, 0);
  const limited = all.length - of('no-limit');
  const figure = (id: string, text: string, values: Record<string, string | number>): HeadFigure => ({
    id,
    label: t(`foreign.figure.${id}`),
    figure: text,
    note: t(`foreign.figure.${id}.note`, values),
  });
  return [
    figure('part', percent(foreignPartOfMarket(priced), { sign: false, zero: true }), {
      value: compactAmount(value, site.locale, { zero: true }),
      count: priced.length,
    }),
    figure('full', integer(of('full', 'over'), { zero: true }), { count: of('near') }),
    figure('limited', integer(limited, { zero: true }), { count: all.length }),
  ];
}

/** The market value of all shares of each company at its last close up to a day. */
async function valuesOn(all: readonly OwnershipRow[], day: PlainDate, { store }: Site) {
  const bars = await store.bars.last(all.map(({ symbol }) => ({ symbol, until: day })));
  const closes = new Map(bars.map(({ symbol, close }) => [symbol, close]));
  return all.flatMap(({ symbol, day: { issuedShares, foreign } }) => {
    const close = closes.get(symbol);
    return close === undefined ? [] : [{ value: times(close, issuedShares), foreign: foreign.actual }];
  });
}

function drawnOf(rows: readonly OwnershipRow[]): ForeignOwnershipPage['drawn'] {
  if (rows.length < 2) return [];
  return rows.toReversed().map(({ day: { date, foreign, gcc, jointLimit } }) => ({
    date,
    actual: foreign.actual,
    permitted: foreign.permitted,
    together: foreign.actual + gcc.actual,
    joint: jointLimit,
  }));
}

function optionsOf({ securities, all, held }: FoundOwnership, { locale }: Site): ForeignOwnershipPage['options'] {
  const t = textOf(locale);
  const sectors = sectorsOf(securities).map((sector) => ({ value: sectorSlug(sector), label: pick(sector, locale) }));
  return {
    companies: securities
      .filter(({ active }) => active && held !== null)
      .map(({ symbol, name }) => ({ value: symbol, label: `${symbol} · ${pick(name, locale)}` })),
    sectors: [{ value: '', label: t('foreign.sector.any') }, ...sectors],
    statuses: FOREIGN_STATUSES.filter((status) => all.some(({ room }) => room.status === status)),
  };
}

/** Whether foreigners can buy that number of shares, as of the last stored day; null when none was typed. */
function answerOf({ filters: { shares, symbol }, newest }: FoundOwnership, { locale }: Site): string | null {
  const t = textOf(locale);
  if (shares === null) return null;
  if (symbol === null) return t('foreign.room.choose');
  if (newest === null) return t('foreign.room.unknown', { symbol });
  const day = formatDate(newest.day.date, locale);
  const { status } = newest.room;
  if (status === 'closed') return t('foreign.room.closed', { symbol, day });
  const fit = fitsRoom(shares, newest.room);
  if (fit === null) return t('foreign.room.unknown', { symbol });
  const values = { symbol, day, shares: integer(shares), most: integer(fit.most, { zero: true }) };
  if (fit.fits) return t(status === 'no-limit' ? 'foreign.room.free' : 'foreign.room.fits', values);
  return t(fit.most === 0 ? 'foreign.room.none' : 'foreign.room.less', values);
}

function otherDayOf({ filters, day, held }: FoundOwnership, { locale }: Site): string | null {
  if (filters.day === null || day === null || held === null || filters.day === day) return null;
  const t = textOf(locale);
  const days = { asked: formatDate(filters.day, locale), day: formatDate(day, locale) };
  return t(isHeldLater(filters.day, held.last) ? 'foreign.day.later' : 'foreign.day.closed', days);
}

function wordsOf({ filters, rows, all, held, day }: FoundOwnership, { locale }: Site): ForeignOwnershipPage['words'] {
  const t = textOf(locale);
  const date = (one: PlainDate) => formatDate(one, locale);
  if (filters.symbol !== null) {
    const range = { symbol: filters.symbol, from: date(filters.from), to: date(filters.to) };
    return {
      count: t('foreign.count.days', { count: rows.length }),
      caption: t('foreign.caption.company', range),
      none: noneOf(t, held, locale),
    };
  }
  const of = isFiltered({ ...filters, day: null }) ? ` ${t('market.listed.of', { total: integer(all.length) })}` : '';
  return {
    count: day === null ? '' : `${t('foreign.count.companies', { count: rows.length, day: date(day) })}${of}`,
    caption: t('foreign.caption.market', { day: day === null ? '' : date(day) }),
    none: all.length > 0 ? t('foreign.none.filtered') : noneOf(t, held, locale),
  };
}

function noneOf(t: Text, held: FoundOwnership['held'], locale: Site['locale']): string {
  if (held === null) return t('foreign.none');
  return t('foreign.none.held', { first: formatDate(held.first, locale), last: formatDate(held.last, locale) });
}
