import type { MarketClock } from '#domain/market-clock.ts';
import { merge } from '#domain/market-records.ts';
import type { MarketUpdate } from '#live/update.ts';
import { followMarket } from '#upstream/follow.ts';
import type { FollowedEvent, MarketEvent } from '#upstream/market-event.ts';
import type { JobContext } from '../job.ts';
import { requireNoShrink } from '../shrink.ts';
import type { Keeper } from './keeper.ts';

const HEARTBEAT_EVERY_MS = 1_000;
/** After this many losses without a snapshot between, the stream does not get through, and polling may. */
const LOSSES_BEFORE_POLLING = 3;

export interface StreamHooks {
  keeper: Keeper;
  /** Called at each snapshot, from which the data is complete again. */
  onSnapshot(event: MarketEvent & { kind: 'snapshot' }): void;
  onLoss(error: Error): Promise<void>;
}

/**
 * Follows the exchange's stream and publishes its events. Returns when the stream does not get through; throws when the
 * service has none (`isAbsent`), or sends an implausible snapshot.
 */
export async function followStream(context: JobContext, hooks: StreamHooks, signal: AbortSignal): Promise<void> {
  const connect = (until: AbortSignal) => context.upstream.market.stream({ signal: until });
  const toUpdate = updateMaker(context);
  let losses = 0;
  for await (const event of followMarket(connect, { signal, clock: context.clock })) {
    losses = event.kind === 'lost' ? losses + 1 : event.kind === 'snapshot' ? 0 : losses;
    await takeIn(context, hooks, toUpdate, event);
    if (losses >= LOSSES_BEFORE_POLLING) return;
  }
}

async function takeIn(
  context: JobContext,
  hooks: StreamHooks,
  toUpdate: ReturnType<typeof updateMaker>,
  event: FollowedEvent,
): Promise<void> {
  if (event.kind === 'lost') return hooks.onLoss(event.error);
  if (event.kind === 'snapshot') {
    requireNoShrink('Market stream', event.quotes.length, context.live.quotes().length);
  }
  const update = toUpdate(event);
  context.publish(update);
  if (event.kind === 'heartbeat') return hooks.keeper.note({ clock: update.clock });
  hooks.keeper.note({ ...event, clock: update.clock });
  if (event.kind === 'snapshot') hooks.onSnapshot({ ...event, kind: 'snapshot' });
  await context.reject('market', event.rejected);
}

/** Every event has the market time: between two statuses the clock is set by it. */
function updateMaker({ clock: time }: JobContext): (event: MarketEvent) => MarketUpdate {
  let clock: MarketClock | undefined;
  return (event) => {
    const heardAt = time.now();
    if (event.kind !== 'heartbeat' && event.clock) clock = event.clock;
    else if (clock) clock = { ...clock, at: event.at, observedAt: heardAt };
    const heard = { clock, heardAt, everyMs: HEARTBEAT_EVERY_MS };
    if (event.kind === 'heartbeat') return { kind: 'delta', ...heard };
    return { kind: event.kind === 'snapshot' ? 'snapshot' : 'delta', ...heard, ...merge(event) };
  };
}
