import type { Trade } from '#domain/quote.ts';

/** The day's trades of each security, the newest `limit` of them. A trade's id rises within a symbol and a day. */
export interface LatestTrades {
  /** Adds trades and returns those that are new, in the given order. */
  add(trades: readonly Trade[]): Trade[];
  /** Adds earlier trades, in any order. */
  fill(trades: readonly Trade[]): void;
  /** Newest first. */
  list(symbol: string, take: number): Trade[];
  clear(): void;
}

export function createLatestTrades(limit: number): LatestTrades {
  const bySymbol = new Map<string, Trade[]>();

  function put(symbol: string, trades: Trade[]): void {
    bySymbol.set(symbol, trades.length > limit * 2 ? trades.slice(-limit) : trades);
  }

  function addOne(trade: Trade): boolean {
    const latest = bySymbol.get(trade.symbol) ?? [];
    const newest = latest.at(-1);
    if (newest && trade.id <= newest.id) return false;
    latest.push(trade);
    put(trade.symbol, latest);
    return true;
  }

  function fillOne(symbol: string, trades: Trade[]): void {
    const latest = bySymbol.get(symbol) ?? [];
    const known = new Set(latest.map((trade) => trade.id));
    const missing = trades.filter((trade) => !known.has(trade.id));
    put(
      symbol,
      [...missing, ...latest].sort((a, b) => a.id - b.id),
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
