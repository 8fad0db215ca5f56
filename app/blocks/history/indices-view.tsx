import { INTERVALS } from '#domain/bar-periods.ts';
import { pick } from '#domain/bilingual.ts';
import { formatDate } from '#domain/date.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { Segments } from '#app/ui/segments.tsx';
import { DAY_RANGES } from '#app/blocks/company-figures/day-range-filters.ts';
import { DataTable } from '#app/blocks/data-table/data-table.tsx';
import { FiguresOf } from '#app/blocks/figures-of/figures-of.tsx';
import { CountLine } from '#app/blocks/filtered-list/count-line.tsx';
import { Nothing } from '#app/blocks/filtered-list/nothing.tsx';
import { IgnoredNotices } from '#app/blocks/filtered-list/paged.tsx';
import sections from '#app/blocks/security-list/security-list.module.css';
import type { IndicesPage } from '#app/data/history/indices-page.ts';
import { indexQuery, TABLE_SHAPES } from './index-filters.ts';
import { indexYearColumns, resultsColumns, reviewColumns } from './index-results.ts';
import { IndicesForm } from './indices-form.tsx';
import { IndicesTable } from './indices-table.tsx';
import { MonthlyOrder } from './monthly-order.tsx';
import { PricesDrawing } from './prices-drawing.tsx';
import styles from './history.module.css';

/** Indices day by day: the selection, the drawing, every row, and the returns. */
export function IndicesView({ data }: { data: IndicesPage }) {
  const t = useText();
  const { page, filters, unread, isGrowing, total, lines, values, asOf, files, words } = data;
  return (
    <>
      <div className={sections.list}>
        <IndicesForm data={data} />
        <Choices data={data} />
        <IgnoredNotices ignored={filters.ignored} />
        {total === 0 ? (
          <Nothing unread={unread}>{words.none}</Nothing>
        ) : (
          <>
            <CountLine files={files} query={indexQuery({ ...filters, rebase: null })}>
              {words.count}
              {isGrowing && ` · ${t('records.growingDays')}`}
            </CountLine>
            {lines && <PricesDrawing lines={lines} caption={words.caption} of="levels" values={values} />}
            <IndicesTable data={data} />
            <FiguresOf day={asOf} />
          </>
        )}
      </div>
      <Results data={data} />
      {page === 'general' ? <OneIndex data={data} /> : <MonthlyOrder data={data} />}
      <section aria-labelledby="method" className="mt-12">
        <SectionHead id="method" title={t('history.levels.method')} />
        <ul className={styles.method}>
          {(page === 'general' ? ['levels', 'divisor', 'total'] : ['levels', 'rank', 'volatility']).map((id) => (
            <li key={id}>{t(`history.levels.${id}`)}</li>
          ))}
        </ul>
      </section>
    </>
  );
}

/** Index, range, interval and shape: each choice is an address. */
function Choices({ data: { page, filters, indices } }: { data: IndicesPage }) {
  const t = useText();
  const locale = useLocale();
  const isGeneral = page === 'general';
  return (
    <div className={styles.choices} data-screen-only="">
      {isGeneral && indices.length > 1 && (
        <Segments
          label={t('history.index')}
          segments={indices.map(({ code, name }) => ({
            to: indexQuery({ ...filters, indices: [code] }),
            label: pick(name, locale),
            current: filters.indices.includes(code),
          }))}
        />
      )}
      <Segments
        label={t('history.range')}
        segments={DAY_RANGES.map((range) => ({
          to: indexQuery({ ...filters, range }) || '.',
          label: t(`company.range.${range}`),
          current: filters.range === range,
        }))}
      />
      <Segments
        label={t('history.interval')}
        segments={INTERVALS.map((interval) => ({
          to: indexQuery({ ...filters, interval }) || '.',
          label: t(`history.interval.${interval}`),
          current: filters.interval === interval,
        }))}
      />
      {!isGeneral && (
        <Segments
          label={t('history.shape')}
          segments={TABLE_SHAPES.map((shape) => ({
            to: indexQuery({ ...filters, shape }) || '.',
            label: t(`history.shape.${shape}`),
            current: filters.shape === shape,
          }))}
        />
      )}
    </div>
  );
}

function Results({ data: { results, asOf, head } }: { data: IndicesPage }) {
  const t = useText();
  const locale = useLocale();
  if (asOf === null) return null;
  return (
    <section aria-labelledby="results" className="mt-12">
      <SectionHead
        id="results"
        title={t('history.results')}
        lead={t('history.results.lead', { day: formatDate(asOf, locale) })}
      />
      <DataTable
        caption={t('history.caption.of', { title: t('history.results'), page: head.title })}
        columns={resultsColumns(t)}
        rows={results}
        rowKey={({ index }) => index.code}
      />
    </section>
  );
}

/** Years of one index, and its baskets. */
function OneIndex({ data: { years, reviews, totalFrom, names, head } }: { data: IndicesPage }) {
  const t = useText();
  const locale = useLocale();
  return (
    <>
      {years.length > 0 && (
        <section aria-labelledby="years" className="mt-12">
          <SectionHead
            id="years"
            title={t('history.years')}
            lead={totalFrom && t('history.years.lead', { day: formatDate(totalFrom, locale) })}
          />
          <DataTable
            caption={t('history.caption.of', { title: t('history.years'), page: head.title })}
            columns={indexYearColumns(t, locale)}
            rows={years}
            rowKey={({ year }) => String(year)}
          />
        </section>
      )}
      {reviews.length > 0 && (
        <section aria-labelledby="reviews" className="mt-12">
          <SectionHead id="reviews" title={t('history.reviews')} lead={t('history.reviews.lead')} />
          <DataTable
            caption={t('history.caption.of', { title: t('history.reviews'), page: head.title })}
            columns={reviewColumns(t, (symbol) => names.get(symbol) ?? symbol)}
            rows={reviews}
            rowKey={({ from }) => from}
          />
        </section>
      )}
    </>
  );
}
