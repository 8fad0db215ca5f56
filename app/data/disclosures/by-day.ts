import { pick } from '#domain/bilingual.ts';
import { marketDate } from '#domain/date.ts';
import { integer } from '#domain/number.ts';
import { BREADTH_KINDS, EXCHANGE_ROLES, type SecurityKind } from '#domain/security.ts';
import type { Instant, PlainDate } from '#domain/time.ts';
import {
  disclosuresQuery,
  parseDisclosures,
  type DisclosureFilters,
  type KnownIssuer,
} from '#app/blocks/disclosures/disclosure-filters.ts';
import type { Crumb } from '#app/blocks/breadcrumbs/breadcrumbs.tsx';
import { crumbsOf } from '#app/blocks/breadcrumbs/crumbs.ts';
import { followLabels, type ExportLabels } from '#app/blocks/exports/export-labels.ts';
import type { Site } from '#app/context.ts';
import type { Option } from '#app/ui/field.tsx';
import type { Tab } from '#app/ui/tabs.tsx';
import { countDisclosures, loadDisclosures, type DisclosuresData } from './list.ts';

export interface ByDayData extends DisclosuresData {
  trail: Crumb[];
  issuers: Option[];
  /** Tabs of this exchange and the sister one, each with its number of disclosures. */
  exchanges: Tab[];
  /** The sister exchange's name when its list is shown; otherwise null. */
  sister: string | null;
  today: PlainDate;
  files: ExportLabels;
  now: Instant;
  simulated: boolean;
}

/** A page of the disclosures of all issuers. */
export async function loadByDay(site: Site, query: URLSearchParams): Promise<ByDayData> {
  const { locale, live } = site;
  const now = site.now();
  const issuers = await loadIssuers(site);
  const filters = byDayFilters(query, issuers);
  const loading = loadDisclosures(site, filters);
  const [data, exchanges] = await Promise.all([loading, exchangeTabs(site, filters, loading)]);
  return {
    ...data,
    exchanges,
    sister: filters.exchange === 'sister' ? pick(site.exchange.sisterName, locale) : null,
    trail: crumbsOf('the-exchange-disclosures', locale),
    issuers: issuers.filter(({ exchange }) => exchange === filters.exchange),
    today: marketDate(now),
    files: followLabels(site, 'the-exchange-disclosures'),
    now,
    simulated: live.clock().simulated,
  };
}

export function byDayFilters(query: URLSearchParams, issuers: readonly KnownIssuer[]) {
  return parseDisclosures(query, issuers);
}

/**
 * An issuer belongs to one exchange, so the other tab lists all issuers of the other exchange. The shown list is
 * already counted.
 */
async function exchangeTabs(site: Site, filters: DisclosureFilters, shown: Promise<DisclosuresData>): Promise<Tab[]> {
  const { exchange, locale } = site;
  const names = { home: exchange.name, sister: exchange.sisterName };
  const tabs = EXCHANGE_ROLES.map(async (role) => {
    const current = role === filters.exchange;
    const there = current ? filters : { ...filters, exchange: role, issuer: null };
    const total = current ? (await shown).total : await countDisclosures(site, there);
    return { to: disclosuresQuery(there) || '.', label: pick(names[role], locale), count: integer(total), current };
  });
  return Promise.all(tabs);
}

/** Issuers disclose under the symbol of their share or unit: bonds, futures and carbon credits have no disclosures of their own. */
const ISSUERS: ReadonlySet<SecurityKind> = new Set(BREADTH_KINDS);

/** Issuers whose disclosures can be requested, listed or no longer listed. */
export async function loadIssuers({ store, locale }: Site): Promise<(Option & KnownIssuer)[]> {
  const securities = await store.securities.list();
  return securities
    .filter(({ kind }) => ISSUERS.has(kind))
    .map(({ symbol, name, exchange }) => ({ value: symbol, exchange, label: `${symbol} · ${pick(name, locale)}` }))
    .sort((a, b) => (a.value < b.value ? -1 : 1));
}
