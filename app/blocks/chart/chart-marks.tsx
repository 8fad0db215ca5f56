import { useText } from '#messages/text.tsx';
import type { SeenMark } from './marks.ts';
import styles from './chart.module.css';

/** Corporate actions as letters over the volumes, unstretched; the table of the figures names them in words. */
export function ChartMarks({ marks, count }: { marks: readonly SeenMark[]; count: number }) {
  const t = useText();
  if (marks.length === 0) return null;
  return (
    <svg className={styles.marks} aria-hidden="true" focusable="false">
      {marks.map(({ group, kind, date }) => (
        <text key={kind + date} x={`${Math.round(((group + 0.5) / count) * 1000) / 10}%`} y="78%">
          {t(`chart.mark.${kind}`)}
        </text>
      ))}
    </svg>
  );
}
