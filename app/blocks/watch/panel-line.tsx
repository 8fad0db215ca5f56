import { price } from '#domain/number.ts';
import type { Quote } from '#domain/quote.ts';
import { sessionOn } from '#domain/session.ts';
import type { PlainDate } from '#domain/time.ts';
import { marketTime } from '#domain/date.ts';
import { useText } from '#messages/text.tsx';
import { StretchedDrawing } from '#app/ui/stretched-drawing.tsx';
import { sessionPoints } from '#app/blocks/company/price-history.ts';
import { dayPlot } from '#app/blocks/company/day-plot.ts';
import { directionOf } from '#app/blocks/market-rows/direction.ts';
import { BOX } from '#app/blocks/plot/height-scale.ts';
import type { PanelData } from './panel-data.ts';
import styles from './panel-line.module.css';

interface PanelLineProps {
  minutes: PanelData['minutes'] | null;
  quote: Quote;
  /** Day of the last trade; on a closed day that of the session before. */
  day: PlainDate;
}

/** The security's day on the session's axis, extended to the last trade; the previous close is dotted. */
export function PanelLine({ minutes, quote, day }: PanelLineProps) {
  const t = useText();
  const points = sessionPoints(withLast(minutes ?? [], quote), day);
  if (points.length < 2)
    return <div className={styles.plot}>{minutes && <p className={styles.empty}>{t(noLine(quote))}</p>}</div>;
  const plot = dayPlot(points, quote.previousClose);
  return (
    <div className={styles.plot} dir="ltr" role="img" aria-label={t('watch.dayLine')}>
      <StretchedDrawing
        size={[BOX.width, BOX.height]}
        className={styles.drawing}
        data-direction={directionOf(quote.change)}
      >
        {plot.baseAt !== null && <path className={styles.base} d={`M0 ${plot.baseAt * BOX.height}H${BOX.width}`} />}
        <path className={styles.area} d={plot.area} />
        <path className={styles.line} d={plot.line} />
      </StretchedDrawing>
      <PriceLabel at={plot.baseAt} text={price(quote.previousClose)} />
      <Times day={day} />
    </div>
  );
}

/** Key of the message that explains why there is no line: a service may count trades without giving their minutes. */
function noLine({ trades, volume }: Quote): string {
  return trades > 0 || volume > 0 ? 'company.noMinutes' : 'company.noTrades';
}

function withLast(minutes: PanelData['minutes'], { last, lastAt }: Quote): PanelData['minutes'] {
  if (last === null || lastAt === null) return minutes;
  return [...minutes.filter(({ at }) => at < lastAt), { at: lastAt, price: last }];
}

function PriceLabel({ at, text }: { at: number | null; text: string }) {
  if (at === null) return null;
  return (
    <svg className={styles.prices} aria-hidden="true" focusable="false">
      <text x="6" y={`${Math.round(at * 1_000) / 10}%`} dy="4">
        {text}
      </text>
    </svg>
  );
}

/** The opening and the close of trading, below their positions. */
function Times({ day }: { day: PlainDate }) {
  const session = sessionOn(day);
  const [first, last] = [session[0], session.at(-1)];
  if (!first || !last) return null;
  return (
    <p className={styles.times} aria-hidden="true">
      <span>{marketTime(first.from)}</span>
      <span>{marketTime(last.to)}</span>
    </p>
  );
}
