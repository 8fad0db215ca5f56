import type { Bilingual } from '#domain/bilingual.ts';
import { settlementDate } from '#domain/calendar.ts';
import type { InstrumentTerms } from '#domain/instrument-terms.ts';
import type { Locale } from '#domain/locale.ts';
import type { DayNetAssets } from '#domain/net-assets.ts';
import { sectorsOf, type Security, type SecurityKind, sectorSlug } from '#domain/security.ts';
import { nextTradeDay } from '#domain/session.ts';
import type { Instant } from '#domain/time.ts';
import { place } from '#exchange.place.ts';
import { textOf } from '#messages/text.tsx';
import type { Crumb } from '#app/blocks/breadcrumbs/breadcrumbs.tsx';
import { crumbsOf } from '#app/blocks/breadcrumbs/crumbs.ts';
import { exportLabels, type ExportLabels } from '#app/blocks/exports/export-labels.ts';
import { LISTED_KINDS, SECURITY_LISTS } from '#app/blocks/security-list/kinds.ts';
import type { ColumnFormTexts } from '#app/blocks/filtered-list/column-form.tsx';
import type { ChosenColumns, ListRow } from '#app/blocks/security-list/list-column.ts';
import { chosenColumns, isDebt, listColumns } from '#app/blocks/security-list/list-columns.ts';
import { parseListing, type Listing } from '#app/blocks/security-list/listing.ts';
import { termValues } from '#app/blocks/security-list/term-columns.ts';
import type { Site } from '#app/context.ts';
import { readDay } from '#app/data/status/read-day.ts';
import { staleData, type StaleData } from '#app/data/status/stale-data.ts';
import { pathOf } from '#app/page-path.ts';
import { loadNetAssetValues } from '#app/data/company/net-asset-values.ts';
import { knownQuotes } from '#app/data/market/known-quotes.ts';

export interface SecurityListData {
  stale: StaleData | null;
  title: string;
  /** For search engines: other pages cover the same securities. */
  head: { title: string; description: string };
  /** Breadcrumbs. */
  trail: Crumb[];
  kind: SecurityKind | null;
  lead: string;
  /** True when all prices and values are in dirhams. */
  inAed: boolean;
  rows: ListRow[];
  sectors: Bilingual[];
  listing: Listing<string>;
  columns: ChosenColumns;
  chooser: ColumnFormTexts;
  /** Notes on values in the address without effect, beyond those in `listing`. */
  notes: string[];
  /** Requested columns that do not exist. */
  unknownColumns: string[];
  /** Number of securities in each list, by the kind of its page; '' for all. */
  counts: Record<string, number>;
  files: ExportLabels;
  now: Instant;
  simulated: boolean;
}

/** Kinds with net assets. */
const FUNDS: readonly SecurityKind[] = ['fund', 'etf', 'reit'];
const VALUE_SHOWN = 80;

/** The securities of a kind (null: of all six lists) with the state of their trading, for the filters of the query. */
export async function loadSecurityList(
  site: Site,
  query: URLSearchParams,
  kind: SecurityKind | null,
): Promise<SecurityListData> {
  const { store, live, now } = site;
  const [securities, quotes, profiles, documents] = await Promise.all([
    store.securities.list({ exchange: 'home', active: true }),
    knownQuotes(site),
    store.profiles.list(),
    store.documents.list<InstrumentTerms>('instrument-terms'),
  ]);
  const listed = securities.filter((security) => LISTED_KINDS.includes(security.kind));
  const shown = kind ? listed.filter((security) => security.kind === kind) : listed;
  const shares = new Map(profiles.map(({ symbol, issuedShares }) => [symbol, issuedShares]));
  const sectors = sectorsOf(shown);
  const t = textOf(site.locale);
  const title = t(listOf(kind).title);
  const inAed = shown.every(({ currency }) => currency === place.currency.code);
  const { unknown, ...chosen } = chosenColumns(query, { kind, inAed }, t);
  const columns = { ...chosen, termsRead: readDay(site, 'reference') };
  const netAssets = await closingNetAssets(site, shown);
  const terms = new Map(documents.map(({ key, value }) => [key, value]));
  const settlesOn = settlementDate(nextTradeDay(now()));
  return {
    stale: staleData(site, 'reference', 'profiles'),
    title,
    head: { title: t(`descriptions.title.${kind ?? 'all'}`), description: t(`descriptions.listed.${kind ?? 'all'}`) },
    trail: trailOf(kind, title, site.locale),
    kind,
    lead: t(`terms.listed.${isDebt(kind) ? 'debt' : inAed ? 'aed' : 'mixed'}`),
    inAed: inAed && !isDebt(kind),
    rows: shown.map(({ symbol, isin, name, sector, board, kind: own, currency }) => {
      const quote = quotes.get(symbol) ?? null;
      const source = { terms: terms.get(symbol) ?? null, quote, settlesOn, netAssets: netAssets.get(symbol) ?? null };
      return {
        symbol,
        isin,
        name,
        sector,
        board,
        kind: own,
        quote,
        issuedShares: shares.get(symbol) ?? null,
        currency,
        terms: own === kind ? termValues(own, source) : {},
      };
    }),
    sectors,
    listing: parseListing<string>(query, sectors.map(sectorSlug), [
      'symbol',
      ...listColumns(columns.of, t).map(({ id }) => id),
    ]),
    columns,
    chooser: {
      columns: t('terms.chooser.columns'),
      legend: t('terms.chooser.legend'),
      usual: t('terms.chooser.usual'),
    },
    notes: unknown.map((value) => t('terms.chooser.unknown', { value: value.slice(0, VALUE_SHOWN) })),
    unknownColumns: unknown,
    counts: countsOf(listed),
    files: exportLabels(site.locale),
    now: now(),
    simulated: live.clock().simulated,
  };
}

/** Net assets of the last day that has them, by fund. In the first days of a year the newest are in the year before. */
async function closingNetAssets(
  site: Site,
  shown: readonly Security[],
): Promise<Map<string, DayNetAssets | undefined>> {
  const funds = shown.filter(({ kind }) => FUNDS.includes(kind));
  return new Map(
    await Promise.all(
      funds.map(async ({ symbol }) => [symbol, (await loadNetAssetValues(site, symbol, 1)).at(-1)] as const),
    ),
  );
}

function listOf(kind: SecurityKind | null) {
  return SECURITY_LISTS.find((each) => each.kind === kind) ?? SECURITY_LISTS[0];
}

/** Breadcrumbs by the menus to the list of all; a kind's own list is below it. */
function trailOf(kind: SecurityKind | null, title: string, locale: Locale): Crumb[] {
  const below = kind === null ? [] : [{ label: title, to: pathOf(listOf(kind).page) }];
  return crumbsOf('the-exchange-listed-securities', locale, below);
}

function countsOf(securities: readonly Security[]): Record<string, number> {
  const counts: Record<string, number> = { '': securities.length };
  for (const { kind } of securities) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}
