import { pick } from '#domain/bilingual.ts';
import { formatDate } from '#domain/date.ts';
import { percent, price } from '#domain/number.ts';
import type { Locale } from '#domain/locale.ts';
import { percentOf } from '#domain/thousandths.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { daysAsOf } from './bar-days.ts';
import { isPaid, unpackBars, type ChartData, type PaidBar } from './chart-data.ts';
import type { Drawn } from './drawn.ts';
import { firstKnown } from './groups.ts';
import { BASE, rebased } from './rebased.ts';
import type { Seen } from './use-seen.ts';
import styles from './chart.module.css';

interface ChartSummaryProps {
  data: ChartData;
  seen: Seen;
  drawn: Drawn;
  /** The same drawing on a phone, whose bars join more days. */
  narrow: Drawn;
}

/** What the drawing shows, in sentences. */
export function ChartSummary({ data, seen, drawn, narrow }: ChartSummaryProps) {
  const t = useText();
  const locale = useLocale();
  const bars = unpackBars(data.bars).slice(seen.from, seen.to + 1);
  const [first, last] = [bars[0]!, bars.at(-1)!];
  const paid = bars.filter(isPaid);
  return (
    <p className="mt-3 text-14 text-muted">
      {t(`chart.summary${bars.length > 1 ? '' : 'One'}${last.date === data.runningDay ? 'Running' : ''}`, {
        from: formatDate(first.date, locale),
        to: daysAsOf(formatDate(last.date, locale), last.date, data, t),
        first: price(first.close),
        last: price(last.close),
        change: percent(percentOf(last.close - first.close, first.close), { zero: true }),
      })}{' '}
      {paid.length > 0 && `${t('chart.summaryRange', rangeOf(paid, locale))} `}
      {data.compared.map(({ code, name, closes }) => {
        const value = rebased(closes[seen.to] ?? null, firstKnown(closes, seen.from));
        const change = value === null ? t('common.notAvailable') : percent(value - BASE, { zero: true });
        return `${t('chart.summaryOther', { name: pick(name, locale), code, change })} `;
      })}
      <Grouped drawn={drawn} className={styles.wide} />
      <Grouped drawn={narrow} className={styles.narrow} />
      {drawn.isRebased && `${t('chart.rebased')} `}
      {t(`chart.${data.basis}`)}
    </p>
  );
}

/** The highest and the lowest price, each with the first day on which it was paid. */
function rangeOf(bars: readonly PaidBar[], locale: Locale) {
  const highest = bars.reduce((best, bar) => (bar.high > best.high ? bar : best));
  const lowest = bars.reduce((best, bar) => (bar.low < best.low ? bar : best));
  return {
    high: price(highest.high),
    highDay: formatDate(highest.date, locale),
    low: price(lowest.low),
    lowDay: formatDate(lowest.date, locale),
  };
}

/** Note on how many days a bar stands for, where it is more than one. */
function Grouped({ drawn: { groups }, className }: { drawn: Drawn; className: string | undefined }) {
  const t = useText();
  const days = Math.max(...groups.map(({ from, to }) => to - from + 1));
  return days > 1 && <span className={className}>{t('chart.grouped', { days })} </span>;
}
