import { useText } from '#messages/text.tsx';
import type { Thousandths } from '#domain/thousandths.ts';
import { StretchedDrawing } from '#app/ui/stretched-drawing.tsx';
import { LevelLabels } from '#app/blocks/chart/chart-labels.tsx';
import { BOX } from '#app/blocks/plot/height-scale.ts';
import styles from '#app/blocks/chart/chart.module.css';
import { dayPlot } from './day-plot.ts';

interface DayLineProps {
  /** One price a minute, placed by its share of the session. */
  points: readonly { share: number; price: Thousandths }[];
  hours: readonly { share: number; text: string }[];
  previousClose: Thousandths | null;
  label: string;
  /** True when the security has traded in the session; null when no report of its trading has arrived yet. */
  traded: boolean | null;
}

/** The session's price minute by minute; the axis is the session from pre-opening to close, the previous close dotted. */
export function DayLine({ points, hours, previousClose, label, traded }: DayLineProps) {
  const t = useText();
  if (points.length === 0) return <p className={styles.legend}>{t(noLine(traded))}</p>;
  const plot = dayPlot(points, previousClose);
  return (
    <figure>
      <div className={styles.plot} dir="ltr" role="img" aria-label={label}>
        <div className={styles.canvas}>
          <StretchedDrawing size={[BOX.width, BOX.height]}>
            <path className={styles.grid} d={plot.grid} />
            {plot.baseAt !== null && <path className={styles.base} d={`M0 ${plot.baseAt * BOX.height}H${BOX.width}`} />}
            <path className={styles.area} d={plot.area} />
            <path className={styles.line} d={plot.line} />
          </StretchedDrawing>
        </div>
        <LevelLabels levels={plot.prices} />
        <Hours hours={hours} />
      </div>
    </figure>
  );
}

/** Key of the message that explains why there is no line. */
function noLine(traded: boolean | null): string {
  if (traded === null) return 'company.unheard';
  return traded ? 'company.noMinutes' : 'company.noTrades';
}

function Hours({ hours }: { hours: DayLineProps['hours'] }) {
  return (
    <svg className={styles.dates} aria-hidden="true" focusable="false">
      {hours.map(({ share, text }) => (
        <text key={text} x={`${Math.round(share * 1000) / 10}%`} y="14" textAnchor={share > 0.97 ? 'end' : 'middle'}>
          {text}
        </text>
      ))}
    </svg>
  );
}
