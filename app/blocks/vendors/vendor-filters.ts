import { BROKERAGE_SERVICES, type BrokerageService } from '#domain/member.ts';
import { SYSTEM_KINDS, VENDOR_STATUSES, type SystemKind, type VendorStatus } from '#domain/vendor.ts';
import { readQuery, type Ignored } from '#app/blocks/filtered-list/search-params.ts';

export const VENDOR_SORTS = ['vendor', 'certified', 'valid-until'] as const;
export type VendorSort = (typeof VENDOR_SORTS)[number];

/** What an address requests of the registered trading systems; an absent filter is null. */
export interface VendorFilters {
  words: string;
  kind: SystemKind | null;
  service: BrokerageService | null;
  status: VendorStatus | null;
  sort: VendorSort;
  descending: boolean;
  ignored: readonly Ignored[];
}

export function parseVendors(query: URLSearchParams): VendorFilters {
  const params = readQuery(query);
  return {
    words: params.text('q'),
    kind: params.oneOf('kind', SYSTEM_KINDS),
    service: params.oneOf('service', BROKERAGE_SERVICES),
    status: params.oneOf('status', VENDOR_STATUSES),
    sort: params.oneOf('sort', VENDOR_SORTS) ?? 'vendor',
    descending: params.oneOf('order', ['ascending', 'descending']) === 'descending',
    ignored: params.ignored,
  };
}

/** The query of the filters; its parameters are always in the same order. */
export function vendorsQuery({ words, kind, service, status, sort, descending }: VendorFilters): string {
  const query = new URLSearchParams();
  if (words) query.append('q', words);
  if (kind) query.append('kind', kind);
  if (service) query.append('service', service);
  if (status) query.append('status', status);
  if (sort !== 'vendor') query.append('sort', sort);
  if (descending) query.append('order', 'descending');
  return query.size > 0 ? `?${query}` : '';
}

/** True when a filter narrows the list. */
export function isFiltered({ words, kind, service, status }: VendorFilters): boolean {
  return words !== '' || [kind, service, status].some(Boolean);
}

/** The filters in another order: the same column reverses the order, another one sorts in ascending order. */
export function sortedBy(filters: VendorFilters, sort: VendorSort): VendorFilters {
  return { ...filters, sort, descending: filters.sort === sort && !filters.descending };
}
