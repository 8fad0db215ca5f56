import { useText } from '#messages/text.tsx';
import type { Thousandths } from '#domain/thousandths.ts';
import { PLOT, dayPlot } from './price-plot.ts';
import { PriceLabels } from './price-chart.tsx';
import styles from './price-chart.module.css';

interface DayLineProps {
  /** One price a minute, at its share of the session. */
  points: readonly { share: number; price: Thousandths }[];
  hours: readonly { share: number; text: string }[];
  previousClose: Thousandths | null;
  label: string;
}

/** Today's price minute by minute; the axis is the session from pre-opening to close, the previous close dotted. */
export function DayLine({ points, hours, previousClose, label }: DayLineProps) {
  const t = useText();
  if (points.length === 0) return <p className={styles.readOut}>{t('company.noTrades')}</p>;
  const plot = dayPlot(points, previousClose);
  return (
    <figure>
      <div className={styles.plot} dir="ltr" role="img" aria-label={label}>
        <div className={styles.canvas}>
          <svg
            viewBox={`0 0 ${PLOT.width} ${PLOT.height}`}
            preserveAspectRatio="none"
            aria-hidden="true"
            focusable="false"
          >
            <path className={styles.grid} d={plot.grid} />
            {plot.baseAt !== null && (
              <path className={styles.base} d={`M0 ${plot.baseAt * PLOT.height}H${PLOT.width}`} />
            )}
            <path className={styles.area} d={plot.area} />
            <path className={styles.line} d={plot.line} />
          </svg>
        </div>
        <PriceLabels labels={plot.prices} />
        <Hours hours={hours} />
      </div>
    </figure>
  );
}

function Hours({ hours }: { hours: DayLineProps['hours'] }) {
  return (
    <svg className={styles.dateLabels} aria-hidden="true" focusable="false">
      {hours.map(({ share, text }) => (
        <text key={text} x={`${Math.round(share * 1000) / 10}%`} y="14" textAnchor={share > 0.97 ? 'end' : 'middle'}>
          {text}
        </text>
      ))}
    </svg>
  );
}
