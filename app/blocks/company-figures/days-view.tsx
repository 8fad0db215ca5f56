import { useLocation } from 'react-router';
import type { BarSummary, ChangedBar } from '#domain/bar-summary.ts';
import { formatDate } from '#domain/date.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { TextField } from '#app/ui/field.tsx';
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
import { dayColumns } from './figure-columns.ts';
import { DAY_RANGES, daysQuery, OPENS_ON, type DayRangeFilters } from './day-range-filters.ts';

interface DaysViewProps {
  data: {
    unread: boolean | 'not-offered';
    /** Earlier days are still being read. */
    isGrowing: boolean;
    filters: DayRangeFilters;
    chart: ChartData;
    /** Of the page that is shown, the newest first. */
    rows: readonly ChangedBar[];
    total: number;
    summary: BarSummary | null;
    pages: number;
    size: number;
    files: ExportLabels;
  };
  units: PriceUnits;
}

/** Day by day what was traded, over any range: drawing, sums and averages, and every day. */
export function DaysView({ data, units }: DaysViewProps) {
  const { unread, isGrowing, filters, chart, rows, total, summary, pages, size, files } = data;
  const t = useText();
  const locale = useLocale();
  const span = { from: formatDate(filters.from, locale), to: formatDate(filters.to, locale) };
  return (
    <section aria-labelledby="days-title">
      <SectionHead
        id="days-title"
        title={t('records.days')}
        lead={t('records.daysLead', { units: units.sentence })}
        aside={<FileLinks files={files} query={daysQuery(filters)} />}
      />
      <Choice filters={filters} />
      <IgnoredNotices ignored={filters.ignored} />
      <p role="status" className="mt-4 text-14 text-muted">
        {t('records.dayCount', { count: total })} {isGrowing && t('records.growingDays')}
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
              columns={dayColumns(t, units)}
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
            toPage={(page) => daysQuery(filters, page) || '.'}
          />
        </>
      ) : (
        <Nothing unread={unread}>{t('records.noDays')}</Nothing>
      )}
    </section>
  );
}

/** A range by its name, or two days. */
function Choice({ filters }: { filters: DayRangeFilters }) {
  const t = useText();
  const { pathname } = useLocation();
  const segments = DAY_RANGES.map((range) => ({
    to: range === OPENS_ON ? pathname : `${pathname}?range=${range}`,
    label: t(`company.range.${range}`),
    current: range === filters.range,
  }));
  return (
    <div className="flex flex-wrap items-end gap-4">
      <Segments label={t('company.rangeChoice')} segments={segments} />
      <FilterForm label={t('records.daysFilter')} apply={t('common.apply')}>
        <TextField type="date" name="from" label={t('records.from')} value={filters.from} />
        <TextField type="date" name="to" label={t('records.to')} value={filters.to} />
      </FilterForm>
    </div>
  );
}
