import { pick } from '#domain/bilingual.ts';
import { formatDate } from '#domain/date.ts';
import { MARGIN_KINDS } from '#domain/margin-week.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { FieldPair, TextField } from '#app/ui/field.tsx';
import { FilterForm } from '#app/ui/filter-form.tsx';
import { Link } from '#app/ui/link.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { Segments } from '#app/ui/segments.tsx';
import { Calculator } from '#app/blocks/calculator/calculator.tsx';
import { DataTable } from '#app/blocks/data-table/data-table.tsx';
import { FiguresOf } from '#app/blocks/figures-of/figures-of.tsx';
import { CountLine } from '#app/blocks/filtered-list/count-line.tsx';
import { Nothing } from '#app/blocks/filtered-list/nothing.tsx';
import { IgnoredNotices, Steps } from '#app/blocks/filtered-list/paged.tsx';
import { rowSort } from '#app/blocks/filtered-list/row-order.ts';
import { HeadFigures } from '#app/blocks/head-figures/head-figures.tsx';
import styles from '#app/blocks/history/history.module.css';
import sections from '#app/blocks/security-list/security-list.module.css';
import { SecurityName } from '#app/blocks/security-list/security-name.tsx';
import type { MarginPage } from '#app/data/ownership/margin-page.ts';
import { financedColumns, marginColumns } from './margin-columns.ts';
import { MarginDrawing } from './margin-drawing.tsx';
import { MARGIN_SORTS, marginQuery, WEEK_RANGES, WEEKS_OPEN_ON } from './margin-filters.ts';

type Props = { data: MarginPage };

/** Borrowing to buy securities: the chosen week, the weeks before it, and the securities. */
export function MarginView({ data }: Props) {
  const t = useText();
  const locale = useLocale();
  const { filters, unread, rows, total, sums, pages, size, chosen, drawn, asOf, files, words } = data;
  return (
    <>
      <div className={sections.list}>
        <IgnoredNotices ignored={filters.ignored} />
        {words.noWeek && <Notice title={words.noWeek} role="note" />}
        {words.half && <Notice title={words.half} role="note" />}
        {chosen && (
          <section aria-labelledby="week">
            <SectionHead id="week" title={chosen.title} />
            <HeadFigures figures={chosen.figures} />
            {words.late && <p className="text-14 text-muted">{words.late}</p>}
          </section>
        )}
        <Choices data={data} />
        {total === 0 ? (
          <Nothing unread={unread}>{words.none}</Nothing>
        ) : (
          <>
            <CountLine files={files} query={marginQuery(filters)}>
              {words.count}
            </CountLine>
            {drawn && <MarginDrawing drawn={drawn} caption={words.caption} />}
            <DataTable
              caption={words.caption}
              columns={marginColumns(t)}
              rows={rows}
              rowKey={({ total: { week } }) => week}
              sortOf={({ id }) =>
                rowSort(id, MARGIN_SORTS, filters.order, (order) => marginQuery({ ...filters, order }))
              }
              {...(sums && { total: { name: t('history.total.range'), values: sums } })}
              views={{
                week: ({ total: { week } }) => (
                  <Link to={marginQuery({ ...filters, week })} className="link">
                    {formatDate(week, locale)}
                  </Link>
                ),
              }}
            />
            <Steps
              page={filters.page}
              pages={pages}
              size={size}
              total={total}
              toPage={(page) => marginQuery(filters, page) || '.'}
            />
            <FiguresOf day={asOf} />
          </>
        )}
      </div>
      {chosen && (chosen.isJoint || chosen.securities.length > 0) && <Financed chosen={chosen} />}
      <section aria-labelledby="call-title" className="mt-12">
        <SectionHead id="call-title" title={t('parts.call.label')} lead={t('parts.call.lead')} />
        <Calculator of={data.calculator} />
      </section>
      <section aria-labelledby="method" className="mt-12">
        <SectionHead id="method" title={t('margin.method')} />
        <ul className={styles.method}>
          {['reports', 'kinds', 'coverage', 'late'].map((id) => (
            <li key={id}>{t(`margin.method.${id}`)}</li>
          ))}
        </ul>
      </section>
    </>
  );
}

function Financed({ chosen: { securities, title, isJoint } }: { chosen: NonNullable<MarginPage['chosen']> }) {
  const t = useText();
  const locale = useLocale();
  const lead = !isJoint ? 'lead' : securities.length > 0 ? 'joint' : 'none';
  return (
    <section aria-labelledby="securities" className="mt-12">
      <SectionHead id="securities" title={t('margin.securities')} lead={t(`margin.securities.${lead}`)} />
      {securities.length > 0 && (
        <DataTable
          caption={t('history.caption.of', { title: t('margin.securities'), page: title })}
          columns={financedColumns(t)}
          rows={securities}
          rowKey={({ symbol }) => symbol}
          views={{
            symbol: ({ symbol, name, isListed }) => (
              <SecurityName symbol={symbol} name={pick(name, locale)} isListed={isListed} />
            ),
          }}
        />
      )}
    </section>
  );
}

function Choices({ data: { filters } }: Props) {
  const t = useText();
  const { range, from, to, kind, week } = filters;
  return (
    <>
      <FilterForm
        label={t('margin.form')}
        apply={t('margin.show')}
        clear={range === WEEKS_OPEN_ON ? undefined : { to: '.', label: t('common.clear') }}
      >
        <FieldPair>
          <TextField type="date" name="from" label={t('records.from')} value={range === null ? from : ''} />
          <TextField type="date" name="to" label={t('records.to')} value={range === null ? to : ''} />
        </FieldPair>
        {kind && <input type="hidden" name="kind" value={kind} />}
        {week && <input type="hidden" name="week" value={week} />}
      </FilterForm>
      <div className={styles.choices} data-screen-only="">
        <Segments
          label={t('history.range')}
          segments={WEEK_RANGES.map((one) => ({
            to: marginQuery({ ...filters, range: one }) || '.',
            label: t(`company.range.${one}`),
            current: one === range,
          }))}
        />
        <Segments
          label={t('margin.kind')}
          segments={[null, ...MARGIN_KINDS].map((one) => ({
            to: marginQuery({ ...filters, kind: one }) || '.',
            label: t(`margin.kind.${one ?? 'both'}`),
            current: one === kind,
          }))}
        />
      </div>
    </>
  );
}
