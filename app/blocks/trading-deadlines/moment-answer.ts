import { holidayOn, isTradingDay } from '#domain/calendar.ts';
import type { Bilingual } from '#domain/bilingual.ts';
import { marketDate } from '#domain/date.ts';
import {
  abilitiesAt,
  abilityHoldsUntil,
  sessionOn,
  type Abilities,
  type Phase,
  type SessionPart,
} from '#domain/session.ts';
import type { Instant, PlainDate } from '#domain/time.ts';
import { statusNowAt, type StatusNow } from '#app/blocks/market-status-summary/status-now.ts';

/** Reason why no order can be traded all day; null on a trading day. */
export type ClosedFor = 'weekend' | Bilingual | null;

/** What can be done with an order, and until when. */
export interface Ability {
  can: Abilities['amend'];
  until: Instant;
}

export interface MomentAnswer {
  at: Instant;
  status: StatusNow;
  /** The running phase; null while the market is closed. */
  part: SessionPart | null;
  orders: Record<'enter' | 'amend' | 'cancel', Ability>;
  matching: Abilities['matching'];
  closedFor: ClosedFor;
  /** The remaining phases, and the close, of the day of the next phase. */
  next: { date: PlainDate; phases: { phase: Phase; at: Instant }[] };
}

/** What can be done with an order at an instant, until when, and what comes next. */
export function momentAnswer(at: Instant): MomentAnswer {
  const status = statusNowAt(at);
  const { enter, amend, cancel, matching } = abilitiesAt(at);
  const day = marketDate(status.next.at);
  return {
    at,
    status,
    part: sessionOn(marketDate(at)).find(({ from, to }) => at >= from && at < to) ?? null,
    orders: {
      enter: { can: enter ? 'yes' : 'no', until: abilityHoldsUntil('enter', at) },
      amend: { can: amend, until: abilityHoldsUntil('amend', at) },
      cancel: { can: cancel ? 'yes' : 'no', until: abilityHoldsUntil('cancel', at) },
    },
    matching,
    closedFor: closedFor(marketDate(at)),
    next: { date: day, phases: phasesAfter(at, day) },
  };
}

/** Reason why there is no trading on that day; null on a trading day. */
export function closedFor(date: PlainDate): ClosedFor {
  return isTradingDay(date) ? null : (holidayOn(date)?.name ?? 'weekend');
}

function phasesAfter(at: Instant, day: PlainDate): { phase: Phase; at: Instant }[] {
  const parts = sessionOn(day);
  const starts = parts.map(({ phase, from }) => ({ phase, at: from }));
  const close = parts.slice(-1).map(({ to }) => ({ phase: 'closed' as const, at: to }));
  return [...starts, ...close].filter((change) => change.at > at);
}
