import type { IndexPoint, Quote } from '#domain/quote.ts';
import type { Batch } from '#upstream/batch.ts';
import { isAbsent } from '#upstream/error.ts';
import type { JobContext } from '../job.ts';
import { requireNoShrink } from '../shrink.ts';
import type { Keeper } from './keeper.ts';

/** Wait between two readings; the real service tolerates far more requests. */
export const POLL_EVERY_MS = 5_000;
/** The general index has one level per minute: polling more often gains nothing. */
const INDEX_EVERY_MS = 30_000;

/** Reads the market by the contract's own calls: status, stocks, and the general index's minutes. */
export function createPoll(context: JobContext, keeper: Keeper) {
  let indexAt = Number.NEGATIVE_INFINITY;

  async function indices(signal: AbortSignal): Promise<IndexPoint[]> {
    if (context.clock.steady() - indexAt < INDEX_EVERY_MS) return [];
    const minutes = await orNothing(context, signal, context.upstream.market.indexMinutes(undefined, { signal }));
    indexAt = context.clock.steady();
    await context.reject('market', minutes?.rejected ?? []);
    return minutes?.records ?? [];
  }

  return async (signal: AbortSignal): Promise<void> => {
    const clock = await orNothing(context, signal, context.upstream.market.status({ signal }));
    const at = clock?.at ?? context.live.now();
    const { records: quotes, rejected } = await stocks(context, at, signal);
    await context.reject('market', rejected);
    requireNoShrink('Stocks', quotes.length, context.live.quotes().length);
    const moved = { clock, quotes, indices: await indices(signal) };
    context.publish({ kind: 'delta', ...moved, heardAt: context.clock.now(), everyMs: POLL_EVERY_MS });
    keeper.note(moved);
  };
}

/** Call 3; when it is gone (it was once reported dead), the market watch's own service has the same rows. */
async function stocks({ upstream }: JobContext, at: number, signal: AbortSignal): Promise<Batch<Quote>> {
  try {
    return await upstream.market.stocks({ signal, at });
  } catch (error) {
    if (signal.aborted) throw error;
    return await upstream.market.stocksByDapi({ signal, at }).catch(() => {
      throw error;
    });
  }
}

/**
 * Quotes do not wait for the status or the index. Without a status the clock is unchanged, and the calendar determines
 * the phase (live/state.ts).
 */
async function orNothing<T>({ log }: JobContext, signal: AbortSignal, answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (signal.aborted) throw error;
    if (isAbsent(error)) return undefined;
    log.warn({ event: 'part-missing', job: 'market' }, (error as Error).message);
    return undefined;
  }
}
