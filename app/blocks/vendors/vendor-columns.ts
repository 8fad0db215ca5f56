import { listText } from '#messages/list-text.ts';
import type { Text } from '#messages/text.tsx';
import { column, type Column } from '#app/columns/column.ts';
import type { VendorOnDay } from './vendors-data.ts';

/** Columns of a trading system with every fact that its page has, for files. */
export function vendorColumns(t: Text): Column<VendorOnDay>[] {
  const named = (of: readonly string[], area: string) =>
    listText(
      t,
      of.map((code) => t(`${area}.${code}`)),
    );
  return [
    column('name', 'vendor', t('vendors.vendor'), ({ vendor }) => vendor.name),
    column('text', 'product', t('vendors.product'), ({ vendor }) => vendor.product),
    column('code', 'kinds', t('vendors.kind'), ({ vendor }) => vendor.kinds.join(' '), {
      label: ({ vendor }) => named(vendor.kinds, 'vendors.kind'),
    }),
    column('text', 'protocols', t('vendors.protocols'), ({ vendor }) => vendor.protocols.join(', ')),
    column('text', 'version', t('vendors.version'), ({ vendor }) => vendor.version),
    column('code', 'services', t('vendors.services'), ({ vendor }) => vendor.services.join(' '), {
      label: ({ vendor }) => named(vendor.services, 'members.service'),
    }),
    column('day', 'certified', t('vendors.certified'), ({ vendor }) => vendor.certifiedOn),
    column('day', 'valid-until', t('vendors.validUntil'), ({ vendor }) => vendor.validUntil),
    column('count', 'days-left', t('vendors.daysLeft'), ({ daysLeft }) => daysLeft, { zero: true }),
    column('code', 'status', t('members.status'), ({ status }) => status, {
      label: ({ status }) => t(`vendors.status.${status}`),
    }),
    column('code', 'members', t('vendors.members'), ({ vendor }) => vendor.members.join(' ') || null),
    column('address', 'website', t('members.website'), ({ vendor }) => vendor.website),
    column('text', 'email', t('members.email'), ({ vendor }) => vendor.email),
  ];
}
