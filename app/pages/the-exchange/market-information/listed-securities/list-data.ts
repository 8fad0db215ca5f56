import type { Bilingual } from '#domain/bilingual.ts';
import { settlementDate } from '#domain/calendar.ts';
import type { InstrumentTerms } from '#domain/instrument-terms.ts';
import type { Locale } from '#domain/locale.ts';
import { sectorsOf, type Security, type SecurityKind, sectorSlug } from '#domain/security.ts';
import type { Instant } from '#domain/time.ts';
import { textOf } from '#messages/text.tsx';
import type { Crumb } from '#app/blocks/breadcrumbs/breadcrumbs.tsx';
import { crumbsOf } from '#app/blocks/breadcrumbs/crumbs.ts';
import { exportLabels, type ExportLabels } from '#app/blocks/exports/export-labels.ts';
import { SECURITY_LISTS } from '#app/blocks/security-list/kinds.ts';
import type { ChooserWords } from '#app/blocks/security-list/list-chooser.tsx';
import type { ListColumns, ListRow } from '#app/blocks/security-list/list-column.ts';
import { isDebt, listColumns } from '#app/blocks/security-list/list-columns.ts';
import { parseListing, type Listing } from '#app/blocks/security-list/listing.ts';
import { termValues } from '#app/blocks/security-list/term-columns.ts';
import type { Site } from '#app/context.ts';
import { staleData, type StaleData } from '#app/stale-data.ts';
import { pathOf } from '#app/page-path.ts';
import { knownQuotes } from '#app/pages/known-quotes.ts';

export interface SecurityListData {
  stale: StaleData | null;
  title: string;
  /** For search engines: other pages are about the same securities. */
  head: { title: string; description: string };
  /** The way here. */
  trail: Crumb[];
  kind: SecurityKind | null;
  lead: string;
  /** Whether all prices and values are dirhams. */
  inAed: boolean;
  rows: ListRow[];
  sectors: Bilingual[];
  listing: Listing<string>;
  columns: ListColumns;
  chooser: ChooserWords;
  /** What the address asked for in vain, beside what `listing` says. */
  notes: string[];
  /** Columns that were asked for and are not there. */
  unknownColumns: string[];
  /** How many securities each list holds, by the kind of its page; '' holds all. */
  counts: Record<string, number>;
  files: ExportLabels;
  now: Instant;
  simulated: boolean;
}

const VALUE_SHOWN = 80;
const LISTED_KINDS: readonly SecurityKind[] = SECURITY_LISTS.flatMap(({ kind }) => kind ?? []);

/** The securities of a kind (null: of all six lists) with the state of their trading, and what the address asks of them. */
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
  const inAed = shown.every(({ currency }) => currency === 'AED');
  const { unknown, ...columns } = listColumns(query, kind, inAed, t);
  const terms = new Map(documents.map(({ key, value }) => [key, value]));
  const settlesOn = settlementDate(site.today());
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
      const source = { terms: terms.get(symbol) ?? null, quote, settlesOn };
      return {
        symbol,
        isin,
        name,
        sector,
        board,
        quote,
        issuedShares: shares.get(symbol) ?? null,
        terms: { currency, ...(own === kind && termValues(own, source)) },
      };
    }),
    sectors,
    listing: parseListing<string>(
      query,
      sectors.map((sector) => sectorSlug(sector.en)),
      ['symbol', ...columns.all.map(({ id }) => id)],
    ),
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

function listOf(kind: SecurityKind | null) {
  return SECURITY_LISTS.find((each) => each.kind === kind) ?? SECURITY_LISTS[0];
}

/** By the menus to the list of all; a kind's own list lies below it. */
function trailOf(kind: SecurityKind | null, title: string, locale: Locale): Crumb[] {
  const below = kind === null ? [] : [{ label: title, to: pathOf(listOf(kind).page) }];
  return crumbsOf('the-exchange-listed-securities', locale, below);
}

function countsOf(securities: readonly Security[]): Record<string, number> {
  const counts: Record<string, number> = { '': securities.length };
  for (const { kind } of securities) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}
