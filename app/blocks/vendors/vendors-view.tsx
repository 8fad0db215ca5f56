import { pick } from '#domain/bilingual.ts';
import { formatDate } from '#domain/date.ts';
import { BROKERAGE_SERVICES } from '#domain/member.ts';
import { ENDING_DAYS, SYSTEM_KINDS, VENDOR_STATUSES } from '#domain/vendor.ts';
import { listText } from '#messages/list-text.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { Chip } from '#app/ui/chip.tsx';
import { SelectField, TextField } from '#app/ui/field.tsx';
import { CountLine } from '#app/blocks/filtered-list/count-line.tsx';
import { ListFilters } from '#app/blocks/filtered-list/list-filters.tsx';
import { Nothing } from '#app/blocks/filtered-list/nothing.tsx';
import { IgnoredNotices } from '#app/blocks/filtered-list/paged.tsx';
import { SortLinks } from '#app/blocks/members/sort-links.tsx';
import { InPlaceOfHead, OpeningList } from '#app/blocks/opening-list/opening-list.tsx';
import sections from '#app/blocks/security-list/security-list.module.css';
import { isFiltered, sortedBy, VENDOR_SORTS, vendorsQuery, type VendorFilters } from './vendor-filters.ts';
import { VendorFacts } from './vendor-facts.tsx';
import { Registration } from './registration.tsx';
import type { VendorOnDay, VendorsData } from './vendors-data.ts';
import styles from './vendors.module.css';

/**
 * Trading systems with their certificates, the services that the certificates cover, and the members that use the
 * systems.
 */
export function VendorsView({ data: { filters, vendors, files, count, unread } }: { data: VendorsData }) {
  const t = useText();
  return (
    <div className={sections.list}>
      <Filters filters={filters} />
      <IgnoredNotices ignored={filters.ignored} />
      <CountLine files={files} query={vendorsQuery(filters)}>
        {count}
      </CountLine>
      <SortLinks
        links={VENDOR_SORTS.map((sort) => ({
          to: vendorsQuery(sortedBy(filters, sort)) || '.',
          label: t(`vendors.sort.${sort}`),
          isDescending: filters.sort === sort ? filters.descending : null,
        }))}
      />
      {vendors.length > 0 ? <List vendors={vendors} /> : <Nothing unread={unread}>{t('vendors.none')}</Nothing>}
      <Registration />
    </div>
  );
}

function Filters({ filters }: { filters: VendorFilters }) {
  const t = useText();
  const { words, kind, service, status, sort, descending } = filters;
  const options = (any: string, values: readonly string[], area: string) => [
    { value: '', label: t(any) },
    ...values.map((value) => ({ value, label: t(`${area}.${value}`) })),
  ];
  return (
    <ListFilters label={t('vendors.filter')} isFiltered={isFiltered(filters)}>
      <TextField type="search" name="q" label={t('vendors.search')} value={words} />
      <SelectField
        name="kind"
        label={t('vendors.kind')}
        value={kind ?? ''}
        options={options('vendors.kind.any', SYSTEM_KINDS, 'vendors.kind')}
      />
      <SelectField
        name="service"
        label={t('vendors.service')}
        value={service ?? ''}
        options={options('vendors.service.any', BROKERAGE_SERVICES, 'members.service')}
      />
      <SelectField
        name="status"
        label={t('members.status')}
        value={status ?? ''}
        options={options('vendors.status.any', VENDOR_STATUSES, 'vendors.status')}
      />
      {sort !== 'vendor' && <input type="hidden" name="sort" value={sort} />}
      {descending && <input type="hidden" name="order" value="descending" />}
    </ListFilters>
  );
}

function List({ vendors }: { vendors: readonly VendorOnDay[] }) {
  const t = useText();
  const locale = useLocale();
  return (
    <OpeningList
      className={styles.vendors}
      heads={[
        t('vendors.product'),
        t('members.status'),
        t('vendors.kind'),
        t('vendors.validUntil'),
        t('vendors.members'),
      ]}
      lines={vendors.map((of) => ({
        id: of.vendor.id,
        cells: [
          <span key="name" className={styles.name}>
            <b>
              <bdi>{of.vendor.product}</bdi>
            </b>
            <small className={styles.minor}>
              <bdi>{pick(of.vendor.name, locale)}</bdi>
            </small>
          </span>,
          <Chip
            key="status"
            {...(of.status === 'certified' ? {} : { tone: of.status === 'testing' ? 'open' : 'solid' })}
          >
            {t(`vendors.status.${of.status}`)}
          </Chip>,
          listText(
            t,
            of.vendor.kinds.map((kind) => t(`vendors.kind.${kind}`)),
          ),
          <ValidUntil key="until" of={of} />,
          t('vendors.membersCount', { count: of.vendor.members.length }),
        ],
        children: <VendorFacts of={of} />,
      }))}
    />
  );
}

/** The last day of the certificate, and how near that day is. */
function ValidUntil({ of: { vendor, daysLeft } }: { of: VendorOnDay }) {
  const t = useText();
  const locale = useLocale();
  if (vendor.validUntil === null) return '--';
  return (
    <>
      <InPlaceOfHead>{t('vendors.validUntil')}</InPlaceOfHead>
      {formatDate(vendor.validUntil, locale)}
      {daysLeft !== null && daysLeft < ENDING_DAYS && (
        <small className={styles.ending}>{t('vendors.left', { count: daysLeft })}</small>
      )}
    </>
  );
}
