import type { Month } from '#domain/month.ts';
import { useText } from '#messages/text.tsx';
import { Pager } from '#app/ui/pager.tsx';
import { WeekAhead } from '#app/blocks/week-ahead/week-ahead.tsx';
import type { WeekDay } from '#app/blocks/week-ahead/week-day.ts';

export interface MonthData {
  month: Month;
  /** In the reader's words, without its year's digits parted from it. */
  title: string;
  previous: Month | null;
  next: Month | null;
  weeks: readonly (readonly WeekDay[])[];
}

interface MonthCalendarProps {
  data: MonthData;
  /** The address of a month. */
  toMonth: (month: Month) => string;
  /** Days without anything are left empty: they are most. */
  quiet?: boolean;
}

/** The weeks of a month one below the other, and the way to the months around it. */
export function MonthCalendar({ data: { title, previous, next, weeks }, toMonth, quiet }: MonthCalendarProps) {
  const t = useText();
  return (
    <div>
      {weeks.map((days) => (
        <WeekAhead key={days[0]!.date} days={days} quiet={quiet} />
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
