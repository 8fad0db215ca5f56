import type { Trade } from '#domain/quote.ts';

/** The day's trades of each security, the newest `limit` of them. A trade's id rises within a symbol and a day. */
export interface LatestTrades {
  /** Answers the trades that are new, in the order given. */
  add(trades: readonly Trade[]): Trade[];
  /** Takes in trades from before the ones held, in any order. */
  fill(trades: readonly Trade[]): void;
  /** Newest first. */
  list(symbol: string, take: number): Trade[];
  clear(): void;
}

export function createLatestTrades(limit: number): LatestTrades {
  const bySymbol = new Map<string, Trade[]>();

  function hold(symbol: string, trades: Trade[]): void {
    bySymbol.set(symbol, trades.length > limit * 2 ? trades.slice(-limit) : trades);
  }

  function addOne(trade: Trade): boolean {
    const held = bySymbol.get(trade.symbol) ?? [];
    const newest = held.at(-1);
    if (newest && trade.id <= newest.id) return false;
    held.push(trade);
    hold(trade.symbol, held);
    return true;
  }

  function fillOne(symbol: string, trades: Trade[]): void {
    const held = bySymbol.get(symbol) ?? [];
    const known = new Set(held.map((trade) => trade.id));
    const missing = trades.filter((trade) => !known.has(trade.id));
    hold(
      symbol,
      [...missing, ...held].sort((a, b) => a.id - b.id),
    );
  }

  return {
    add: (trades) => trades.filter(addOne),
    fill(trades) {
      for (const [symbol, group] of Map.groupBy(trades, (trade) => trade.symbol)) fillOne(symbol, group);
    },
    list: (symbol, take) => (bySymbol.get(symbol) ?? []).slice(-Math.min(take, limit)).reverse(),
    clear: () => bySymbol.clear(),
  };
}
