import type { PlainDate } from '#domain/time.ts';
import type { Text } from '#messages/text.tsx';
import { column, type Column } from '#app/columns/column.ts';

/** A day of the calendar of trading and settlement. */
export interface CalendarRow {
  date: PlainDate;
  /** Reason why the market is closed; null on a trading day. */
  closedFor: string | null;
  /** Settlement day of this day's trades; null on a closed day. */
  settlesOn: PlainDate | null;
  /** The day whose trades settle on this day; null on a closed day. */
  settles: PlainDate | null;
}

/** Consecutive days without trading. */
export interface ClosureRow {
  from: PlainDate;
  to: PlainDate;
  /** Names of all holidays among them. */
  name: string;
  /** The first trading day after the closure. */
  reopens: PlainDate;
}

/** Columns that show, day by day, whether the market trades and when trades settle. */
export function calendarColumns(t: Text): Column<CalendarRow>[] {
  return [
    column('day', 'date', t('calendar.day'), ({ date }) => date),
    column('text', 'closed-for', t('calendar.closedFor'), ({ closedFor }) => closedFor, {
      pageHeading: t('calendar.market'),
    }),
    column('day', 'settles-on', t('calendar.settlesOn'), ({ settlesOn }) => settlesOn),
    column('day', 'settles', t('calendar.settles'), ({ settles }) => settles),
  ];
}

/** Columns of the days without trading, other than weekends. */
export function closureColumns(t: Text): Column<ClosureRow>[] {
  return [
    column('text', 'name', t('calendar.occasion'), ({ name }) => name),
    column('day', 'from', t('calendar.first'), ({ from }) => from),
    column('day', 'to', t('calendar.last'), ({ to }) => to),
    column('day', 'reopens', t('calendar.reopens'), ({ reopens }) => reopens),
  ];
}
