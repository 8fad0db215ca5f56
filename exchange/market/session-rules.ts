import type { TradingCalendar } from '#domain/calendar.ts';
import { abilitiesAt } from '#domain/session.ts';
import type { Abilities } from '#domain/session.ts';
import type { Instant } from '#domain/time.ts';

const MINUTE_MS = 60_000;

/** What may be done now. Every rule changes on a full minute, so one look a minute is enough for all orders in it. */
export class SessionRules {
  private readonly calendar: TradingCalendar;
  private minute = NaN;
  private abilities: Abilities | undefined;

  constructor(calendar: TradingCalendar) {
    this.calendar = calendar;
  }

  at(at: Instant): Abilities {
    const minute = Math.floor(at / MINUTE_MS);
    if (minute !== this.minute || !this.abilities) {
      this.minute = minute;
      this.abilities = abilitiesAt(at, this.calendar);
    }
    return this.abilities;
  }
}
