import { price } from '#domain/number.ts';
import type { Quote } from '#domain/quote.ts';
import type { Thousandths } from '#domain/thousandths.ts';
import { useText } from '#messages/text.tsx';
import { Figure } from '../../ui/figure.tsx';
import { graduation, rulerMarks } from './price-ruler.ts';
import styles from './ruler.module.css';

const GRADUATION = graduation();

/** The day's prices between their limits: previous close, range, VWAP and last on one line, from limit down to limit up. */
export function PriceRuler({ quote, limits }: { quote: Quote; limits: { lower: Thousandths; upper: Thousandths } }) {
  const t = useText();
  const marks = rulerMarks(quote, limits);
  const words = {
    lower: price(limits.lower),
    upper: price(limits.upper),
    low: price(quote.low),
    high: price(quote.high),
    last: price(quote.last),
  };
  return (
    <div
      className={styles.ruler}
      dir="ltr"
      role="img"
      aria-label={t(quote.last === null ? 'company.rulerUntraded' : 'company.rulerLabel', words)}
    >
      <svg
        className={styles.scale}
        viewBox="0 0 1200 16"
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        <path d={GRADUATION} />
      </svg>
      <svg className={styles.marks} aria-hidden="true" focusable="false">
        {marks.low !== null && marks.high !== null && (
          <line
            className={styles.range}
            x1={percent(marks.low)}
            x2={percent(Math.max(marks.high, marks.low + 0.002))}
            y1="15"
            y2="15"
          />
        )}
        <Stroke className={styles.previous} at={marks.previousClose} />
        <Stroke className={styles.vwap} at={marks.vwap} />
        <Stroke className={styles.last} at={marks.last} />
      </svg>
      <p className={styles.ends}>
        <End label={t('company.limitDown')} value={price(limits.lower)} />
        {marks.previousClose !== null && <End label={t('market.previousClose')} value={price(quote.previousClose)} />}
        <End label={t('company.limitUp')} value={price(limits.upper)} />
      </p>
    </div>
  );
}

function Stroke({ className, at }: { className: string | undefined; at: number | null }) {
  return at === null ? null : <line className={className} x1={percent(at)} x2={percent(at)} y1="0" y2="20" />;
}

function End({ label, value }: { label: string; value: string }) {
  return (
    <span>
      <span dir="auto">{label}</span> <Figure>{value}</Figure>
    </span>
  );
}

function percent(share: number): string {
  return `${Math.round(share * 10_000) / 100}%`;
}
