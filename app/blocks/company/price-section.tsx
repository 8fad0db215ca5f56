import { useLocation } from 'react-router';
import { marketTime } from '#domain/date.ts';
import type { Hours } from '#domain/session.ts';
import type { Thousandths } from '#domain/thousandths.ts';
import { useText, type Text } from '#messages/text.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { Segments } from '#app/ui/segments.tsx';
import { Chart } from '#app/blocks/chart/chart.tsx';
import type { ChartData } from '#app/blocks/chart/chart-data.ts';
import { ChartSettings } from '#app/blocks/chart/chart-settings.tsx';
import { chartQuery } from '#app/blocks/chart/chart-view.ts';
import type { Range } from '#app/blocks/plot/ranges.ts';
import { DayLine } from './day-line.tsx';

export interface PriceSectionData {
  chart: ChartData;
  day: { share: number; price: Thousandths }[];
  hours: { share: number; text: string }[];
  previousClose: Thousandths | null;
  /** The default range, for an address that names none. */
  opensOn: Range;
  /** Ranges that have data: what is no longer traded has no day range. */
  ranges: readonly Range[];
}

interface PriceSectionProps {
  name: string;
  data: PriceSectionData;
  traded: boolean | null;
  /** Trading hours where it trades without auctions; null otherwise. */
  continuous: Hours | null;
}

/** The price over the days of the address, as a drawing, in sentences and as a table. */
export function PriceSection({ name, data, traded, continuous }: PriceSectionProps) {
  const t = useText();
  const { pathname } = useLocation();
  const { chart, day, hours, previousClose, opensOn, ranges } = data;
  const { view, ignored } = chart;
  const inDay = view.range === '1D';
  const range = view.range ? t(`company.range.${view.range}`) : t('chart.ownDays');
  const label = t('company.chartLabel', { name, range });
  const segments = ranges.map((each) => ({
    to: pathname + chartQuery({ ...view, range: each }, opensOn),
    label: t(`company.range.${each}`),
    current: each === view.range,
  }));
  return (
    <section aria-labelledby="price-title">
      <SectionHead
        id="price-title"
        title={t('company.price')}
        lead={inDay ? dayLead(continuous, t) : t(`chart.lead.${view.shape}`)}
      />
      {ignored.map(({ parameter, value }) => (
        <Notice key={parameter + value} title={t(`chart.ignored.${parameter}`, { value, range })} />
      ))}
      <Segments label={t('company.rangeChoice')} segments={segments} />
      {inDay ? (
        <DayLine points={day} hours={hours} previousClose={previousClose} label={label} traded={traded} />
      ) : (
        <Chart label={label} data={chart} opensOn={opensOn} />
      )}
      <ChartSettings data={chart} opensOn={opensOn} />
    </section>
  );
}

function dayLead(continuous: Hours | null, t: Text): string {
  if (!continuous) return t('company.dayLead');
  return t('company.dayLead.continuous', { from: marketTime(continuous.from), to: marketTime(continuous.to) });
}
