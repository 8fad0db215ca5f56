import { pick } from '#domain/bilingual.ts';
import { OFFERING_KINDS, OFFERING_STATES } from '#domain/offering.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { DataTable } from '#app/blocks/data-table/data-table.tsx';
import { FiguresReceived } from '#app/blocks/figures-of/figures-of.tsx';
import { CountLine } from '#app/blocks/filtered-list/count-line.tsx';
import { ListFilters } from '#app/blocks/filtered-list/list-filters.tsx';
import { Nothing } from '#app/blocks/filtered-list/nothing.tsx';
import { IgnoredNotices, Steps } from '#app/blocks/filtered-list/paged.tsx';
import sections from '#app/blocks/security-list/security-list.module.css';
import { pathOf } from '#app/page-path.ts';
import { SelectField, TextField } from '#app/ui/field.tsx';
import { Link } from '#app/ui/link.tsx';
import type { Sort } from '#app/ui/table.tsx';
import { offeringColumns } from './offering-columns.ts';
import { isFiltered, OFFERING_SORTS, offeringsQuery, sortedBy, type OfferingFilters } from './offering-filters.ts';
import type { OfferingRow, OfferingsData } from './offerings-data.ts';
import styles from './offerings.module.css';

const PLACE = '#all-offerings';

/** Every known offering, with its result and the change of its shares since; with filters, sort order and files. */
export function OfferingsList({ of }: { of: OfferingsData }) {
  const t = useText();
  const { filters, rows, total, pages, size, count, files, unread, isEmpty } = of;
  if (isEmpty)
    return (
      <div id="all-offerings">
        <IgnoredNotices ignored={filters.ignored} />
        <Nothing unread={unread} isChosen={false}>
          {t('offerings.noneKnown')}
        </Nothing>
      </div>
    );
  return (
    <div id="all-offerings" className={sections.list}>
      <Filters of={of} />
      <IgnoredNotices ignored={filters.ignored} />
      <CountLine files={files} query={offeringsQuery(filters)}>
        {count}
      </CountLine>
      {rows.length > 0 ? (
        <OfferingsTable rows={rows} filters={filters} />
      ) : (
        <Nothing unread={false}>{t('offerings.noneFound')}</Nothing>
      )}
      <Steps
        page={filters.page}
        pages={pages}
        size={size}
        total={total}
        toPage={(page) => (offeringsQuery(filters, page) || '.') + PLACE}
      />
      <FiguresReceived readOn={of.readOn} />
    </div>
  );
}

function OfferingsTable({ rows, filters }: { rows: readonly OfferingRow[]; filters: OfferingFilters }) {
  const t = useText();
  const locale = useLocale();
  return (
    <DataTable
      caption={t('common.tableOf', { title: t('offerings.list') })}
      columns={offeringColumns(t)}
      rows={rows}
      rowKey={({ offering }) => offering.code}
      views={{
        issuer: ({ offering }) => (
          <Link
            to={pathOf('investing-ipo-subscriptions-IPOCode', { IPOCode: offering.code })}
            className={`link ${styles.name}`}
          >
            {pick(offering.issuer, locale)}
          </Link>
        ),
      }}
      sortOf={({ id }) => sortLink(id, filters)}
    />
  );
}

/** Columns that do not sort link to the default order. */
function sortLink(id: string, filters: OfferingFilters): Sort {
  const sort = OFFERING_SORTS.find((each) => each === id);
  const isCurrent = sort === filters.sort;
  return {
    to: `${offeringsQuery(sortedBy(filters, sort ?? 'closes')) || '.'}${PLACE}`,
    order: isCurrent ? (filters.ascending ? 'ascending' : 'descending') : 'none',
  };
}

function Filters({ of: { filters, years } }: { of: OfferingsData }) {
  const t = useText();
  const { state, kind, year, words, sort } = filters;
  const options = (any: string, values: readonly string[], label: (value: string) => string) => [
    { value: '', label: t(any) },
    ...values.map((value) => ({ value, label: label(value) })),
  ];
  return (
    <ListFilters label={t('offerings.filter')} isFiltered={isFiltered(filters)} at={PLACE}>
      <TextField type="search" name="q" label={t('offerings.search')} value={words} />
      <SelectField
        name="state"
        label={t('offerings.phase')}
        value={state ?? ''}
        options={options('offerings.state.any', OFFERING_STATES, (value) => t(`offerings.state.${value}`))}
      />
      <SelectField
        name="kind"
        label={t('offerings.kind')}
        value={kind ?? ''}
        options={options('offerings.kind.any', OFFERING_KINDS, (value) => t(`offerings.kind.${value}`))}
      />
      <SelectField
        name="year"
        label={t('offerings.year')}
        value={year ?? ''}
        options={options('offerings.year.any', years, (value) => value)}
      />
      {sort !== 'closes' && <input type="hidden" name="sort" value={sort} />}
    </ListFilters>
  );
}
