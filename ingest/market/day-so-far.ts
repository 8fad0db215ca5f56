import type { Trade } from '#domain/quote.ts';
import { isAbsent } from '#upstream/error.ts';
import type { FeedContext } from '../feed.ts';
import type { Keeper } from './keeper.ts';

/** Trades of each security that are asked for: the whole day of the busiest, so that its line begins at the opening. */
const DAY_TRADES = 10_000;

/**
 * What happened today before we listened: the minutes of each index and the trades of each security.
 * What the service does not have stays unknown.
 */
export async function readDaySoFar(context: FeedContext, keeper: Keeper, signal: AbortSignal): Promise<void> {
  await withoutAbsent(readMinutes(context, keeper, signal));
  await withoutAbsent(readTrades(context, signal));
}

async function readMinutes(context: FeedContext, keeper: Keeper, signal: AbortSignal): Promise<void> {
  const general = context.exchange.indices.find(({ kind }) => kind === 'general')?.code;
  const codes = new Set(context.live.indices().map(({ index }) => index));
  for (const code of [general, ...[...codes].filter((each) => each !== general)]) {
    const asked = code === general ? undefined : code;
    const { records, refused } = await context.upstream.market.indexMinutes(asked, { signal });
    await context.refuse('market', refused);
    context.publish({ kind: 'seed', indices: records });
    keeper.note({ indices: records });
  }
}

async function readTrades(context: FeedContext, signal: AbortSignal): Promise<void> {
  const traded = context.live.quotes().filter(({ trades }) => trades > 0);
  for (const { symbol } of traded) {
    const { records, refused } = await context.upstream.market.trades(symbol, DAY_TRADES, { signal });
    await context.refuse('market', refused);
    context.publish({ kind: 'seed', trades: oldestFirst(records) });
  }
}

function oldestFirst(trades: Trade[]): Trade[] {
  return trades.toSorted((a, b) => a.id - b.id);
}

async function withoutAbsent(work: Promise<void>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!isAbsent(error)) throw error;
  });
}
