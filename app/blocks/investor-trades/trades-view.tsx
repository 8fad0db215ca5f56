import { INTERVALS } from '#domain/bar-periods.ts';
import { TRADE_KINDS } from '#domain/investor-trades.ts';
import { formatDate } from '#domain/date.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { FieldPair, TextField } from '#app/ui/field.tsx';
import { FilterForm } from '#app/ui/filter-form.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { Segments } from '#app/ui/segments.tsx';
import { DAY_RANGES, OPENS_ON } from '#app/blocks/company-figures/day-range-filters.ts';
import { DataTable } from '#app/blocks/data-table/data-table.tsx';
import { FiguresOf } from '#app/blocks/figures-of/figures-of.tsx';
import { CountLine } from '#app/blocks/filtered-list/count-line.tsx';
import { Nothing } from '#app/blocks/filtered-list/nothing.tsx';
import { IgnoredNotices, Steps } from '#app/blocks/filtered-list/paged.tsx';
import { NEWEST_FIRST, rowSort } from '#app/blocks/filtered-list/row-order.ts';
import styles from '#app/blocks/history/history.module.css';
import sections from '#app/blocks/security-list/security-list.module.css';
import type { TradesPage } from '#app/data/investor-trades/trades-page.ts';
import { matrixColumns, tradeColumns, tradeSums } from './trade-columns.ts';
import { GROUP_COUNTS, tradeQuery, tradeSorts } from './trade-filters.ts';
import { InstitutionsDrawing } from './institutions-drawing.tsx';
import { TradesDrawing } from './trades-drawing.tsx';

/** Trading by group of investors: the selection, the drawing, and every row. */
export function TradesView({ data }: { data: TradesPage }) {
  const t = useText();
  const locale = useLocale();
  const columns = tradeColumns(t, data.filters);
  const { filters, unread, rows, total, sums, pages, size, drawn, matrix, institutions, asOf, files, words } = data;
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
            <CountLine files={files} query={tradeQuery(filters)}>
              {words.count}
            </CountLine>
            {words.sentence && <p>{words.sentence}</p>}
            {drawn && <TradesDrawing drawn={drawn} caption={words.caption} />}
            <DataTable
              caption={words.caption}
              columns={columns}
              rows={rows}
              rowKey={({ date }) => date}
              sortOf={({ id }) =>
                rowSort(id, tradeSorts(filters), filters.order, (order) => tradeQuery({ ...filters, order }))
              }
              {...(sums && { total: { name: t('history.total.range'), values: tradeSums(columns, sums) } })}
            />
            <Steps
              page={filters.page}
              pages={pages}
              size={size}
              total={total}
              toPage={(page) => tradeQuery(filters, page) || '.'}
            />
            {words.check && <p className="text-14 text-muted">{words.check}</p>}
            <FiguresOf day={asOf} />
          </>
        )}
      </div>
      {institutions && (
        <section aria-labelledby="institutions" className="mt-12">
          <SectionHead
            id="institutions"
            title={t('trading.institutions')}
            lead={t('trading.institutions.lead', { day: formatDate(institutions.days.at(-1)!, locale) })}
          />
          <InstitutionsDrawing drawn={institutions} />
        </section>
      )}
      {matrix.length > 0 && (
        <section aria-labelledby="matrix" className="mt-12">
          <SectionHead id="matrix" title={t('trading.matrix')} lead={t('trading.matrix.lead')} />
          <DataTable
            caption={t('history.caption.of', { title: t('trading.matrix'), page: words.caption })}
            columns={matrixColumns(t)}
            rows={matrix}
            rowKey={({ type }) => type}
          />
        </section>
      )}
      <section aria-labelledby="method" className="mt-12">
        <SectionHead id="method" title={t('trading.method')} />
        <ul className={styles.method}>
          {['counted', 'groups', 'share', 'left-out'].map((id) => (
            <li key={id}>{t(`trading.method.${id}`)}</li>
          ))}
        </ul>
      </section>
    </>
  );
}

function DaysForm({ data: { filters } }: { data: TradesPage }) {
  const t = useText();
  const { range, from, to, interval, groups, kind, cut } = filters;
  return (
    <FilterForm
      label={t('trading.form')}
      apply={t('trading.show')}
      clear={range === OPENS_ON ? undefined : { to: '.', label: t('common.clear') }}
    >
      <FieldPair>
        <TextField type="date" name="from" label={t('records.from')} value={range === null ? from : ''} />
        <TextField type="date" name="to" label={t('records.to')} value={range === null ? to : ''} />
      </FieldPair>
      {interval !== 'day' && <input type="hidden" name="interval" value={interval} />}
      {groups !== GROUP_COUNTS[cut][0] && <input type="hidden" name="groups" value={groups} />}
      {kind && <input type="hidden" name="kind" value={kind} />}
    </FilterForm>
  );
}

/**
 * Range, interval, groups and kind of security: each choice is an address. In two rows, so that no font moves a choice
 * to the other row.
 */
function Choices({ data: { filters } }: { data: TradesPage }) {
  const t = useText();
  const segment = <T,>(
    name: string,
    values: readonly T[],
    current: T,
    label: (value: T) => string,
    to: (value: T) => Partial<TradesPage['filters']>,
  ) => (
    <Segments
      label={t(name)}
      segments={values.map((value) => ({
        to: tradeQuery({ ...filters, ...to(value) }) || '.',
        label: label(value),
        current: value === current,
      }))}
    />
  );
  return (
    <>
      <div className={styles.choices} data-screen-only="">
        {segment(
          'history.range',
          DAY_RANGES,
          filters.range,
          (range) => t(`company.range.${range}`),
          (range) => ({ range }),
        )}
        {segment(
          'history.interval',
          INTERVALS,
          filters.interval,
          (interval) => t(`history.interval.${interval}`),
          (interval) => ({ interval }),
        )}
      </div>
      <div className={styles.choices} data-screen-only="">
        {segment(
          'trading.groups',
          GROUP_COUNTS[filters.cut],
          filters.groups,
          (groups) => t(`trading.groups.${groups}`),
          // The sort column may be of a group that does not exist with the other number of groups.
          (groups) => ({ groups, order: NEWEST_FIRST }),
        )}
        {segment(
          'trading.kind',
          [null, ...TRADE_KINDS],
          filters.kind,
          (kind) => t(`trading.kind.${kind ?? 'all'}`),
          (kind) => ({ kind }),
        )}
      </div>
    </>
  );
}
