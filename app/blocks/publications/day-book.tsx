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
  /** A list that is a page's own: the day as a large figure, times to the second. */
  isPage?: boolean;
}

/** Disclosures under the days on which they were published, each with its time. */
export function DayBook({ disclosures, today, isPage = false }: DayBookProps) {
  const t = useText();
  const locale = useLocale();
  const days = [...new Set(disclosures.map(({ publishedAt }) => dubaiDate(publishedAt)))];
  return days.map((day) => (
    <div key={day} className={styles.day} data-page={isPage || undefined}>
      <h3 className={styles.title}>
        {isPage && (
          <span className={`${styles.figure} light`} aria-hidden="true">
            {Number(day.slice(8))}
          </span>
        )}
        {day === today ? t('market.today') : WEEKDAYS[locale][weekday(day)]}{' '}
        <time className={styles.date} dateTime={day}>
          {formatDate(day, locale)}
        </time>
      </h3>
      <DisclosureList
        disclosures={disclosures.filter(({ publishedAt }) => dubaiDate(publishedAt) === day)}
        clock={isPage ? 'seconds' : 'minutes'}
      />
    </div>
  ));
}
