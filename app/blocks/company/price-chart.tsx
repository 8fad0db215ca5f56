import { formatDate, formatMonthYear } from '#domain/date.ts';
import { integer, price } from '#domain/number.ts';
import type { DailyBar } from '#domain/quote.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import { Figure } from '../../ui/figure.tsx';
import { groupBars } from '../plot/ranges.ts';
import { PLOT, pricePlot, type PlotLabel } from './price-plot.ts';
import styles from './price-chart.module.css';

const WIDE_BARS = 130;
const NARROW_BARS = 36;

/** Candles and volumes of a range, drawn on the server; a pointer or the arrow keys read a bar out. A phone gets fewer, larger candles. */
export function PriceChart({ bars, label }: { bars: readonly DailyBar[]; label: string }) {
  return (
    <>
      <Candles bars={groupBars(bars, WIDE_BARS)} label={label} className={styles.wide} />
      <Candles bars={groupBars(bars, NARROW_BARS)} label={label} className={styles.narrow} />
    </>
  );
}

function Candles({
  bars,
  label,
  className,
}: {
  bars: readonly DailyBar[];
  label: string;
  className: string | undefined;
}) {
  const [chosen, setChosen] = useState<number | null>(null);
  const plot = pricePlot(bars);
  const last = bars.length - 1;
  const index = chosen === null ? last : Math.min(chosen, last);
  const bar = bars[index]!;

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowLeft: -1, ArrowRight: 1, PageUp: -10, PageDown: 10, Home: -last, End: last }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    setChosen(Math.min(last, Math.max(0, index + step)));
  }
  function onPointerMove(event: PointerEvent<HTMLDivElement>) {
    const box = event.currentTarget.getBoundingClientRect();
    setChosen(Math.min(last, Math.max(0, Math.floor(((event.clientX - box.x) / box.width) * bars.length))));
  }

  return (
    <figure className={className}>
      <ReadOut bar={bar} previous={bars[index - 1]} />
      <div className={styles.plot} dir="ltr">
        <div
          className={styles.canvas}
          role="slider"
          tabIndex={0}
          aria-label={label}
          aria-valuemin={0}
          aria-valuemax={last}
          aria-valuenow={index}
          aria-valuetext={useBarWords(bar)}
          onKeyDown={onKeyDown}
          onPointerMove={onPointerMove}
          onPointerLeave={() => setChosen(null)}
        >
          <svg
            viewBox={`0 0 ${PLOT.width} ${PLOT.height}`}
            preserveAspectRatio="none"
            aria-hidden="true"
            focusable="false"
          >
            <path className={styles.grid} d={plot.grid} />
            <path className={styles.volume} d={plot.volumes} />
            <path className={styles.risingWick} d={plot.risingWicks} />
            <path className={styles.rising} d={plot.risingBodies} />
            <path className={styles.falling} d={plot.fallingWicks} />
            <path className={styles.falling} d={plot.fallingBodies} />
            <path className={styles.lastLine} d={`M0 ${plot.lastAt * PLOT.height}H${PLOT.width}`} />
            {chosen !== null && (
              <path className={styles.cross} d={`M${((index + 0.5) / bars.length) * PLOT.width} 0V${PLOT.height}`} />
            )}
          </svg>
        </div>
        <PriceLabels labels={plot.prices} />
        <DateLabels labels={plot.dates} bars={bars} />
      </div>
    </figure>
  );
}

function useBarWords(bar: DailyBar): string {
  const t = useText();
  const locale = useLocale();
  const { date, open, high, low, close, volume } = bar;
  return t('company.barWords', {
    date: formatDate(date, locale),
    open: price(open),
    high: price(high),
    low: price(low),
    close: price(close),
    volume: integer(volume),
  });
}

function ReadOut({ bar, previous }: { bar: DailyBar; previous: DailyBar | undefined }) {
  const t = useText();
  const locale = useLocale();
  const parts: [string, string][] = [
    [t('market.open'), price(bar.open)],
    [t('market.high'), price(bar.high)],
    [t('market.low'), price(bar.low)],
    [t('company.close'), price(bar.close)],
    [t('market.volume'), integer(bar.volume)],
  ];
  const direction = !previous || bar.close === previous.close ? 'flat' : bar.close > previous.close ? 'up' : 'down';
  return (
    <dl className={styles.readOut} aria-hidden="true">
      <div className={styles.readOutDate}>{formatDate(bar.date, locale)}</div>
      {parts.map(([label, value], index) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={index === 3 ? direction : undefined}>
            <Figure>{value}</Figure>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Labels stand in an SVG of their own that is not stretched, so their text keeps its size at every width. */
export function PriceLabels({ labels }: { labels: readonly PlotLabel[] }) {
  return (
    <svg className={styles.priceLabels} aria-hidden="true" focusable="false">
      {labels.map(({ at, value }) => (
        <text key={value} x="6" y={`${Math.round(at * 1000) / 10}%`} dy="4">
          {price(value)}
        </text>
      ))}
    </svg>
  );
}

function DateLabels({ labels, bars }: { labels: readonly PlotLabel[]; bars: readonly DailyBar[] }) {
  const locale = useLocale();
  return (
    <svg className={styles.dateLabels} aria-hidden="true" focusable="false">
      {labels.map(({ at, value }) => (
        <text key={value} x={`${Math.round(at * 1000) / 10}%`} y="14">
          {formatMonthYear(bars[value]!.date, locale)}
        </text>
      ))}
    </svg>
  );
}

/** The same figures as a table, newest first. */
export function BarsTable({ bars, caption }: { bars: readonly DailyBar[]; caption: string }) {
  const t = useText();
  const locale = useLocale();
  return (
    <details className={styles.twin}>
      <summary>{t('company.chartTable')}</summary>
      <div className={styles.twinScroller} tabIndex={0} role="region" aria-label={caption}>
        <table>
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              {['company.date', 'market.open', 'market.high', 'market.low', 'company.close', 'market.volume'].map(
                (id) => (
                  <th key={id} scope="col">
                    {t(id)}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {[...bars].reverse().map((bar) => (
              <tr key={bar.date}>
                <th scope="row">{formatDate(bar.date, locale)}</th>
                {[bar.open, bar.high, bar.low, bar.close].map((value, index) => (
                  <td key={index}>
                    <Figure>{price(value)}</Figure>
                  </td>
                ))}
                <td>
                  <Figure>{bar.volume === null ? '--' : integer(bar.volume)}</Figure>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
