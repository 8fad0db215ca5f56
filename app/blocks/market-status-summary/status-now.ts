import { holidayOn, settlementDate } from '#domain/calendar.ts';
import { marketDate } from '#domain/date.ts';
import { abilitiesAt, nextPhaseChange, nextTradeDay, phaseAt, type Abilities, type Phase } from '#domain/session.ts';
import type { Bilingual } from '#domain/bilingual.ts';
import type { Instant, PlainDate } from '#domain/time.ts';

/** Ids of the sentences: one for each way in which orders are matched, and for what may be done with them. */
export type Sentence =
  | 'continuous'
  | 'auction'
  | 'auctionWithoutCancel'
  | 'auctionImproveOnly'
  | 'closePrice'
  | 'closed'
  | 'closedNow'
  | 'holiday';

export interface StatusNow {
  sentence: Sentence;
  phase: Phase;
  next: { at: Instant; phase: Phase; isToday: boolean };
  /** Settlement day of a trade made now, or in the next session while the market is closed. */
  settlesOn: PlainDate;
  isOpen: boolean;
  /** Reason why the market is closed all day, where it is more than a weekend. */
  holiday: Bilingual | null;
}

/**
 * The investor's situation at an instant: what can be done, what comes next, when a trade settles. The exchange may
 * report the market closed at a time at which it is open by the calendar: what comes next is then not known.
 */
export function statusNowAt(now: Instant, told?: Phase): StatusNow {
  const today = marketDate(now);
  const isClosedNow = told === 'closed' && isWithinSession(now);
  const phase = isClosedNow ? 'closed' : phaseAt(now);
  const next = nextPhaseChange(now);
  const holiday = holidayOn(today)?.name ?? null;
  return {
    sentence: isClosedNow ? 'closedNow' : phase === 'closed' && holiday ? 'holiday' : sentenceOf(abilitiesAt(now)),
    phase,
    next: { ...next, isToday: marketDate(next.at) === today },
    settlesOn: settlementDate(nextTradeDay(now)),
    isOpen: phase !== 'closed',
    holiday,
  };
}

/** A site hears of the opening and the close a little earlier or later than they are in the calendar. */
const HEARD_WITHIN_MS = 60_000;

function isWithinSession(now: Instant): boolean {
  return [now - HEARD_WITHIN_MS, now, now + HEARD_WITHIN_MS].every((at) => phaseAt(at) !== 'closed');
}

function sentenceOf({ matching, amend, cancel }: Abilities): Sentence {
  if (matching === 'none') return 'closed';
  if (matching === 'close-price') return 'closePrice';
  if (matching === 'continuous') return 'continuous';
  if (amend === 'improve-only') return 'auctionImproveOnly';
  return cancel ? 'auction' : 'auctionWithoutCancel';
}
