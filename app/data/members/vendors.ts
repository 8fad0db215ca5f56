import { pick, textsOf } from '#domain/bilingual.ts';
import { formatDate } from '#domain/date.ts';
import { LOCALES } from '#domain/locale.ts';
import { integer } from '#domain/number.ts';
import { holdsWords } from '#domain/search-words.ts';
import { daysLeft, isListed, vendorStatusOn, type Vendor } from '#domain/vendor.ts';
import { textOf } from '#messages/text.tsx';
import { crumbsOf } from '#app/blocks/breadcrumbs/crumbs.ts';
import { followLabels } from '#app/blocks/exports/export-labels.ts';
import type { VendorOnDay, VendorsData } from '#app/blocks/vendors/vendors-data.ts';
import { isFiltered, parseVendors, type VendorFilters, type VendorSort } from '#app/blocks/vendors/vendor-filters.ts';
import type { ListPageFrame } from '#app/blocks/list-page/list-page.tsx';
import type { Site } from '#app/context.ts';
import { readDay } from '#app/data/status/read-day.ts';
import { isUnread, staleData, type StaleData } from '#app/data/status/stale-data.ts';
import type { RouteName } from '#app/site-map.ts';
import { loadMembers } from './members.ts';
import { waysTo } from '#app/data/ways.ts';

const PAGE: RouteName = 'members-registered-trading-system-vendors';

export interface VendorsPage extends VendorsData, ListPageFrame {
  stale: StaleData | null;
}

export interface FoundVendors {
  /** Systems on today's list, found or not. */
  listed: readonly Vendor[];
  found: readonly VendorOnDay[];
  filters: VendorFilters;
}

/** The registered trading systems for the query. */
export async function loadVendors(site: Site, query: URLSearchParams): Promise<VendorsPage> {
  const t = textOf(site.locale);
  const all = await findVendors(site, query);
  return {
    stale: staleData(site, 'vendors', 'members'),
    unread: all.listed.length === 0 && isUnread(site, 'vendors'),
    trail: crumbsOf(PAGE, site.locale),
    head: { title: t('vendors.title'), description: t('vendors.description'), lead: t('vendors.lead') },
    ways: waysTo(site, [
      ['members-brokers-directory', 'members.title'],
      ['members-membership-options', 'menu.page.membershipOptions'],
      ['discover-contact-us', 'vendors.contact'],
    ]),
    filters: all.filters,
    vendors: all.found,
    files: followLabels(site, PAGE),
    count: countText(all, site),
  };
}

/** The rows of the page and of its files. */
export async function findVendors(site: Site, query: URLSearchParams): Promise<FoundVendors> {
  const [document, members] = await Promise.all([
    site.store.documents.find<readonly Vendor[]>('vendors', 'all'),
    loadMembers(site),
  ]);
  const today = site.today();
  const names = new Map(members.map(({ code, name }) => [code, name]));
  const filters = parseVendors(query);
  const listed = (document?.value ?? []).filter((vendor) => isListed(vendor, today));
  const found = listed
    .map((vendor): VendorOnDay => ({
      vendor,
      status: vendorStatusOn(vendor, today),
      daysLeft: daysLeft(vendor, today),
      members: vendor.members.map((code) => ({ code, name: names.get(code) ?? null })),
    }))
    .filter((one) => isIncluded(one, filters))
    .sort(orderOf(filters, site));
  return { listed, found, filters };
}

function isIncluded({ vendor, status }: VendorOnDay, filters: VendorFilters): boolean {
  const { id, name, product, kinds, services, protocols } = vendor;
  return (
    (filters.kind === null || kinds.includes(filters.kind)) &&
    (filters.service === null || services.includes(filters.service)) &&
    (filters.status === null || status === filters.status) &&
    holdsWords([id, product, ...textsOf(name), ...protocols].join(' '), filters.words)
  );
}

type Order = (a: VendorOnDay, b: VendorOnDay) => number;

/** Rows without a day sort last in both directions; equal ones by name. */
function orderOf({ sort, descending }: VendorFilters, { locale }: Site): Order {
  const collator = new Intl.Collator(LOCALES[locale].iso);
  const byName: Order = (a, b) => collator.compare(pick(a.vendor.name, locale), pick(b.vendor.name, locale));
  const sign = descending ? -1 : 1;
  if (sort === 'vendor') return (a, b) => sign * byName(a, b);
  return (a, b) => {
    const [one, other] = [SORT_DAYS[sort](a.vendor), SORT_DAYS[sort](b.vendor)];
    if (one === null || other === null) return Number(one === null) - Number(other === null) || byName(a, b);
    return one === other ? byName(a, b) : sign * (one < other ? -1 : 1);
  };
}

const SORT_DAYS: Record<Exclude<VendorSort, 'vendor'>, (vendor: Vendor) => string | null> = {
  certified: ({ certifiedOn }) => certifiedOn,
  'valid-until': ({ validUntil }) => validUntil,
};

function countText({ listed, found, filters }: FoundVendors, site: Site): string {
  const t = textOf(site.locale);
  const read = readDay(site, 'vendors');
  const of = isFiltered(filters) ? ` ${t('market.listed.of', { total: integer(listed.length) })}` : '';
  const updated = read === null ? '' : ` ${t('members.updated', { date: formatDate(read, site.locale) })}`;
  return `${t('vendors.count', { count: found.length })}${of}${updated}`;
}
