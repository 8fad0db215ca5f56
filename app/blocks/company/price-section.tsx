import { useLocation } from 'react-router';
import type { DailyBar } from '#domain/quote.ts';
import type { Thousandths } from '#domain/thousandths.ts';
import { useText } from '#messages/text.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Segments } from '../../ui/segments.tsx';
import { DayLine } from './day-line.tsx';
import { BarsTable, PriceChart } from './price-chart.tsx';
import { RANGES, type Range } from '../plot/ranges.ts';

export interface PriceSectionData {
  range: Range;
  /** False when the address asked for a range that does not exist. */
  understood: boolean;
  bars: DailyBar[];
  day: { share: number; price: Thousandths }[];
  hours: { share: number; text: string }[];
  previousClose: Thousandths | null;
}

/** The price over a range that the address names, as a drawing and as a table. */
export function PriceSection({ name, data, opensOn }: { name: string; data: PriceSectionData; opensOn: Range }) {
  const t = useText();
  const { pathname } = useLocation();
  const { range, understood, bars, day, hours, previousClose } = data;
  const label = t('company.chartLabel', { name, range: t(`company.range.${range}`) });
  const segments = RANGES.map((each) => ({
    to: each === opensOn ? pathname : `${pathname}?range=${each}`,
    label: t(`company.range.${each}`),
    current: each === range,
  }));
  return (
    <section aria-labelledby="price-title">
      <SectionHead
        id="price-title"
        title={t('company.price')}
        lead={range === '1D' ? t('company.dayLead') : t('company.candlesLead')}
      />
      {!understood && <Notice title={t('company.rangeUnknown', { range: t(`company.range.${range}`) })} />}
      <Segments label={t('company.rangeChoice')} segments={segments} />
      {range === '1D' && <DayLine points={day} hours={hours} previousClose={previousClose} label={label} />}
      {range !== '1D' && bars.length === 0 && <p className="mt-4 text-muted">{t('common.noData')}</p>}
      {range !== '1D' && bars.length > 0 && (
        <>
          <PriceChart bars={bars} label={label} />
          <BarsTable bars={bars} caption={label} />
        </>
      )}
    </section>
  );
}
