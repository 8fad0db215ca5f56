import { pick } from '#domain/bilingual.ts';
import { marketInstant } from '#domain/date.ts';
import { hrefIn } from '#domain/locale-switch.ts';
import { vendorChanges, type VendorChange } from '#domain/vendor.ts';
import { textOf } from '#messages/text.tsx';
import { vendorColumns } from '#app/blocks/vendors/vendor-columns.ts';
import type { VendorOnDay } from '#app/blocks/vendors/vendors-data.ts';
import type { Site } from '#app/context.ts';
import { findVendors } from '#app/data/members/vendors.ts';
import { pathOf } from '#app/page-path.ts';
import type { FeedItem, Rows, RowsRequest } from './table.ts';

/** The registered trading systems, as on their page; the feed reports certificates that began or ended. */
export async function vendorRows(site: Site, { query }: RowsRequest): Promise<Rows<VendorOnDay>> {
  const t = textOf(site.locale);
  const { found, filters } = await findVendors(site, query);
  const { words, kind, service, status, sort, descending, ignored } = filters;
  const today = site.today();
  return {
    title: t('vendors.title'),
    columns: vendorColumns(t),
    rows: found,
    feeds: ['vendors', 'members'],
    items: () =>
      vendorChanges(
        found.map(({ vendor }) => vendor),
        today,
      ).map((change) => changeItem(change, site)),
    view: { q: words, kind, service, status, sort, order: descending ? 'descending' : 'ascending' },
    ignored,
  };
}

function changeItem({ vendor, on, kind }: VendorChange, { origin, locale }: Site): FeedItem {
  const t = textOf(locale);
  const what = t(`vendors.change.${kind}`);
  return {
    id: `vendor-${vendor.id}-${on}-${kind}`,
    title: `${vendor.product}, ${pick(vendor.name, locale)}: ${what}`,
    url: `${origin}${hrefIn(locale, pathOf('members-registered-trading-system-vendors'))}#${vendor.id}`,
    publishedAt: marketInstant(on, '00:00'),
    category: what,
  };
}
