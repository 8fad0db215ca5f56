import { pick } from '#domain/bilingual.ts';
import { RIGHTS_STATES } from '#domain/rights-issue.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { SelectField, TextField } from '#app/ui/field.tsx';
import { DataTable } from '#app/blocks/data-table/data-table.tsx';
import { CountLine } from '#app/blocks/filtered-list/count-line.tsx';
import { ListFilters } from '#app/blocks/filtered-list/list-filters.tsx';
import { Nothing } from '#app/blocks/filtered-list/nothing.tsx';
import { IgnoredNotices, Steps } from '#app/blocks/filtered-list/paged.tsx';
import { FiguresReceived } from '#app/blocks/figures-of/figures-of.tsx';
import { IssuerName } from '#app/blocks/ledger-row/issuer-name.tsx';
import sections from '#app/blocks/security-list/security-list.module.css';
import { rightsColumns } from './rights-columns.ts';
import type { RightsParts } from './rights-data.ts';
import { RightsDocuments } from './rights-documents.tsx';
import { isFiltered, rightsQuery } from './rights-filters.ts';
import styles from './rights.module.css';

const PLACE = '#all';

/** Every known rights issue, with filters and files. */
export function RightsList({ of }: { of: RightsParts }) {
  const t = useText();
  const locale = useLocale();
  const { filters, rows, known, unread, files, count, total, pages, size, readOn } = of;
  if (known === 0)
    return (
      <Nothing unread={unread} isChosen={false}>
        {t('rights.never')}
      </Nothing>
    );
  return (
    <div className={sections.list}>
      <Filters of={of} />
      <IgnoredNotices ignored={filters.ignored} />
      <CountLine files={files} query={rightsQuery(filters)}>
        {count}
      </CountLine>
      {rows.length > 0 ? (
        <DataTable
          caption={t('common.tableOf', { title: t('rights.all') })}
          columns={rightsColumns(t)}
          rows={rows}
          rowKey={({ issue }) => issue.code}
          views={{
            symbol: ({ issue, name }) => (
              <span className={styles.company}>
                <IssuerName
                  of={{ symbol: issue.symbol, name: name ? pick(name, locale) : '', isListed: name !== null }}
                />
              </span>
            ),
            documents: ({ issue }) => issue.documents.length > 0 && <RightsDocuments documents={issue.documents} />,
          }}
        />
      ) : (
        <Nothing unread={false}>{t('records.noneFound')}</Nothing>
      )}
      <Steps
        page={filters.page}
        pages={pages}
        size={size}
        total={total}
        toPage={(page) => (rightsQuery(filters, page) || '.') + PLACE}
      />
      <FiguresReceived readOn={readOn} />
    </div>
  );
}

function Filters({ of: { filters, years } }: { of: RightsParts }) {
  const t = useText();
  return (
    <ListFilters label={t('rights.filter')} isFiltered={isFiltered(filters)} at={PLACE}>
      <TextField type="search" name="q" label={t('rights.search')} value={filters.words} />
      <SelectField
        name="state"
        label={t('rights.state')}
        value={filters.state ?? ''}
        options={[
          { value: '', label: t('rights.state.any') },
          ...RIGHTS_STATES.map((value) => ({ value, label: t(`rights.state.${value}`) })),
        ]}
      />
      <SelectField
        name="year"
        label={t('rights.year')}
        value={filters.year ?? ''}
        options={[{ value: '', label: t('rights.year.any') }, ...years.map((value) => ({ value, label: value }))]}
      />
    </ListFilters>
  );
}
