import { PRICE_BASES } from '#domain/adjusted-price.ts';
import { INTERVALS } from '#domain/bar-periods.ts';
import { pick } from '#domain/bilingual.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { Segments } from '#app/ui/segments.tsx';
import { DaysSummary } from '#app/blocks/company-figures/days-summary.tsx';
import { DAY_RANGES } from '#app/blocks/company-figures/day-range-filters.ts';
import { Calculator } from '#app/blocks/calculator/calculator.tsx';
import { DataTable } from '#app/blocks/data-table/data-table.tsx';
import { FiguresOf } from '#app/blocks/figures-of/figures-of.tsx';
import { CountLine } from '#app/blocks/filtered-list/count-line.tsx';
import { Nothing } from '#app/blocks/filtered-list/nothing.tsx';
import { IgnoredNotices, Steps } from '#app/blocks/filtered-list/paged.tsx';
import { rowSort } from '#app/blocks/filtered-list/row-order.ts';
import sections from '#app/blocks/security-list/security-list.module.css';
import { SecurityName } from '#app/blocks/security-list/security-name.tsx';
import type { PricesPage } from '#app/data/history/prices-page.ts';
import { appliedColumns } from './adjustments.ts';
import { PriceChooser } from './price-chooser.tsx';
import { PricesForm } from './prices-form.tsx';
import { PricesDrawing } from './prices-drawing.tsx';
import { priceColumns } from './price-columns.ts';
import { PRICE_SORTS, priceQuery } from './price-filters.ts';
import styles from './history.module.css';

/** Prices of companies day by day: the selection, the drawing, every row, and how prices were adjusted. */
export function PricesView({ data }: { data: PricesPage }) {
  const t = useText();
  const { filters, unread, isGrowing, rows, total, lines, summary, asOf, otherDay, files, texts } = data;
  return (
    <>
      <div className={sections.list}>
        <PricesForm data={data} />
        <Choices data={data} />
        <IgnoredNotices ignored={filters.ignored} />
        {otherDay && <Notice title={otherDay} role="note" />}
        {total === 0 ? (
          <Nothing unread={unread}>{texts.none}</Nothing>
        ) : (
          <>
            <CountLine files={files} query={priceQuery(filters)}>
              {texts.count}
              {isGrowing && ` · ${t('records.growingDays')}`}
            </CountLine>
            {lines && <PricesDrawing lines={lines} caption={texts.caption} />}
            {summary && <DaysSummary summary={summary} currency={t('history.aed')} />}
            <Prices data={data} rows={rows} />
            <FiguresOf day={asOf} />
          </>
        )}
      </div>
      <Applied data={data} />
      <Adjusting data={data} />
      <section aria-labelledby="method" className="mt-12">
        <SectionHead id="method" title={t('history.method')} />
        <ul className={styles.method}>
          {['raw', 'adjusted', 'total', 'untraded', 'left-out'].map((id) => (
            <li key={id}>{t(`history.method.${id}`)}</li>
          ))}
        </ul>
      </section>
    </>
  );
}

/** Ranges, intervals and bases of chosen securities; the view of all on one day has none. */
function Choices({ data: { filters } }: { data: PricesPage }) {
  const t = useText();
  if (filters.symbols.length === 0) return null;
  const ranges = DAY_RANGES.map((range) => ({
    to: priceQuery({ ...filters, range }),
    label: t(`company.range.${range}`),
    current: filters.range === range,
  }));
  const intervals = INTERVALS.map((interval) => ({
    to: priceQuery({ ...filters, interval }),
    label: t(`history.interval.${interval}`),
    current: filters.interval === interval,
  }));
  const bases = PRICE_BASES.map((basis) => ({
    to: priceQuery({ ...filters, basis }),
    label: t(`history.basis.${basis}`),
    current: filters.basis === basis,
  }));
  return (
    <div className={styles.choices} data-screen-only="">
      <Segments label={t('history.range')} segments={ranges} />
      <Segments label={t('history.interval')} segments={intervals} />
      <Segments label={t('history.basis')} segments={bases} />
    </div>
  );
}

function Prices({
  data: { filters, total, pages, size, sums, texts },
  rows,
}: {
  data: PricesPage;
  rows: PricesPage['rows'];
}) {
  const t = useText();
  const locale = useLocale();
  const isRange = filters.symbols.length > 0;
  return (
    <>
      <PriceChooser filters={filters} />
      <DataTable
        caption={texts.caption}
        columns={priceColumns(t, filters)}
        rows={rows}
        rowKey={({ symbol, date }) => `${date} ${symbol}`}
        views={{
          symbol: ({ symbol, security }) => <SecurityName symbol={symbol} name={pick(security.name, locale)} />,
        }}
        sortOf={({ id }) => rowSort(id, PRICE_SORTS, filters.order, (order) => priceQuery({ ...filters, order }))}
        {...(sums && { total: { name: t(isRange ? 'history.total.range' : 'history.total.day'), values: sums } })}
      />
      <Steps
        page={filters.page}
        pages={pages}
        size={size}
        total={total}
        toPage={(page) => priceQuery(filters, page) || '.'}
      />
    </>
  );
}

/**
 * Calculator of how an event adjusts the prices before it; until something is typed, it shows the latest event of the
 * range.
 */
function Adjusting({ data: { filters, calculator } }: { data: PricesPage }) {
  const t = useText();
  if (filters.symbols.length === 0) return null;
  return (
    <section aria-labelledby="adjusting" className="mt-12">
      <SectionHead id="adjusting" title={t('parts.adj.label')} lead={t('parts.adj.lead')} />
      <Calculator of={calculator} />
    </section>
  );
}

/** The events that adjusted the prices before them, one by one. */
function Applied({ data: { filters, applied, areEventsMissing, head } }: { data: PricesPage }) {
  const t = useText();
  if (filters.symbols.length === 0) return null;
  return (
    <section aria-labelledby="applied" className="mt-12">
      <SectionHead id="applied" title={t('history.applied')} lead={t(`history.applied.lead.${filters.basis}`)} />
      {applied.length === 0 ? (
        <p>{t(areEventsMissing ? 'history.applied.unknown' : 'history.applied.none')}</p>
      ) : (
        <DataTable
          caption={t('history.caption.of', { title: t('history.applied'), page: head.title })}
          columns={appliedColumns(t)}
          rows={applied}
          rowKey={({ symbol, exDate, factor }) => `${symbol} ${exDate} ${factor}`}
        />
      )}
    </section>
  );
}
