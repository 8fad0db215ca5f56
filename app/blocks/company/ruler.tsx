import { useId } from 'react';
import { price } from '#domain/number.ts';
import type { Quote } from '#domain/quote.ts';
import type { GlossaryId } from '#messages/compiled/glossary-id.ts';
import { useText } from '#messages/text.tsx';
import { LiveText } from '#app/live/live-text.tsx';
import { rulerLayout, type Limits, type PlacedMark, type RulerLabel, type RulerLayout } from '#app/live/price-ruler.ts';
import { Figure } from '#app/ui/figure.tsx';
import { slot, SlottedText } from '#app/ui/slotted-text.tsx';
import { StretchedDrawing } from '#app/ui/stretched-drawing.tsx';
import { GRADUATION } from './graduation.ts';
import styles from './ruler.module.css';

interface PriceRulerProps {
  quote: Quote;
  limits: Limits;
}

/**
 * The day's prices between their limits: previous close, range, VWAP and last on one line, from limit down to limit up.
 * The ruler follows its security (app/elements/price-ruler.ts).
 */
export function PriceRuler({ quote, limits }: PriceRulerProps) {
  const t = useText();
  const name = useId();
  const { marks, labels } = rulerLayout(quote, limits);
  const { lower, upper } = limits;
  return (
    <price-ruler
      symbol={quote.symbol}
      lower={lower}
      upper={upper}
      className={styles.ruler}
      dir="ltr"
      role="img"
      aria-labelledby={name}
    >
      <RulerName id={name} quote={quote} limits={limits} />
      <svg className={styles.above} aria-hidden="true" focusable="false">
        <Label of="last" labels={labels} term="last-price" className={styles.strong} />
        <Label of="previousClose" labels={labels} term="previous-close" text={t('market.previousClose')} />
      </svg>
      <StretchedDrawing size={[1200, 16]} className={styles.scale}>
        <path d={GRADUATION} />
      </StretchedDrawing>
      <svg className={styles.marks} aria-hidden="true" focusable="false">
        <line className={styles.range} data-mark="range" {...placed(marks.range)} y1="15" y2="15" />
        <line className={styles.previous} data-mark="previousClose" {...placed(marks.previousClose)} y1="0" y2="20" />
        <line className={styles.vwap} data-mark="vwap" {...placed(marks.vwap)} y1="0" y2="20" />
        <line className={styles.last} data-mark="last" {...placed(marks.last)} y1="0" y2="20" />
      </svg>
      <svg className={styles.below} aria-hidden="true" focusable="false">
        <Label of="low" labels={labels} term="low" text={t('market.low')} />
        <Label of="high" labels={labels} term="high" text={t('market.high')} />
        <Label of="vwap" labels={labels} term="vwap" text={t('company.vwapShort')} />
        <Label of="today" labels={labels} text={t('company.inSession')} />
      </svg>
      <p className={styles.ends}>
        <End label={t('company.limitDown')} value={price(lower)} />
        <End label={t('company.limitUp')} value={price(upper)} />
      </p>
    </price-ruler>
  );
}

/** The drawing as text, whose figures are live. */
function RulerName({ id, quote, limits }: PriceRulerProps & { id: string }) {
  const t = useText();
  const { symbol, last } = quote;
  const ends = { lower: price(limits.lower), upper: price(limits.upper) };
  const figure = (field: 'low' | 'high' | 'last') => <LiveText symbol={symbol} field={field} initial={quote} />;
  return (
    <span id={id} className="visually-hidden">
      <span data-when="traded" hidden={last === null}>
        <SlottedText
          text={t('company.rulerLabel', { ...ends, low: slot('low'), high: slot('high'), last: slot('last') })}
          slots={{ low: figure('low'), high: figure('high'), last: figure('last') }}
        />
      </span>
      <span data-when="untraded" hidden={last !== null}>
        {t('company.rulerUntraded', ends)}
      </span>
    </span>
  );
}

interface LabelProps {
  of: RulerLabel;
  labels: RulerLayout['labels'];
  text?: string;
  /** Glossary term that a pointer on the label shows. */
  term?: GlossaryId;
  className?: string | undefined;
}

/** Text in an SVG that is not stretched, placed by share: a style attribute would break the page's content policy. */
function Label({ of, labels, text, term, className }: LabelProps) {
  const label = labels[of];
  return (
    <text
      data-label={of}
      x={label?.x}
      y="12"
      textAnchor={label?.anchor}
      display={label ? undefined : 'none'}
      data-tight={label?.tight ? '' : undefined}
      data-term={term}
      className={className}
    >
      {text && `${text} `}
      <tspan suppressHydrationWarning>{label?.value ?? ''}</tspan>
    </text>
  );
}

function placed(mark: PlacedMark | null) {
  return mark ?? { display: 'none' };
}

function End({ label, value }: { label: string; value: string }) {
  return (
    <span dir="auto" data-term="price-limits">
      {label} <Figure>{value}</Figure>
    </span>
  );
}
