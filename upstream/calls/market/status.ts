import { z } from 'zod';
import { defineCall, type CallOptions } from '../../call.ts';
import { DEFAULT_CALENDAR } from '#domain/calendar.ts';
import { marketDate } from '#domain/date.ts';
import type { MarketClock } from '#domain/market-clock.ts';
import { phaseAt } from '#domain/session.ts';
import type { MarketStatus, Phase } from '#domain/session.ts';
import type { Instant } from '#domain/time.ts';
import { IDENTIFIER_MAX, SPEED_MAX, SPEED_MIN } from '../../bounds.ts';
import type { MwStatus } from '../../contract.ts';
import { optionalWallTime } from '../../fields.ts';
import { ShapeFault, parseAnswer } from '../../rows.ts';
import type { FieldsOf } from '../../wire-fields.ts';

const STATES: readonly MarketStatus[] = ['closed', 'open', 'preopen', 'preclose'];
const PHASES = ['closed', 'pre-opening', 'trading', 'pre-closing', 'trading-at-last'] as const satisfies Phase[];
const PHASE_OF: Record<MarketStatus, Phase> = {
  closed: 'closed',
  open: 'trading',
  preopen: 'pre-opening',
  preclose: 'pre-closing',
};

const detailSchema = z.looseObject({
  lastupdate: optionalWallTime.catch(null),
  phase: z.enum(PHASES).optional().catch(undefined),
  speed: z.number().min(SPEED_MIN).max(SPEED_MAX).optional().catch(undefined),
  simulated: z.boolean().optional().catch(undefined),
  epoch: z.string().min(1).max(IDENTIFIER_MAX).optional().catch(undefined),
} satisfies FieldsOf<MwStatus>);

/**
 * The market's clock from the answer of call 13. The real shape is unknown: any object with a known state word is
 * accepted. Missing fields come from the session table and from our own time.
 */
export function readStatus(answer: unknown, observedAt: Instant): MarketClock {
  const detail = parseAnswer(detailSchema, answer);
  const status = stateIn(detail);
  if (!status) throw new ShapeFault('no state word (closed, open, preopen, preclose) in it');
  const at = detail.lastupdate ?? observedAt;
  return {
    at,
    observedAt,
    speed: detail.speed ?? 1,
    status,
    phase: detail.phase ?? phaseOf(status, at),
    simulated: detail.simulated ?? false,
    epoch: detail.epoch ?? marketDate(at),
  };
}

function stateIn(answer: Record<string, unknown>): MarketStatus | undefined {
  const words = [answer['status'], ...Object.values(answer)].filter((value) => typeof value === 'string');
  return words.map((word) => STATES.find((state) => state === word.toLowerCase().replace(/[^a-z]/g, ''))).find(Boolean);
}

/** 'open' also covers trading at last: the session table distinguishes them. */
function phaseOf(status: MarketStatus, at: Instant): Phase {
  const scheduled = phaseAt(at, DEFAULT_CALENDAR);
  return status === 'open' && scheduled === 'trading-at-last' ? scheduled : PHASE_OF[status];
}

/** Call 13. */
export const statusCall = defineCall({
  name: 'status',
  title: 'Market status (call 13)',
  host: 'market',
  path: '/status',
  read:
    (client) =>
    ({ signal }: CallOptions = {}): Promise<MarketClock> =>
      client.json({ signal }, (answer) => readStatus(answer, client.clock.now())),
});
