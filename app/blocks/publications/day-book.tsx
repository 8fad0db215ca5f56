import { weekday } from '#domain/calendar.ts';
import { dubaiDate, formatDate, WEEKDAYS } from '#domain/date.ts';
import type { PlainDate } from '#domain/time.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { DisclosureList, type DisclosureRow } from './disclosure-list.tsx';
import styles from './day-book.module.css';

interface DayBookProps {
  disclosures: readonly DisclosureRow[];
  /** The market's day, which is named as today. */
  today: PlainDate;
}

/** Disclosures under the days on which they were published, each with its time. */
export function DayBook({ disclosures, today }: DayBookProps) {
  const t = useText();
  const locale = useLocale();
  const days = [...new Set(disclosures.map(({ publishedAt }) => dubaiDate(publishedAt)))];
  return days.map((day) => (
    <div key={day} className={styles.day}>
      <h3 className={styles.title}>
        {day === today ? t('market.today') : WEEKDAYS[locale][weekday(day)]}{' '}
        <time className={styles.date} dateTime={day}>
          {formatDate(day, locale)}
        </time>
      </h3>
      <DisclosureList disclosures={disclosures.filter(({ publishedAt }) => dubaiDate(publishedAt) === day)} clock />
    </div>
  ));
}
