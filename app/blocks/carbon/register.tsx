import { integer } from '#domain/number.ts';
import { useText } from '#messages/text.tsx';
import { CountLine } from '#app/blocks/filtered-list/count-line.tsx';
import { ListFilters } from '#app/blocks/filtered-list/list-filters.tsx';
import { Nothing } from '#app/blocks/filtered-list/nothing.tsx';
import { IgnoredNotices, Steps } from '#app/blocks/filtered-list/paged.tsx';
import { FiguresReceived } from '#app/blocks/figures-of/figures-of.tsx';
import sections from '#app/blocks/security-list/security-list.module.css';
import { FieldPair, SelectField, TextField } from '#app/ui/field.tsx';
import { Segments } from '#app/ui/segments.tsx';
import type { RegisterData } from './carbon-data.ts';
import { isFiltered, RETIREMENT_SORTS, retirementsQuery } from './retirement-filters.ts';
import { RetirementsTable } from './retirements-table.tsx';

const PLACE = '#register';

/** The public register of retired credits, with its filters, its sum and its files. */
export function Register({ of }: { of: RegisterData }) {
  const t = useText();
  const { filters, rows, tonnes, total, pages, size, count, files, unread, isEmpty } = of;
  if (isEmpty)
    return (
      <Nothing unread={unread} isChosen={false}>
        {t('carbon.noneRetired')}
      </Nothing>
    );
  return (
    <div id="register" className={sections.list}>
      <Filters of={of} />
      <IgnoredNotices ignored={filters.ignored} />
      <CountLine files={files} query={retirementsQuery(filters)}>
        {count} {t('carbon.sum', { tonnes: integer(tonnes, { zero: true }) })}
      </CountLine>
      <Segments
        label={t('carbon.sort')}
        segments={RETIREMENT_SORTS.map((sort) => ({
          to: (retirementsQuery({ ...filters, sort, ascending: false }) || '.') + PLACE,
          label: t(`carbon.sort.${sort}`),
          current: filters.sort === sort && !filters.ascending,
        }))}
      />
      {rows.length > 0 ? (
        <RetirementsTable rows={rows} caption={t('common.tableOf', { title: t('carbon.register') })} />
      ) : (
        <Nothing unread={false}>{t('carbon.noneFound')}</Nothing>
      )}
      <Steps
        page={filters.page}
        pages={pages}
        size={size}
        total={total}
        toPage={(page) => (retirementsQuery(filters, page) || '.') + PLACE}
      />
      <FiguresReceived readOn={of.readOn} />
    </div>
  );
}

function Filters({ of: { filters, credits } }: { of: RegisterData }) {
  const t = useText();
  return (
    <ListFilters label={t('carbon.filter')} isFiltered={isFiltered(filters)} at={PLACE}>
      <SelectField
        name="credit"
        label={t('carbon.credit')}
        value={filters.credit ?? ''}
        options={[
          { value: '', label: t('carbon.credit.any') },
          ...credits.map(({ symbol, name }) => ({ value: symbol, label: `${symbol} · ${name}` })),
        ]}
      />
      <TextField type="search" name="q" label={t('carbon.words')} value={filters.words} />
      <FieldPair>
        <TextField type="date" name="from" label={t('records.from')} value={filters.from ?? ''} />
        <TextField type="date" name="to" label={t('records.to')} value={filters.to ?? ''} />
      </FieldPair>
    </ListFilters>
  );
}
