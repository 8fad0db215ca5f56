import { pick, textsOf, type Bilingual } from '#domain/bilingual.ts';
import { currencyOf, type CorporateAction } from '#domain/corporate-action.ts';
import { lastDayToBuy } from '#domain/dividend-dates.ts';
import { dividendStatus, paymentDelay } from '#domain/dividend-status.ts';
import { LOCALES } from '#domain/locale.ts';
import { holdsWords } from '#domain/search-words.ts';
import { sectorSlug, sectorsOf, type Security } from '#domain/security.ts';
import { monthOf } from '#domain/month.ts';
import { toDecimalString } from '#domain/thousandths.ts';
import type { PlainDate } from '#domain/time.ts';
import { SORT_VALUES, type DividendRow } from '#app/blocks/dividends/dividend-columns.ts';
import { parseDividends, type Distribution, type DividendFilters } from '#app/blocks/dividends/dividend-filters.ts';
import type { Site } from '#app/context.ts';

/** Facts of a distribution that a corporate action lacks. */
interface DistributionFacts {
  totalAmount: number | null;
  perShare: string | null;
  distribution: Distribution | null;
  disclosureId: string | null;
  paymentMethod?: string | null;
  holders?: number | null;
}

export interface KnownDividends {
  /** All dividends, of every year. */
  rows: readonly DividendRow[];
  actions: ReadonlyMap<string, CorporateAction>;
  sectors: readonly Bilingual[];
  /** Newest first. */
  years: readonly string[];
}

const MARKET_CURRENCY = 'AED';

/** Every cash dividend with its fiscal year, and with its total and its announcement when these were published. */
export async function knownDividends(site: Site): Promise<KnownDividends> {
  const [actions, documents, securities] = await Promise.all([
    site.store.corporateActions.list(),
    site.store.documents.list<DistributionFacts>('dividend-distribution'),
    site.store.securities.list(),
  ]);
  const facts = new Map(documents.map(({ key, value }) => [key, value]));
  const bySymbol = new Map(securities.map((security) => [security.symbol, security]));
  const dividends = actions.filter(({ kind, fiscalYear }) => kind === 'cash-dividend' && fiscalYear !== null);
  const today = site.today();
  const rows = dividends.map((action) => rowOf(action, facts.get(action.id), bySymbol.get(action.symbol), today));
  return {
    rows,
    actions: new Map(dividends.map((action) => [action.id, action])),
    sectors: sectorsOf(dividends.flatMap(({ symbol }) => bySymbol.get(symbol) ?? [])),
    years: [...new Set(rows.map(({ fiscalYear }) => String(fiscalYear)))].sort().reverse(),
  };
}

function rowOf(
  action: CorporateAction,
  facts: DistributionFacts | undefined,
  security: Security | undefined,
  today: PlainDate,
): DividendRow {
  const currency = currencyOf(security ?? action);
  const { id, symbol, issuer, fiscalYear, amountPerShare, percentOfPar } = action;
  const { exDate, meetingDate, recordDate, paymentDate } = action;
  return {
    id,
    symbol,
    name: issuer,
    fiscalYear: fiscalYear!,
    distribution: facts?.distribution ?? null,
    perShare: facts?.perShare ?? (amountPerShare === null ? null : toDecimalString(amountPerShare)),
    currency,
    percentOfPar,
    total: currency === MARKET_CURRENCY ? (facts?.totalAmount ?? null) : null,
    meetingDate,
    lastDayToBuy: lastDayToBuy(action),
    exDate,
    recordDate,
    paymentDate,
    paymentMethod: facts?.paymentMethod ?? null,
    holders: facts?.holders ?? null,
    delay: paymentDelay(action, today),
    status: dividendStatus(action, today),
    disclosureId: facts?.disclosureId ?? null,
    sector: security?.sector ? sectorSlug(security.sector) : null,
  };
}

export interface FoundDividends extends KnownDividends {
  filters: DividendFilters;
  /** Rows of the fiscal year, without the other filters. */
  ofYear: readonly DividendRow[];
  found: readonly DividendRow[];
}

/** The rows of the page and of its files. */
export async function findDividends(site: Site, query: URLSearchParams): Promise<FoundDividends> {
  const known = await knownDividends(site);
  const filters = parseDividends(query, { years: known.years, sectors: known.sectors.map(sectorSlug) });
  const ofYear = known.rows.filter(({ fiscalYear }) => String(fiscalYear) === filters.year);
  const found = ofYear.filter((row) => isIncluded(row, filters)).toSorted(orderOf(filters, site));
  return { ...known, filters, ofYear, found };
}

function isIncluded(row: DividendRow, { kind, status, sector, month, words }: DividendFilters): boolean {
  return (
    (kind === null || row.distribution === kind) &&
    (status === null || row.status === status) &&
    (sector === null || row.sector === sector) &&
    (month === null || (row.paymentDate !== null && monthOf(row.paymentDate) === month)) &&
    holdsWords([row.symbol, ...textsOf(row.name)].join(' '), words)
  );
}

type Order = (a: DividendRow, b: DividendRow) => number;

/** Rows without a value sort last in both directions; equal ones by name. */
function orderOf({ sort, descending }: DividendFilters, { locale }: Site): Order {
  const collator = new Intl.Collator(LOCALES[locale].iso);
  const byName: Order = (a, b) =>
    collator.compare(pick(a.name, locale), pick(b.name, locale)) || (a.id < b.id ? -1 : 1);
  const sign = descending ? -1 : 1;
  if (sort === 'name') return (a, b) => sign * byName(a, b);
  return (a, b) => {
    const [one, other] = [SORT_VALUES[sort](a), SORT_VALUES[sort](b)];
    if (one === null || other === null) return Number(one === null) - Number(other === null) || byName(a, b);
    return one === other ? byName(a, b) : sign * (one < other ? -1 : 1);
  };
}
