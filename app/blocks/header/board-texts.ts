import { weekday } from '#domain/calendar.ts';
import { dubaiClock, dubaiDate, formatDayMonth, WEEKDAYS } from '#domain/date.ts';
import { isolateLeftToRight } from '#domain/isolation.ts';
import type { Locale } from '#domain/locale.ts';
import type { Instant } from '#domain/time.ts';
import { textOf } from '#messages/text.tsx';
import type { BoardNow } from '#app/root-data.ts';

/** What the menus say of the market, in the page's language. */
export interface BoardTexts {
  state: 'open' | 'closed';
  /** Null is not said. */
  facts: Record<'disclosures' | 'advancing' | 'next' | 'holiday', string | null>;
}

export function boardTexts(board: BoardNow, locale: Locale): BoardTexts {
  const { at, isOpen, disclosures, advancing, securities, next, closure } = board;
  const of = { count: String(advancing), total: String(securities) };
  const shown = (text: string) => (locale === 'ar' ? isolateLeftToRight(text) : text);
  return {
    state: isOpen ? 'open' : 'closed',
    facts: {
      disclosures: String(disclosures),
      advancing: advancing === null ? null : textOf(locale)('menu.board.of', of),
      next: shown(nextPhase(next, at, locale)),
      holiday: closure && shown(days(closure, locale)),
    },
  };
}

/** The time alone on the same day, else with the day of the week. */
function nextPhase(at: Instant, now: Instant, locale: Locale): string {
  const day = dubaiDate(at);
  const time = dubaiClock(at);
  return day === dubaiDate(now) ? time : `${WEEKDAYS[locale][weekday(day)]} ${time}`;
}

/** '02–03 Dec'; over the end of a month both days carry theirs. */
function days({ from, to }: NonNullable<BoardNow['closure']>, locale: Locale): string {
  const last = formatDayMonth(to, locale);
  if (from === to) return last;
  if (from.slice(0, 7) !== to.slice(0, 7)) return `${formatDayMonth(from, locale)} – ${last}`;
  return `${from.slice(8)}–${to.slice(8)} ${last.slice(3)}`;
}
