import { useLocation } from 'react-router';
import type { BarSummary, ChangedBar } from '#domain/bar-summary.ts';
import { formatDate } from '#domain/date.ts';
import { integer, percent, price, signed } from '#domain/number.ts';
import { divideRounded } from '#domain/thousandths.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { Change, type Direction } from '#app/ui/change.tsx';
import { TextField } from '#app/ui/field.tsx';
import { Figure } from '#app/ui/figure.tsx';
import { FilterForm } from '#app/ui/filter-form.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { Segments } from '#app/ui/segments.tsx';
import { Table, type Column } from '#app/ui/table.tsx';
import { Nothing } from '#app/blocks/filtered-list/nothing.tsx';
import { IgnoredNotices, Steps } from '#app/blocks/filtered-list/paged.tsx';
import type { ChartData } from '#app/blocks/chart/chart-data.ts';
import { Chart } from '#app/blocks/chart/chart.tsx';
import { Fact, FactGroup, Facts } from '#app/blocks/facts/facts.tsx';
import { FileLinks } from '#app/blocks/exports/file-links.tsx';
import type { ExportLabels } from '#app/blocks/exports/export-labels.ts';
import { DAY_RANGES, daysQuery, OPENS_ON, type DayRangeFilters } from './day-range-filters.ts';

const THOUSANDTHS = 1_000;

interface DaysViewProps {
  data: {
    unread: boolean;
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
}

/** Day by day what was traded, over any range: drawing, sums and averages, and every day. */
export function DaysView({ data }: DaysViewProps) {
  const { unread, isGrowing, filters, chart, rows, total, summary, pages, size, files } = data;
  const t = useText();
  const locale = useLocale();
  const span = { from: formatDate(filters.from, locale), to: formatDate(filters.to, locale) };
  return (
    <section aria-labelledby="days-title">
      <SectionHead
        id="days-title"
        title={t('records.days')}
        lead={t('records.daysLead')}
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
            <Summary summary={summary} />
          </div>
          <div className="mt-12">
            <DaysTable rows={rows} caption={t('records.daysCaption', span)} />
          </div>
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

function Summary({ summary }: { summary: BarSummary }) {
  const t = useText();
  const { change, changePercent, high, low, averageClose, volume, value, trades, averageVolume, averageValue } =
    summary;
  return (
    <Facts>
      <FactGroup title={t('records.sum.prices')}>
        <Fact label={t('records.sum.change')}>
          <Moved change={change} changePercent={changePercent} />
        </Fact>
        <Fact label={t('market.high')}>
          <Figure>{price(high)}</Figure>
        </Fact>
        <Fact label={t('market.low')}>
          <Figure>{price(low)}</Figure>
        </Fact>
        <Fact label={t('records.sum.averageClose')}>
          <Figure>{price(averageClose)}</Figure>
        </Fact>
      </FactGroup>
      <FactGroup title={t('records.sum.total')}>
        <Fact label={t('market.volume')}>
          <Figure>{integer(volume)}</Figure>
        </Fact>
        <Fact label={t('market.value')}>
          <Figure>{dirhams(value)}</Figure>
        </Fact>
        <Fact label={t('market.trades')}>
          <Figure>{integer(trades)}</Figure>
        </Fact>
      </FactGroup>
      <FactGroup title={t('records.sum.aDay')}>
        <Fact label={t('market.volume')}>
          <Figure>{integer(averageVolume)}</Figure>
        </Fact>
        <Fact label={t('market.value')}>
          <Figure>{dirhams(averageValue)}</Figure>
        </Fact>
      </FactGroup>
    </Facts>
  );
}

function DaysTable({ rows, caption }: { rows: readonly ChangedBar[]; caption: string }) {
  const t = useText();
  const locale = useLocale();
  const columns: Column<ChangedBar>[] = [
    { id: 'date', head: t('company.date'), cell: ({ date }) => formatDate(date, locale) },
    ...(['open', 'high', 'low', 'close'] as const).map((part) => ({
      id: part,
      head: t(`market.${part}`),
      figures: true,
      cell: (bar: ChangedBar) => <Figure>{price(bar[part])}</Figure>,
    })),
    {
      id: 'change',
      head: t('market.change'),
      figures: true,
      cell: ({ change }) => <Moved change={change} />,
    },
    {
      id: 'percent',
      head: t('market.changePercent'),
      figures: true,
      cell: ({ changePercent }) => <Figure>{percent(changePercent, { zero: true })}</Figure>,
    },
    { id: 'volume', head: t('market.volume'), figures: true, cell: ({ volume }) => <Figure>{integer(volume)}</Figure> },
    { id: 'value', head: t('market.value'), figures: true, cell: ({ value }) => <Figure>{dirhams(value)}</Figure> },
    { id: 'trades', head: t('market.trades'), figures: true, cell: ({ trades }) => <Figure>{integer(trades)}</Figure> },
  ];
  return <Table caption={caption} captionHidden columns={columns} rows={rows} rowKey={({ date }) => date} />;
}

function Moved({ change, changePercent }: { change: number | null; changePercent?: number | null }) {
  if (change === null) return '--';
  const direction: Direction = change === 0 ? 'flat' : change > 0 ? 'up' : 'down';
  const share = changePercent === undefined ? '' : ` (${percent(changePercent, { zero: true })})`;
  return <Change direction={direction} text={signed(change, { zero: true }) + share} />;
}

function dirhams(value: number | null): string {
  return integer(value === null ? null : divideRounded(value, THOUSANDTHS));
}
