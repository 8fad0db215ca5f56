import type { TradingCalendar } from '#domain/calendar.ts';
import { abilitiesAt } from '#domain/session.ts';
import type { Abilities } from '#domain/session.ts';
import type { Instant } from '#domain/time.ts';

import { continuousParts, type DayParts } from './day-parts.ts';

const MINUTE_MS = 60_000;

/**
 * What is allowed at a time. Every rule changes on a full minute, so one evaluation per minute serves all orders in it.
 */
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

/** When a security trades, and by which rules. */
export interface TradedDay {
  rules: SessionRules;
  parts: DayParts;
}

/** A day without calls: trading is continuous from its usual start to the end of the session. */
export function continuousDay(calendar: TradingCalendar, parts: DayParts): TradedDay {
  const continuous = continuousParts(parts);
  return { rules: new ContinuousRules(calendar, continuous), parts: continuous };
}

class ContinuousRules extends SessionRules {
  private readonly from: Instant;
  private readonly to: Instant;

  constructor(calendar: TradingCalendar, { trading }: DayParts) {
    super(calendar);
    this.from = trading.from;
    this.to = trading.to;
  }

  override at(at: Instant): Abilities {
    return super.at(at >= this.from && at < this.to ? this.from : this.to);
  }
}
