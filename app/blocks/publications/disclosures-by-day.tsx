import type { ReactNode } from 'react';
import { weekday } from '#domain/calendar.ts';
import { marketDate, formatDate, WEEKDAYS } from '#domain/date.ts';
import type { PlainDate } from '#domain/time.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { DisclosureList, type DisclosureRow } from './disclosure-list.tsx';
import styles from './disclosures-by-day.module.css';

interface DisclosuresByDayProps {
  disclosures: readonly DisclosureRow[];
  /** The market's day, which is labelled as today. */
  today: PlainDate;
  /** True for a list that is a page's main content: the day is a large figure, and times are to the second. */
  isPage?: boolean;
  /** Returns the notes above the newest of the shown days, and then below each. */
  notes?: (days: readonly PlainDate[]) => readonly ReactNode[];
}

/** Disclosures under their days of publication, each with its time. */
export function DisclosuresByDay({ disclosures, today, isPage = false, notes }: DisclosuresByDayProps) {
  const days = [...new Set(disclosures.map(({ publishedAt }) => marketDate(publishedAt)))];
  const [above, ...below] = notes?.(days) ?? [];
  return (
    <>
      {above}
      {days.map((day, at) => (
        <Day
          key={day}
          day={day}
          isToday={day === today}
          isPage={isPage}
          rows={disclosures.filter(({ publishedAt }) => marketDate(publishedAt) === day)}
          below={below[at]}
        />
      ))}
    </>
  );
}

interface DayProps {
  day: PlainDate;
  isToday: boolean;
  isPage: boolean;
  rows: readonly DisclosureRow[];
  below: ReactNode;
}

function Day({ day, isToday, isPage, rows, below }: DayProps) {
  const t = useText();
  const locale = useLocale();
  return (
    <div className={styles.day} data-page={isPage || undefined}>
      <h3 className={styles.title}>
        {isPage && (
          <span className={`${styles.figure} light`} aria-hidden="true">
            {Number(day.slice(8))}
          </span>
        )}
        {isToday ? t('market.today') : WEEKDAYS[locale][weekday(day)]}{' '}
        <time className={styles.date} dateTime={day}>
          {formatDate(day, locale)}
        </time>
      </h3>
      <div>
        <DisclosureList disclosures={rows} clock={isPage ? 'seconds' : 'minutes'} />
        {below}
      </div>
    </div>
  );
}
