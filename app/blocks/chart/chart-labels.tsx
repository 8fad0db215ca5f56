import { formatMonthYear, formatDayMonth } from '#domain/date.ts';
import { price } from '#domain/number.ts';
import type { PlainDate } from '#domain/time.ts';
import { useLocale } from '#messages/text.tsx';
import type { PlotLabel } from '#app/blocks/plot/height-scale.ts';
import type { ChartBar } from './chart-data.ts';
import styles from './chart.module.css';

/** A wide chart has up to this many labels; a phone's chart has about half. */
const WIDE_LABELS = 7;
const NARROW_LABELS = 3;
const NARROW_BARS_MAX = 40;
/** With fewer years than this the axis would be almost bare. */
const YEARS_MIN = 3;

/** Labels are in an SVG of their own that is not stretched, so their text keeps its size at every width. */
export function LevelLabels({ levels }: { levels: readonly PlotLabel[] }) {
  return (
    <svg className={styles.levels} aria-hidden="true" focusable="false">
      {levels.map(({ at, value }) => (
        <text key={value} x="6" y={`${Math.round(at * 1000) / 10}%`} dy="4">
          {price(value, { zero: true })}
        </text>
      ))}
    </svg>
  );
}

export function DateLabels({ bars }: { bars: readonly Pick<ChartBar, 'date'>[] }) {
  const locale = useLocale();
  const { places, labelOf } = dateLabels(bars);
  return (
    <svg className={styles.dates} aria-hidden="true" focusable="false">
      {places.map((place) => (
        <text key={place} x={`${Math.round((place / bars.length) * 1000) / 10}%`} y="14">
          {labelOf(bars[place]!.date, locale)}
        </text>
      ))}
    </svg>
  );
}

/** Labels where months begin, or years when there are too many months, or days when there are too few. */
function dateLabels(bars: readonly Pick<ChartBar, 'date'>[]) {
  const begins = (length: number) =>
    bars.flatMap(({ date }, index) =>
      index > 0 && date.slice(0, length) !== bars[index - 1]?.date.slice(0, length) ? [index] : [],
    );
  const most = bars.length > NARROW_BARS_MAX ? WIDE_LABELS : NARROW_LABELS;
  const months = begins('YYYY-MM'.length);
  const isDay = months.length < 2;
  const years = begins('YYYY'.length);
  const isYears = months.length > most * 2 && years.length >= YEARS_MIN;
  const chosen = isDay ? bars.map((_, index) => index) : isYears ? years : months;
  const every = Math.max(1, Math.ceil(chosen.length / most));
  // A label that begins at the end would be cut off.
  const places = chosen.filter((place, i) => i % every === 0 && place < bars.length * 0.94);
  return { places, labelOf: isDay ? formatDayMonth : isYears ? yearOf : formatMonthYear };
}

/** A bar of several days carries the date of the last: a year that begins in it need not begin in that month. */
const yearOf = (date: PlainDate) => date.slice(0, 'YYYY'.length);
