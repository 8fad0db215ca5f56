import type { Trade } from '#domain/quote.ts';
import type { JobContext } from '../job.ts';
import { ifOffered } from '../offered.ts';
import type { Keeper } from './keeper.ts';

/** Trades requested of each security: the whole day of the busiest, so that its line begins at the opening. */
const DAY_TRADES = 10_000;
/**
 * Pause before the trades of each security when only a gap is missing: the node has readers, and after a takeover twice
 * as many.
 */
const GAP_PAUSE_MS = 200;

/**
 * Reads what happened today before this node listened: the minutes of each index and the trades of each security. Data
 * that the service does not have is left out. A node that has the day but for a gap reads it slowly.
 */
export async function readDaySoFar(
  context: JobContext,
  keeper: Keeper,
  { hasDay, signal }: { hasDay: boolean; signal: AbortSignal },
): Promise<void> {
  await readMinutes(context, keeper, signal);
  await ifOffered(readTrades(context, hasDay ? GAP_PAUSE_MS : 0, signal));
}

/** The first snapshot may not have reached the live state yet: the configured indices are requested too. */
async function readMinutes(context: JobContext, keeper: Keeper, signal: AbortSignal): Promise<void> {
  const { live, exchange } = context;
  const general = exchange.indices.find(({ kind }) => kind === 'general')?.code;
  const codes = new Set([...exchange.indices.map(({ code }) => code), ...live.indices().map(({ index }) => index)]);
  for (const code of [general, ...[...codes].filter((each) => each !== general)]) {
    const requested = code === general ? undefined : code;
    const minutes = await ifOffered(context.upstream.market.indexMinutes(requested, { signal }));
    if (!minutes) continue;
    await context.reject('market', minutes.rejected);
    context.publish({ kind: 'seed', indices: minutes.records });
    keeper.note({ indices: minutes.records });
  }
}

async function readTrades(context: JobContext, pauseMs: number, signal: AbortSignal): Promise<void> {
  const traded = context.live.quotes().filter(({ trades }) => trades > 0);
  for (const { symbol } of traded) {
    if (pauseMs > 0) await context.pause(pauseMs, signal);
    const { records, rejected } = await context.upstream.market.trades(symbol, DAY_TRADES, { signal });
    await context.reject('market', rejected);
    context.publish({ kind: 'seed', trades: oldestFirst(records) });
  }
}

function oldestFirst(trades: Trade[]): Trade[] {
  return trades.toSorted((a, b) => a.id - b.id);
}
