import { pick, type Bilingual } from '#domain/bilingual.ts';
import type { ContractSpec } from '#domain/contract-spec.ts';
import { integer, twoDecimals } from '#domain/number.ts';
import { limitPercents } from '#domain/tick.ts';
import { contractUnit } from '#domain/price-terms.ts';
import { textOf } from '#messages/text.tsx';
import type { FixedBlock } from '#app/blocks/article/shown-article.ts';
import { followLabels } from '#app/blocks/exports/export-labels.ts';
import type { ContractRow } from '#app/blocks/future-days/contract-columns.ts';
import { CONTRACT_SORTS, contractQuery, type ContractFilters } from '#app/blocks/future-days/contract-filters.ts';
import { priceUnits } from '#app/blocks/instrument-terms/price-units.ts';
import type { Site } from '#app/context.ts';
import { nameOfCode } from '#app/data/company/name-of-code.ts';
import { findContracts } from '#app/data/future-days/contract-table.ts';
import type { RouteName } from '#app/site-map.ts';
import type { Tab } from '#app/ui/tabs.tsx';
import type { PartLoader, PartRequest } from './part.ts';
import { grid, sentence, words } from './words.ts';

/** Contracts that an article shows: all, those on shares, on oil, or on the index. */
export function specsFor({ site, settings }: Pick<PartRequest, 'site' | 'settings'>): readonly ContractSpec[] {
  const { contracts } = site.exchange.derivatives;
  const kinds: Record<string, ContractSpec['kind']> = { shares: 'share', oil: 'oil', index: 'index' };
  const kind = kinds[settings['root'] ?? 'all'];
  return kind === undefined ? contracts : contracts.filter((spec) => spec.kind === kind);
}

/**
 * Open contracts, earliest expiry first; when the page offers them as files, in the order that its address requests.
 */
export const contractsPart: PartLoader = async (request) => {
  const { t, site, address, query } = request;
  const specs = specsFor(request);
  if (specs.length === 0) return noneOf(request);
  const isChosen = address.rowQuery !== null;
  const { filters, rows } = await findContracts(site, specs, isChosen ? query : new URLSearchParams());
  if (rows.length === 0) return [sentence(t('parts.contracts.none'))];
  const choice = isChosen
    ? {
        filters,
        roots: await rootTabs(site, specs, filters),
        files: followLabels(site, address.name as RouteName),
        ignored: filters.ignored.map(({ value }) => t('parts.contracts.ignored', { value })),
      }
    : null;
  return [{ type: 'contracts', of: { rows, note: noteOf(rows, filters, request), choice } }];
};

/** Notes on the shown contracts: their order, their common unit, margins and fair values. */
function noteOf(rows: readonly ContractRow[], { sort, descending }: ContractFilters, { t, site }: PartRequest): string {
  const units = new Set(rows.map(({ spec }) => priceUnits(contractUnit(spec), site.locale).pricesIn));
  return [
    ...(sort === CONTRACT_SORTS[0] && !descending ? [t('parts.contracts.nextFirst')] : []),
    ...(units.size === 1 ? [...units].map((pricesIn) => `${pricesIn}.`) : []),
    t('parts.contracts.marginOf'),
    ...(rows.some(({ fairValue }) => fairValue !== null) ? [t('parts.contracts.fairOf')] : []),
    t('parts.contracts.noFigure'),
  ].join(' ');
}

async function rootTabs(site: Site, specs: readonly ContractSpec[], filters: ContractFilters): Promise<Tab[]> {
  const tab = (root: string | null, label: string): Tab => ({
    to: contractQuery({ ...filters, root }) || '.',
    label,
    current: root === filters.root,
  });
  const names = await Promise.all(specs.map(({ root }) => nameOfCode(site, root)));
  return [
    tab(null, textOf(site.locale)('futures.series.contracts')),
    ...specs.map(({ root }, at) => tab(root, names[at] ? pick(names[at], site.locale) : root)),
  ];
}

/** Specifications of the contracts, side by side. */
export const specificationPart: PartLoader = async (request) => {
  const { t, site } = request;
  const { locale } = site;
  const specs = specsFor(request);
  if (specs.length === 0) return noneOf(request);
  const names = await Promise.all(specs.map(({ root }) => nameOfCode(site, root)));
  const head = ['size', 'months', 'tick', 'limits', 'percent', 'settled'].map((each) => t(`parts.spec.${each}`));
  return [
    grid(
      [t('parts.spec.name'), t('files.priceUnit'), ...head],
      specs.map((spec, at) => [
        words(locale, nameOf(names[at] ?? null, spec, locale)),
        words(locale, priceUnits(contractUnit(spec), locale).price),
        [t(`parts.spec.size.${spec.kind}`, { size: integer(spec.size) })],
        words(locale, String(spec.months)),
        words(locale, spec.tick === null ? t('parts.spec.asShare') : twoDecimals(spec.tick)),
        [limitsText(spec, request)],
        words(locale, `${spec.margin / 1_000}%`),
        [t(`parts.spec.settled.${spec.kind}`)],
      ]),
    ),
  ];
};

/**
 * Stands in for a part on contracts when none of the kind is listed: a sentence, or nothing when another part says so.
 */
export function noneOf({ t, settings }: Pick<PartRequest, 't' | 'settings'>): FixedBlock[] {
  return settings['none'] === 'hide' ? [] : [sentence(t('parts.contracts.none'))];
}

function nameOf(name: Bilingual | null, { root }: ContractSpec, locale: Site['locale']): string {
  return name ? `${pick(name, locale)} (${root})` : root;
}

function limitsText({ limits }: ContractSpec, { t, site }: PartRequest): string {
  const { up, down } = limits ?? limitPercents(site.today());
  return t('parts.spec.limitsOf', { up: `+${up}%`, down: `−${down}%` });
}
