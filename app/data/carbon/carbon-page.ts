import { tonnesOf } from '#domain/carbon.ts';
import { textOf } from '#messages/text.tsx';
import type { CalculatorData } from '#app/blocks/calculator/calculator-data.ts';
import type { CreditsData, RegisterData } from '#app/blocks/carbon/carbon-data.ts';
import { CREDIT_SORTS, creditColumns } from '#app/blocks/carbon/credit-columns.ts';
import { exportLabels, type ExportLabels } from '#app/blocks/exports/export-labels.ts';
import { readQuery, type Ignored } from '#app/blocks/filtered-list/search-params.ts';
import { textsOf } from '#domain/bilingual.ts';
import { holdsWords } from '#domain/search-words.ts';
import type { Instant } from '#domain/time.ts';
import type { Site } from '#app/context.ts';
import { loadArticle, type ArticleData } from '#app/data/article/article.ts';
import { isUnread, staleData, type StaleData } from '#app/data/status/stale-data.ts';
import { SITE_MAP } from '#app/site-map.ts';
import { loadCredits } from './credits.ts';
import { offsetCost } from './offset-cost.ts';
import { loadRegister, loadRetirements } from './retirements.ts';

export interface CarbonPage {
  stale: StaleData | null;
  article: ArticleData;
  credits: CreditsData;
  register: RegisterData;
  offset: CalculatorData | null;
  files: ExportLabels;
  now: Instant;
  simulated: boolean;
}

/** The article on carbon credits with its parts. */
export async function loadCarbon(site: Site, query: URLSearchParams): Promise<CarbonPage> {
  const [article, credits] = await Promise.all([
    loadArticle(
      site,
      SITE_MAP.find(({ name }) => name === 'investing-carbon-credits')!,
    ),
    loadCredits(site),
  ]);
  const register = await loadRegister(site, query, credits);
  return {
    stale: staleData(site, 'reference', 'carbon-retirements'),
    article,
    credits,
    register,
    offset: offsetCost(site, query, credits.rows),
    files: register.files,
    now: site.now(),
    simulated: site.live.clock().simulated,
  };
}

export interface CarbonWatch {
  stale: StaleData | null;
  credits: CreditsData;
  filters: CreditFilters;
  files: ExportLabels;
  now: Instant;
  simulated: boolean;
}

export interface CreditFilters {
  words: string;
  sort: (typeof CREDIT_SORTS)[number];
  descending: boolean;
  ignored: readonly Ignored[];
}

/** The credits as the apps watch them, in the order that the address requests. */
export async function loadCarbonWatch(site: Site, query: URLSearchParams): Promise<CarbonWatch> {
  const { rows, unread, filters } = await findCredits(site, query);
  return {
    stale: staleData(site, 'reference'),
    credits: { rows, unread },
    filters,
    files: exportLabels(site.locale),
    now: site.now(),
    simulated: site.live.clock().simulated,
  };
}

/** The rows of the watch and of its files. */
export async function findCredits(
  site: Site,
  query: URLSearchParams,
): Promise<CreditsData & { filters: CreditFilters }> {
  const { rows, unread } = await loadCredits(site);
  const params = readQuery(query);
  const filters: CreditFilters = {
    words: params.text('q'),
    sort: params.oneOf('sort', CREDIT_SORTS) ?? 'symbol',
    descending: params.oneOf('order', ['ascending', 'descending']) === 'descending',
    ignored: params.ignored,
  };
  const column = creditColumns(textOf(site.locale)).find(({ id }) => id === filters.sort)!;
  const sign = filters.descending ? -1 : 1;
  const found = rows.filter(({ symbol, name, terms }) =>
    holdsWords([symbol, ...textsOf(name), ...textsOf(terms?.project)].join(' '), filters.words),
  );
  const sorted = found.toSorted((a, b) => {
    const [one, other] = [column.value(a), column.value(b)];
    // Unknown values sort last in both directions.
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return one === other ? 0 : sign * (one < other ? -1 : 1);
  });
  return { rows: sorted, unread, filters };
}

export interface HelloPage {
  stale: StaleData | null;
  /** Null when the register was not read, or is not offered. */
  tonnes: number | null;
}

/** Tonnes retired so far, for a screen at an exhibition stand. */
export async function loadHello(site: Site): Promise<HelloPage> {
  const all = await loadRetirements(site);
  const isKnown = all.length > 0 || !isUnread(site, 'carbon-retirements');
  return { stale: staleData(site, 'carbon-retirements'), tonnes: isKnown ? tonnesOf(all) : null };
}
