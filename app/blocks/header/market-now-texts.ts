import { weekday } from '#domain/calendar.ts';
import { marketTime, marketDate, formatDays, WEEKDAYS } from '#domain/date.ts';
import { isolatedIn } from '#domain/isolation.ts';
import type { Locale } from '#domain/locale.ts';
import type { Instant } from '#domain/time.ts';
import { textOf } from '#messages/text.tsx';
import type { MarketNow } from '#app/root-data.ts';

/** The menus' facts about the market, in the page's language. */
export interface MarketNowTexts {
  state: 'open' | 'closed';
  /** Null facts are not shown. */
  facts: Record<'disclosures' | 'advancing' | 'next' | 'holiday', string | null>;
}

export function marketNowTexts(market: MarketNow, locale: Locale): MarketNowTexts {
  const { at, isOpen, disclosures, advancing, securities, next, closure } = market;
  const of = { count: String(advancing), total: String(securities) };
  const shown = (text: string) => isolatedIn(locale, text);
  return {
    state: isOpen ? 'open' : 'closed',
    facts: {
      disclosures: String(disclosures),
      advancing: advancing === null ? null : textOf(locale)('menu.board.of', of),
      next: next === null ? null : shown(nextPhase(next, at, locale)),
      holiday: closure && shown(formatDays(closure.from, closure.to, locale)),
    },
  };
}

/** The time alone on the same day, otherwise with the day of the week. */
function nextPhase(at: Instant, now: Instant, locale: Locale): string {
  const day = marketDate(at);
  const time = marketTime(at);
  return day === marketDate(now) ? time : `${WEEKDAYS[locale][weekday(day)]} ${time}`;
}
