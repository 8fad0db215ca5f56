import { price } from '#domain/number.ts';
import type { Quote } from '#domain/quote.ts';
import type { Thousandths } from '#domain/thousandths.ts';
import type { GlossaryId } from '#messages/compiled/glossary-id.ts';
import { useText, type Text } from '#messages/text.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Figure } from '../../ui/figure.tsx';
import { StretchedDrawing } from '../../ui/stretched-drawing.tsx';
import { graduation, rulerMarks, type RulerMarks } from './price-ruler.ts';
import styles from './ruler.module.css';

const GRADUATION = graduation();
/** Two labels closer than this share of the ruler would run into each other: the lesser one is left out. */
const LEAST_GAP = 0.09;
/** The same on a phone. */
const LEAST_GAP_NARROW = 0.3;
/** A range of one price is still a mark. */
const LEAST_RANGE = 0.002;

interface Label {
  at: number;
  text: string;
  /** What a pointer on it asks about. */
  term?: GlossaryId;
  value: string;
  strong?: boolean;
  /** Has room on a wide page only. */
  tight?: boolean;
}

type MaybeLabel = Omit<Label, 'at'> & { at: number | null };

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
      <Labels
        className={styles.above}
        labels={[
          { at: marks.last, text: '', value: words.last, strong: true, term: 'last-price' },
          {
            at: marks.previousClose,
            text: t('market.previousClose'),
            value: price(quote.previousClose),
            term: 'previous-close',
          },
        ]}
      />
      <StretchedDrawing size={[1200, 16]} className={styles.scale}>
        <path d={GRADUATION} />
      </StretchedDrawing>
      <svg className={styles.marks} aria-hidden="true" focusable="false">
        {marks.low !== null && marks.high !== null && (
          <line
            className={styles.range}
            x1={percent(marks.low)}
            x2={percent(Math.max(marks.high, marks.low + LEAST_RANGE))}
            y1="15"
            y2="15"
          />
        )}
        <Stroke className={styles.previous} at={marks.previousClose} />
        <Stroke className={styles.vwap} at={marks.vwap} />
        <Stroke className={styles.last} at={marks.last} />
      </svg>
      <Labels className={styles.below} labels={dayLabels(marks, quote, t)} />
      <p className={styles.ends}>
        <End label={t('company.limitDown')} value={words.lower} />
        <End label={t('company.limitUp')} value={words.upper} />
      </p>
    </div>
  );
}

/** Low, high and VWAP under the ruler; a range too narrow for two labels is named as one. */
function dayLabels(marks: RulerMarks, quote: Quote, t: Text): MaybeLabel[] {
  const { low, high, vwap } = marks;
  if (low !== null && high !== null && high - low < LEAST_GAP) {
    const value = `${price(quote.low)} – ${price(quote.high)}`;
    return [{ at: (low + high) / 2, text: t('company.today'), value }];
  }
  return [
    { at: low, text: t('market.low'), value: price(quote.low), term: 'low' },
    { at: high, text: t('market.high'), value: price(quote.high), term: 'high' },
    { at: vwap, text: t('company.vwapShort'), value: price(quote.vwap), term: 'vwap' },
  ];
}

/** Texts stand in an SVG that is not stretched, placed by share: a style attribute would break the page's content policy. */
function Labels({ labels, className }: { labels: readonly MaybeLabel[]; className: string | undefined }) {
  return (
    <svg className={className} aria-hidden="true" focusable="false">
      {apart(labels.filter((label): label is Label => label.at !== null)).map((label) => (
        <text
          key={label.text || label.value}
          x={percent(label.at)}
          y="12"
          textAnchor={anchor(label.at)}
          data-term={label.term}
          className={classNames(label.strong && styles.strong, label.tight && styles.tight)}
        >
          {label.text && `${label.text} `}
          {label.value}
        </text>
      ))}
    </svg>
  );
}

/** The labels that have room, the earlier named first. */
function apart(labels: readonly Label[]): Label[] {
  const near = (kept: readonly Label[], { at }: Label, gap: number) =>
    kept.some((other) => Math.abs(other.at - at) < gap);
  return labels.reduce<Label[]>((kept, label) => {
    if (near(kept, label, LEAST_GAP)) return kept;
    const shownEverywhere = kept.filter(({ tight }) => !tight);
    return [...kept, { ...label, tight: near(shownEverywhere, label, LEAST_GAP_NARROW) }];
  }, []);
}

function anchor(at: number): 'start' | 'middle' | 'end' {
  if (at < LEAST_GAP) return 'start';
  return at > 1 - LEAST_GAP ? 'end' : 'middle';
}

function Stroke({ className, at }: { className: string | undefined; at: number | null }) {
  return at === null ? null : <line className={className} x1={percent(at)} x2={percent(at)} y1="0" y2="20" />;
}

function End({ label, value }: { label: string; value: string }) {
  return (
    <span dir="auto" data-term="price-limits">
      {label} <Figure>{value}</Figure>
    </span>
  );
}

function percent(share: number): string {
  return `${Math.round(share * 10_000) / 100}%`;
}
