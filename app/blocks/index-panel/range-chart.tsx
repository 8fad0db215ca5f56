import { useMemo } from 'react';
import { formatDate, formatDayMonth, formatMonthYear } from '#domain/date.ts';
import { percent, twoDecimals } from '#domain/number.ts';
import { percentOf } from '#domain/thousandths.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { directionOf } from '#app/blocks/market-rows/direction.ts';
import { Change } from '#app/ui/change.tsx';
import { LastPoint, Levels, Paper } from './chart-parts.tsx';
import { ChartTable } from './chart-table.tsx';
import { dayLine } from './day-line.ts';
import type { IndexHistory } from './index-history.ts';
import styles from './day-chart.module.css';
import own from './range-chart.module.css';

/** Number of dates labelled along the axis, including the first and the last. */
const DATES = 5;
/** From this many days on, labels show the year instead of the day of the month. */
const LONG_DAYS = 200;
const DAY_MS = 86_400_000;

/** An index over the days of a range: closing levels, compared with the first. */
export function RangeChart({ name, history: { points } }: { name: string; history: IndexHistory }) {
  const t = useText();
  const locale = useLocale();
  const [first, last] = [points[0], points.at(-1)];
  const drawing = useMemo(
    () =>
      dayLine(
        points.map(({ value }, at) => ({ at, value })),
        points[0]?.value ?? null,
        { from: 0, to: Math.max(1, points.length - 1) },
      ),
    [points],
  );
  if (!first || !last || points.length < 2) return <p className={own.none}>{t('home.range.none')}</p>;
  const change = percentOf(last.value - first.value, first.value);
  const words = {
    name,
    from: formatDate(first.date, locale),
    to: formatDate(last.date, locale),
    first: twoDecimals(first.value),
    last: twoDecimals(last.value),
  };
  return (
    <figure className={own.range}>
      <svg className={styles.plot} role="img" aria-label={t('home.range.label', words)} focusable="false">
        <Paper drawing={drawing} uprights={datePlaces(points.length).map(({ x }) => x)} ground={first.value} />
        <Levels drawing={drawing} ground={first.value} name={t('home.range.start')} />
        <LastPoint last={drawing.last} />
      </svg>
      <Dates points={points} />
      <p className={own.caption}>
        {t('home.range.since', { date: words.from })}{' '}
        <Change direction={directionOf(change)} text={percent(change, { zero: true })} />
      </p>
      <ChartTable
        summary={t('home.range.table')}
        caption={t('home.range.caption', { name })}
        head={t('home.range.date')}
        rows={points.map(({ date, value }) => ({ name: formatDate(date, locale), value }))}
      />
    </figure>
  );
}

function Dates({ points }: { points: IndexHistory['points'] }) {
  const locale = useLocale();
  const long = Date.parse(points.at(-1)!.date) - Date.parse(points[0]!.date) > LONG_DAYS * DAY_MS;
  const write = long ? formatMonthYear : formatDayMonth;
  return (
    <svg className={own.dates} aria-hidden="true" focusable="false">
      {datePlaces(points.length).map(({ at, x }, place, all) => (
        <text
          key={at}
          x={`${x}%`}
          y="15"
          textAnchor={place === 0 ? 'start' : place === all.length - 1 ? 'end' : 'middle'}
        >
          {write(points[at]!.date, locale)}
        </text>
      ))}
    </svg>
  );
}

/** Evenly spread points of the line, with their positions from 0 to 100. */
function datePlaces(count: number): { at: number; x: number }[] {
  const places = Math.min(DATES, count);
  return Array.from({ length: places }, (_, place) => {
    const at = Math.round((place / (places - 1)) * (count - 1));
    return { at, x: Math.round((at / (count - 1)) * 10_000) / 100 };
  });
}
