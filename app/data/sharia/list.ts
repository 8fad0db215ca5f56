import { pick } from '#domain/bilingual.ts';
import { formatDate } from '#domain/date.ts';
import { findQuarter, shariaChanges, type ShariaCompany, type ShariaQuarter } from '#domain/sharia.ts';
import { integer } from '#domain/number.ts';
import { EXCHANGE_ROLES } from '#domain/security.ts';
import { textOf } from '#messages/text.tsx';
import { parseSharia, shariaQuery, type ShariaFilters } from '#app/blocks/sharia/sharia-filters.ts';
import type { ShariaChange, ShariaRow } from '#app/blocks/sharia/sharia-columns.ts';
import type { Site } from '#app/context.ts';
import type { Tab } from '#app/ui/tabs.tsx';
import { shariaList, shariaQuarters } from './quarters.ts';

/** The list that an address requests, and the previous one. */
export interface FilteredList {
  filters: ShariaFilters;
  quarters: ShariaQuarter[];
  /** Undefined when no list is stored. */
  quarter: ShariaQuarter | undefined;
  before: ShariaQuarter | undefined;
  /** Year and quarter exist separately, but there is no list of the two together. */
  isLost: boolean;
  /** Values in the address without meaning here, including a quarter that has no list. */
  ignored: ShariaFilters['ignored'];
  rows: ShariaRow[];
  moved: ShariaRow[];
  /** False when no list of the quarter is stored for the exchange: it is not an empty one. */
  hasList: boolean;
  /** True when there is a list of the previous quarter to compare with. */
  isCompared: boolean;
}

/** The list of the requested quarter and exchange; the newest when the address names none that exists. */
export async function filteredList(site: Site, query: URLSearchParams): Promise<FilteredList> {
  const quarters = await shariaQuarters(site);
  const filters = parseSharia(
    query,
    quarters.map(({ year }) => year),
  );
  const found = findQuarter(quarters, filters);
  const quarter = found ?? quarters[0];
  const before = quarter && quarters[quarters.indexOf(quarter) + 1];
  const [list, earlier, securities] = await Promise.all([
    shariaList(site, quarter, filters.exchange),
    shariaList(site, before, filters.exchange),
    site.store.securities.list(),
  ]);
  const known = new Set(securities.map(({ symbol }) => symbol));
  const { added, removed } = earlier && list ? shariaChanges(list, earlier) : { added: [], removed: [] };
  const isCompared = list !== null && earlier !== null;
  const changeOf = (company: ShariaCompany) => (isCompared ? stateOf(company, added, removed) : null);
  const rowOf = (company: ShariaCompany) => shownRow(company, changeOf(company), known, site);
  const isLost = !found && quarters.length > 0;
  const lost = isLost ? [{ parameter: 'quarter', value: String(filters.quarter) }] : [];
  return {
    filters: { ...filters, year: quarter?.year ?? null, quarter: quarter?.quarter ?? null },
    quarters,
    quarter,
    before,
    isLost,
    ignored: [...filters.ignored, ...lost],
    rows: (list ?? []).map(rowOf),
    moved: [...added, ...removed].map(rowOf),
    hasList: list !== null,
    isCompared,
  };
}

function stateOf(
  company: ShariaCompany,
  added: readonly ShariaCompany[],
  removed: readonly ShariaCompany[],
): ShariaChange {
  if (added.includes(company)) return 'added';
  return removed.includes(company) ? 'removed' : 'unchanged';
}

function shownRow(
  { symbol, name, remarks }: ShariaCompany,
  change: ShariaChange | null,
  known: ReadonlySet<string>,
  { locale }: Site,
) {
  return {
    symbol,
    name: pick(name, locale),
    remark: pick(remarks, locale),
    change,
    isKnown: known.has(symbol),
  };
}

/** 'The third quarter of 2026' in the reader's language, with the day on which it ended. */
export function quarterWords({ year, quarter, endsOn }: ShariaQuarter, { locale }: Site): Record<string, string> {
  const t = textOf(locale);
  return {
    quarter: t('sharia.quarterOf', { quarter: t(`sharia.quarter.${quarter}`), year: String(year) }),
    date: formatDate(endsOn, locale),
  };
}

/** Tabs of the two exchanges, each with its number of securities on the list, if it has one. */
export async function exchangeTabs({ filters, quarter }: FilteredList, site: Site): Promise<Tab[]> {
  const { exchange, locale } = site;
  const names = { home: exchange.name, sister: exchange.sisterName };
  const lists = await Promise.all(EXCHANGE_ROLES.map((each) => shariaList(site, quarter, each)));
  return EXCHANGE_ROLES.map((each, at) => ({
    to: shariaQuery({ ...filters, exchange: each }) || '.',
    label: pick(names[each], locale),
    ...(lists[at] && { count: integer(lists[at].length) }),
    current: each === filters.exchange,
  }));
}
