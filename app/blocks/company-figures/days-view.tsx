import { useLocation } from 'react-router';
import { PRICE_BASES } from '#domain/adjusted-price.ts';
import type { BarSummary } from '#domain/bar-summary.ts';
import { formatDate } from '#domain/date.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { FieldPair, TextField } from '#app/ui/field.tsx';
import { FilterForm } from '#app/ui/filter-form.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { Segments } from '#app/ui/segments.tsx';
import { DataTable } from '#app/blocks/data-table/data-table.tsx';
import { Nothing } from '#app/blocks/filtered-list/nothing.tsx';
import { IgnoredNotices, Steps } from '#app/blocks/filtered-list/paged.tsx';
import type { ChartData } from '#app/blocks/chart/chart-data.ts';
import { Chart } from '#app/blocks/chart/chart.tsx';
import { FiguresOf } from '#app/blocks/figures-of/figures-of.tsx';
import { FileLinks } from '#app/blocks/exports/file-links.tsx';
import type { PriceUnits } from '#app/blocks/instrument-terms/price-units.ts';
import type { ExportLabels } from '#app/blocks/exports/export-labels.ts';
import { DaysSummary } from './days-summary.tsx';
import { dayColumns, type DayRow } from './figure-columns.ts';
import { DAY_RANGES, OPENS_ON } from './day-range-filters.ts';
import { daysFiltersQuery, type DaysFilters } from './days-filters.ts';

interface DaysViewProps {
  data: {
    unread: boolean | 'not-offered';
    /** True while earlier days are being read. */
    isGrowing: boolean;
    /** True when we have no days of the security. */
    isUnknown: boolean;
    filters: DaysFilters;
    hasBases: boolean;
    chart: ChartData;
    /** Rows of the shown page, newest first. */
    rows: readonly DayRow[];
    total: number;
    summary: BarSummary | null;
    pages: number;
    size: number;
    files: ExportLabels;
  };
  units: PriceUnits;
}

/** Trading day by day over any range: drawing, sums and averages, and every day. */
export function DaysView({ data, units }: DaysViewProps) {
  const { unread, isGrowing, isUnknown, filters, hasBases, chart, rows, total, summary, pages, size, files } = data;
  const t = useText();
  const locale = useLocale();
  const span = { from: formatDate(filters.from, locale), to: formatDate(filters.to, locale) };
  return (
    <section aria-labelledby="days-title">
      <SectionHead
        id="days-title"
        title={t('records.days')}
        lead={t(`records.daysLead.${filters.prices}`, { units: units.sentence })}
        aside={<FileLinks files={files} query={daysFiltersQuery(filters)} />}
      />
      <Choice filters={filters} hasBases={hasBases} />
      <IgnoredNotices ignored={filters.ignored} />
      <p role="status" className="mt-4 text-14 text-muted">
        {[!isUnknown && t('records.dayCount', { count: total }), isGrowing && t('records.growingDays')]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {summary ? (
        <>
          <Chart label={t('records.daysChart', span)} data={chart} opensOn={OPENS_ON} />
          <div className="mt-4">
            <DaysSummary summary={summary} currency={units.money} />
          </div>
          <div className="mt-12">
            <DataTable
              caption={t('records.daysCaption', span)}
              columns={dayColumns(t, units, filters.prices)}
              rows={rows}
              rowKey={({ date }) => date}
            />
          </div>
          <FiguresOf day={summary.to} />
          <Steps
            page={filters.page}
            pages={pages}
            size={size}
            total={total}
            toPage={(page) => daysFiltersQuery(filters, page) || '.'}
          />
        </>
      ) : (
        <Nothing unread={unread}>{t(isUnknown ? 'records.unknownDays' : 'records.noDays')}</Nothing>
      )}
    </section>
  );
}

/** The choice of a named range or two days, and of the basis of prices. */
function Choice({ filters, hasBases }: { filters: DaysFilters; hasBases: boolean }) {
  const t = useText();
  const { pathname } = useLocation();
  const segments = DAY_RANGES.map((range) => ({
    to: pathname + daysFiltersQuery({ ...filters, range }),
    label: t(`company.range.${range}`),
    current: range === filters.range,
  }));
  const bases = PRICE_BASES.map((prices) => ({
    to: pathname + daysFiltersQuery({ ...filters, prices }),
    label: t(`chart.prices.${prices}`),
    current: prices === filters.prices,
  }));
  return (
    <>
      <FilterForm label={t('records.daysFilter')} apply={t('common.apply')}>
        <FieldPair>
          <TextField type="date" name="from" label={t('records.from')} value={filters.from} />
          <TextField type="date" name="to" label={t('records.to')} value={filters.to} />
        </FieldPair>
        {filters.prices !== 'raw' && <input type="hidden" name="prices" value={filters.prices} />}
      </FilterForm>
      <div className="mt-4 flex flex-wrap gap-4" data-screen-only="">
        <Segments label={t('company.rangeChoice')} segments={segments} />
        {hasBases && <Segments label={t('chart.prices')} segments={bases} />}
      </div>
    </>
  );
}
