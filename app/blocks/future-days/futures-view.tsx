import { useText } from '#messages/text.tsx';
import { FieldPair, SelectField, TextField } from '#app/ui/field.tsx';
import { FilterForm } from '#app/ui/filter-form.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { Segments } from '#app/ui/segments.tsx';
import { DAY_RANGES, OPENS_ON } from '#app/blocks/company-figures/day-range-filters.ts';
import { DataTable } from '#app/blocks/data-table/data-table.tsx';
import { FiguresOf } from '#app/blocks/figures-of/figures-of.tsx';
import { CountLine } from '#app/blocks/filtered-list/count-line.tsx';
import { Nothing } from '#app/blocks/filtered-list/nothing.tsx';
import { IgnoredNotices, Steps } from '#app/blocks/filtered-list/paged.tsx';
import { rowSort } from '#app/blocks/filtered-list/row-order.ts';
import styles from '#app/blocks/history/history.module.css';
import sections from '#app/blocks/security-list/security-list.module.css';
import type { FuturesPage } from '#app/data/future-days/days-page.ts';
import { futureColumns, rollColumns } from './day-columns.ts';
import { FUTURE_SERIES, FUTURE_SORTS, futureQuery, type FutureFilters } from './day-filters.ts';
import { FuturesDrawing } from './futures-drawing.tsx';

/** Futures day by day: the selection, the drawing, every row, and how contracts were joined. */
export function FuturesView({ data }: { data: FuturesPage }) {
  const t = useText();
  const { filters, kind, roots, unread, isGrowing, rows, total, volume, pages, size, drawn, asOf, files, words } = data;
  const first = roots[0]?.value ?? '';
  const toPage = (page?: number) => futureQuery(filters, first, page);
  return (
    <>
      <div className={sections.list}>
        <DaysForm data={data} />
        <Choices data={data} />
        <IgnoredNotices ignored={filters.ignored} />
        {total === 0 ? (
          <Nothing unread={unread}>{words.none}</Nothing>
        ) : (
          <>
            <CountLine files={files} query={toPage()}>
              {words.count}
              {isGrowing && ` · ${t('records.growingDays')}`}
            </CountLine>
            <p className="text-14 text-muted">{words.unit}</p>
            {words.sentence && <p>{words.sentence}</p>}
            {drawn && <FuturesDrawing drawn={drawn} kind={kind} words={words} />}
            <DataTable
              caption={words.caption}
              columns={futureColumns(t, { ...filters, kind })}
              rows={rows}
              rowKey={({ date, symbol }) => `${date} ${symbol}`}
              sortOf={({ id }) =>
                rowSort(id, FUTURE_SORTS, filters.order, (order) => futureQuery({ ...filters, order }, first))
              }
              {...(volume !== null && { total: { name: t('history.total.range'), values: { volume } } })}
            />
            <Steps page={filters.page} pages={pages} size={size} total={total} toPage={(page) => toPage(page) || '.'} />
            <FiguresOf day={asOf} />
          </>
        )}
      </div>
      <Rolls data={data} />
      <section aria-labelledby="method" className="mt-12">
        <SectionHead id="method" title={t('futures.method')} />
        <ul className={styles.method}>
          <li>{t('futures.method.columns')}</li>
          <li>{t('futures.method.settlement')}</li>
          <li>{t('futures.method.interest')}</li>
          <li>{t('futures.method.front')}</li>
          <li>{t('futures.method.continuous')}</li>
          {kind === 'share' && <li>{t('futures.method.actions')}</li>}
          <li>{words.fairValue}</li>
          <li>{t('futures.method.margin')}</li>
          <li>{t('futures.method.left-out')}</li>
        </ul>
      </section>
    </>
  );
}

/** Where the contracts of the series were joined, and by which amount or factor. */
function Rolls({ data: { filters, rolls, kind, head } }: { data: FuturesPage }) {
  const t = useText();
  if (filters.series !== 'continuous') return null;
  return (
    <section aria-labelledby="rolls" className="mt-12">
      <SectionHead id="rolls" title={t('futures.rolls')} lead={t('futures.rolls.lead')} />
      {rolls.length === 0 ? (
        <p>{t('futures.rolls.none')}</p>
      ) : (
        <DataTable
          caption={t('history.caption.of', { title: t('futures.rolls'), page: head.title })}
          columns={rollColumns(t, kind)}
          rows={rolls}
          rowKey={({ date }) => date}
        />
      )}
    </section>
  );
}

function DaysForm({ data: { filters, contracts, roots } }: { data: FuturesPage }) {
  const t = useText();
  const { range, from, to, root, series, contract } = filters;
  const isWhole = range === OPENS_ON && contract === null;
  return (
    <FilterForm
      label={t('futures.form')}
      apply={t('futures.show')}
      clear={isWhole ? undefined : { to: '.', label: t('common.clear') }}
    >
      {root !== roots[0]?.value && <input type="hidden" name="root" value={root} />}
      {series === 'contracts' ? (
        <SelectField
          name="contract"
          label={t('futures.contract')}
          value={contract ?? ''}
          options={[{ value: '', label: t('futures.allContracts') }, ...contracts]}
        />
      ) : (
        <input type="hidden" name="series" value={series} />
      )}
      <FieldPair>
        <TextField type="date" name="from" label={t('records.from')} value={range === null ? from : ''} />
        <TextField type="date" name="to" label={t('records.to')} value={range === null ? to : ''} />
      </FieldPair>
    </FilterForm>
  );
}

/** Underlying, series and range: each choice is an address. */
function Choices({ data: { filters, roots } }: { data: FuturesPage }) {
  const t = useText();
  const to = (change: Partial<FutureFilters>) => futureQuery({ ...filters, ...change }, roots[0]?.value ?? '') || '.';
  return (
    <>
      <div className={styles.choices} data-screen-only="">
        {roots.length > 1 && (
          <Segments
            label={t('futures.underlying')}
            segments={roots.map(({ value, label }) => ({
              to: to({ root: value, contract: null }),
              label,
              current: value === filters.root,
            }))}
          />
        )}
      </div>
      <div className={styles.choices} data-screen-only="">
        <Segments
          label={t('futures.series')}
          segments={FUTURE_SERIES.map((series) => ({
            to: to({ series, contract: null }),
            label: t(`futures.series.${series}`),
            current: series === filters.series,
          }))}
        />
        <Segments
          label={t('history.range')}
          segments={DAY_RANGES.map((range) => ({
            to: to({ range }),
            label: t(`company.range.${range}`),
            current: range === filters.range,
          }))}
        />
      </div>
    </>
  );
}
