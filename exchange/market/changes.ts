import type { Depth, DirectDeal, IndexPoint, Trade } from '#domain/quote.ts';
import type { Instant } from '#domain/time.ts';
import type { MarketRow } from './market.ts';
import { depthOf } from './market-row.ts';
import type { SecurityTrading } from './security-trading.ts';
import type { TradingDay } from './trading-day.ts';

export interface DayChanges {
  rows: MarketRow[];
  depth: Depth[];
  trades: Trade[];
  indices: IndexPoint[];
  deals: DirectDeal[];
}

interface Reported {
  row: string;
  depth: string;
  trades: number;
}

/** The record as text, without its observation time. */
function face(record: object): string {
  return JSON.stringify({ ...record, at: 0 });
}

/** Finds what has changed in a day since the last call. */
export class Changes {
  private readonly day: TradingDay;
  private readonly row: (security: SecurityTrading) => MarketRow;
  private readonly reported = new Map<SecurityTrading, Reported>();
  private readonly levels = new Map<string, string>();
  private deals = 0;

  constructor(day: TradingDay, row: (security: SecurityTrading) => MarketRow) {
    this.day = day;
    this.row = row;
  }

  /** Marks all current state as reported. */
  skip(at: Instant): void {
    this.collect(at);
  }

  collect(at: Instant): DayChanges {
    const changes: DayChanges = { rows: [], depth: [], trades: [], indices: this.newLevels(at), deals: [] };
    for (const security of this.day.securities.values()) if (security.changed) this.add(security, changes);
    changes.trades.sort((a, b) => a.at - b.at);
    changes.deals = this.day.deals.deals.slice(this.deals);
    this.deals = this.day.deals.deals.length;
    return changes;
  }

  private add(security: SecurityTrading, changes: DayChanges): void {
    security.changed = false;
    const before = this.reported.get(security) ?? { row: '', depth: '', trades: 0 };
    const row = this.row(security);
    const depth = depthOf(security);
    const now: Reported = { row: face(row), depth: face(depth), trades: security.trades.length };
    if (now.row !== before.row) changes.rows.push(row);
    if (now.depth !== before.depth) changes.depth.push(depth);
    changes.trades.push(...security.trades.slice(before.trades));
    this.reported.set(security, now);
  }

  private newLevels(at: Instant): IndexPoint[] {
    return this.day.indexLevels.present(at).filter((point) => {
      const now = `${point.value} ${point.volume}`;
      if (this.levels.get(point.index) === now) return false;
      this.levels.set(point.index, now);
      return true;
    });
  }
}

/** True when there is anything to report. */
export function hasNews(changes: DayChanges): boolean {
  return [changes.rows, changes.depth, changes.trades, changes.indices, changes.deals].some((list) => list.length > 0);
}
