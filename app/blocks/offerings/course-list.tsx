import { formatDate } from '#domain/date.ts';
import { useLocale, useText } from '#messages/text.tsx';
import type { CourseStep } from './offerings-data.ts';
import styles from './offerings.module.css';

/** The days of an offering as a line from the announcement to the first trade. */
export function CourseList({ steps }: { steps: readonly CourseStep[] }) {
  const t = useText();
  const locale = useLocale();
  if (steps.length === 0) return <p>{t('offerings.next.undated')}</p>;
  return (
    <ol className={styles.course}>
      {steps.map(({ step, tranche, on, label, state }) => (
        <li
          key={`${step} ${tranche?.id ?? ''}`}
          data-state={state}
          aria-current={state === 'today' ? 'date' : undefined}
        >
          <time dateTime={on}>{formatDate(on, locale)}</time>
          <span>{label}</span>
          <span className={styles.minor}>{t(`offerings.day.${state}`)}</span>
        </li>
      ))}
    </ol>
  );
}
