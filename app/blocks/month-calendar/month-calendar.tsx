import type { Month } from '#domain/month.ts';
import type { PlainDate } from '#domain/time.ts';
import { useText } from '#messages/text.tsx';
import { Pager } from '#app/ui/pager.tsx';
import { TODAY_ID, WeekAhead } from '#app/blocks/week-ahead/week-ahead.tsx';
import type { WeekDay } from '#app/blocks/week-ahead/week-day.ts';
import styles from './month-calendar.module.css';

export interface MonthData {
  month: Month;
  /** Title in the reader's language, without a break within the year. */
  title: string;
  previous: Month | null;
  next: Month | null;
  weeks: readonly (readonly WeekDay[])[];
}

interface MonthCalendarProps {
  data: MonthData;
  /** The market's day. */
  today: PlainDate;
  /** Returns the address of a month. */
  toMonth: (month: Month) => string;
  /** True when days without content are left empty, because most days have none. */
  quiet?: boolean;
}

/** The weeks of a month one below the other, with links to the months before and after. */
export function MonthCalendar({ data: { title, previous, next, weeks }, today, toMonth, quiet }: MonthCalendarProps) {
  const t = useText();
  return (
    <div>
      {weeks.flat().some(({ date }) => date === today) && (
        <p className={styles.toToday}>
          <a className="link" href={`#${TODAY_ID}`}>
            {t('market.today')}
          </a>
        </p>
      )}
      {weeks.map((days) => (
        <WeekAhead key={days[0]!.date} days={days} today={today} quiet={quiet} />
      ))}
      <Pager
        label={t('calendar.months')}
        previous={previous === null ? undefined : { to: toMonth(previous), label: t('calendar.previousMonth') }}
        next={next === null ? undefined : { to: toMonth(next), label: t('calendar.nextMonth') }}
        position={title}
      />
    </div>
  );
}
