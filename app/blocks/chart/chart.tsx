import { useMemo } from 'react';
import { useText } from '#messages/text.tsx';
import type { Range } from '#app/blocks/plot/ranges.ts';
import type { ChartData } from './chart-data.ts';
import { ChartFigure } from './chart-figure.tsx';
import { ChartMoves } from './chart-moves.tsx';
import { ChartNumbers } from './chart-numbers.tsx';
import { ChartSummary } from './chart-summary.tsx';
import { drawnOf, prepared } from './drawn.ts';
import { useSeen } from './use-seen.ts';
import styles from './chart.module.css';

const WIDE_GROUPS = 130;
const NARROW_GROUPS = 36;

interface ChartProps {
  /** What is drawn, for assistive technology. */
  label: string;
  data: ChartData;
  opensOn: Range;
}

/**
 * Prices over time with volumes, studies, other lines and corporate actions, drawn on the server. A pointer or the
 * arrow keys read out a day, and the reader may move and narrow the view. A phone gets fewer, larger marks.
 */
export function Chart({ label, data, opensOn }: ChartProps) {
  const t = useText();
  const { seen, shift, zoom } = useSeen(data, opensOn);
  const base = useMemo(() => prepared(data), [data]);
  if (seen.to < seen.from) return <p className="mt-4 text-muted">{t('common.noData')}</p>;
  const wide = drawnOf(base, seen, WIDE_GROUPS);
  const narrow = drawnOf(base, seen, NARROW_GROUPS);
  const moves = { shift, zoom, days: seen.to - seen.from + 1 };
  return (
    <>
      <ChartFigure data={data} drawn={wide} label={label} moves={moves} className={styles.wide} />
      <ChartFigure data={data} drawn={narrow} label={label} moves={moves} className={styles.narrow} />
      <ChartMoves moves={moves} />
      <ChartSummary data={data} seen={seen} drawn={wide} narrow={narrow} />
      <ChartNumbers data={data} drawn={wide} caption={label} />
    </>
  );
}
