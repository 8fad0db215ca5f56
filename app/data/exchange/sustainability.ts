import { pick, slugOf, textsOf } from '#domain/bilingual.ts';
import type { Disclosure } from '#domain/disclosure.ts';
import { everyPage } from '#domain/every-page.ts';
import { LOCALE_CODES } from '#domain/locale.ts';
import { holdsWords } from '#domain/search-words.ts';
import type { Security } from '#domain/security.ts';
import {
  fiscalYearEnd,
  reportDelay,
  sustainabilityReports,
  sustainabilityYears,
} from '#domain/sustainability-report.ts';
import { textOf } from '#messages/text.tsx';
import { followLabels } from '#app/blocks/exports/export-labels.ts';
import { queryOf, readQuery, type Ignored } from '#app/blocks/filtered-list/search-params.ts';
import type { IssuerReport, SustainabilityData } from '#app/blocks/sustainability/sustainability-data.ts';
import type { Site } from '#app/context.ts';
import { isUnread, staleData, type StaleData } from '#app/data/status/stale-data.ts';

const SORTS = ['symbol', 'delay'] as const;

export interface FoundReports {
  year: number;
  years: readonly number[];
  all: readonly IssuerReport[];
  found: readonly IssuerReport[];
  filters: { words: string; sector: string | null; sort: (typeof SORTS)[number]; descending: boolean };
  ignored: readonly Ignored[];
}

/** Data for the part about sustainability reports. */
export async function loadSustainability(
  site: Site,
  query: URLSearchParams,
): Promise<SustainabilityData & { stale: StaleData | null }> {
  const t = textOf(site.locale);
  const { year, years, all, found, filters, ignored } = await findReports(site, query);
  const published = all.filter(({ report }) => report !== null).length;
  const sectors = new Map(all.flatMap(({ sector }) => (sector ? [[slugOf(sector), pick(sector, site.locale)]] : [])));
  return {
    stale: staleData(site, 'integrated-reports', 'reference'),
    unread: published === 0 && isUnread(site, 'integrated-reports', 'reference'),
    year,
    words: filters.words,
    sector: filters.sector ?? '',
    rows: found,
    years: years.map((one) => ({ value: String(one), label: String(one) })),
    sectors: [{ value: '', label: t('esg.sector.any') }, ...[...sectors].map(([value, label]) => ({ value, label }))],
    files: followLabels(site, 'discover-esg-sustainability'),
    count: all.length > 0 ? t('esg.count', { count: published, all: all.length, year }) : t('esg.count.none'),
    published,
    all: all.length,
    query: queryOf({ year: query.get('year') && String(year), q: filters.words, sector: filters.sector }),
    ignored,
  };
}

/** The rows of the page and of its files; companies without a report last. */
export async function findReports(site: Site, query: URLSearchParams): Promise<FoundReports> {
  const [disclosures, securities, profiles] = await Promise.all([
    integratedReports(site),
    site.store.securities.list({ exchange: 'home', active: true }),
    site.store.profiles.list(),
  ]);
  const params = readQuery(query);
  const usual = Number(site.today().slice(0, 4)) - 1;
  const years = [...new Set([usual, ...sustainabilityYears(disclosures)])].sort((a, b) => b - a);
  const year = Number(params.oneOf('year', years.map(String)) ?? usual);
  const ends = new Map(profiles.map(({ symbol, fiscalYearEndMonth }) => [symbol, fiscalYearEndMonth]));
  const reports = sustainabilityReports(disclosures, year);
  // Without any report of any company, the companies without a report are unknown too.
  const issuers = disclosures.length > 0 ? securities : [];
  const all = issuers
    .filter((security) => wasListed(security, year))
    .map(({ symbol, name, sector }): IssuerReport => {
      const report = reports.get(symbol) ?? null;
      const end = fiscalYearEnd(year, ends.get(symbol) ?? null);
      return { symbol, name, sector, report, delay: report && reportDelay(report.published, end) };
    });
  const known = [...new Set(all.flatMap(({ sector }) => (sector ? slugOf(sector) : [])))];
  const filters = {
    words: params.text('q'),
    sector: params.oneOf('sector', known),
    sort: params.oneOf('sort', SORTS) ?? 'delay',
    descending: params.oneOf('order', ['ascending', 'descending']) === 'descending',
  };
  const found = all
    .filter(
      ({ symbol, name, sector }) =>
        (filters.sector === null || (sector !== null && slugOf(sector) === filters.sector)) &&
        holdsWords([symbol, ...textsOf(name)].join(' '), filters.words),
    )
    .sort((a, b) => compare(a, b, filters));
  return { year, years, all, found, filters, ignored: params.ignored };
}

/** Shares that were listed before the fiscal year ended. */
function wasListed({ kind, listedOn }: Security, year: number): boolean {
  return kind === 'equity' && (listedOn === null || listedOn <= `${year}-12-31`);
}

async function integratedReports({ store, now }: Site): Promise<Disclosure[]> {
  const until = now();
  const editions = await Promise.all(
    LOCALE_CODES.map((lang) =>
      everyPage((range) => store.disclosures.page({ lang, fileType: 'integrated_reports', until, ...range })),
    ),
  );
  return editions.flat();
}

function compare(a: IssuerReport, b: IssuerReport, { sort, descending }: FoundReports['filters']): number {
  const sign = descending ? -1 : 1;
  const bySymbol = a.symbol < b.symbol ? -1 : 1;
  if (sort === 'symbol') return sign * bySymbol;
  if (a.delay === null || b.delay === null) return Number(a.delay === null) - Number(b.delay === null) || bySymbol;
  return sign * (a.delay - b.delay) || bySymbol;
}
