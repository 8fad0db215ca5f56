import type { IndexBasket } from '#domain/index-level.ts';
import type { DailyBar, IndexPoint } from '#domain/quote.ts';
import { percentOf } from '#domain/thousandths.ts';
import type { Thousandths } from '#domain/thousandths.ts';
import type { Instant } from '#domain/time.ts';
import type { IndexHistory } from './index-history.ts';
import type { SecurityTrading } from './security-trading.ts';

interface Line {
  history: IndexHistory;
  basket: IndexBasket;
  previousClose: Thousandths;
  members: SecurityTrading[];
  /** Oldest first. */
  points: IndexPoint[];
}

/** The indices through one day: current levels and minute points. */
export class IndexLevels {
  private readonly index: number;
  private readonly securities: ReadonlyMap<string, SecurityTrading>;
  private readonly lines = new Map<string, Line>();

  constructor(index: number, histories: Iterable<IndexHistory>, securities: ReadonlyMap<string, SecurityTrading>) {
    this.index = index;
    this.securities = securities;
    for (const history of histories) {
      const members = history.members.flatMap((member) => securities.get(member.instrument.symbol) ?? []);
      const basket = history.basket(index);
      const line = { history, basket, previousClose: history.close(index - 1), members, points: [] };
      this.lines.set(history.definition.code, line);
    }
  }

  /** Records a minute point of every index. */
  mark(at: Instant): void {
    for (const line of this.lines.values()) line.points.push(this.point(line, at));
  }

  present(at: Instant): IndexPoint[] {
    return [...this.lines.values()].map((line) => this.point(line, at));
  }

  level(code: string): Thousandths | undefined {
    const line = this.lines.get(code);
    return line && this.levelOf(line);
  }

  /** Newest first; empty for an unknown code. */
  minutes(code: string): IndexPoint[] {
    return this.lines.get(code)?.points.toReversed() ?? [];
  }

  /** The day's bars, computed from the minute points. */
  bars(date: string): DailyBar[] {
    return [...this.lines.entries()].map(([symbol, line]) => {
      const close = this.levelOf(line);
      const levels = [...line.points.map((point) => point.value), close];
      const sum = (of: (trading: SecurityTrading) => number) => line.members.reduce((total, one) => total + of(one), 0);
      return {
        symbol,
        date,
        open: levels[0]!,
        high: Math.max(...levels),
        low: Math.min(...levels),
        close,
        volume: sum((one) => one.figures.volume),
        value: sum((one) => one.figures.value),
        trades: sum((one) => one.trades.length),
      };
    });
  }

  private levelOf(line: Line): Thousandths {
    return line.history.level(this.index, line.basket, (symbol) => this.price(symbol));
  }

  /** An untraded member counts with its previous close. */
  private price(symbol: string): Thousandths {
    const { figures, opening } = this.securities.get(symbol)!;
    return figures.last ?? opening.previousClose ?? opening.reference;
  }

  private point(line: Line, at: Instant): IndexPoint {
    const value = this.levelOf(line);
    const change = value - line.previousClose;
    return {
      index: line.history.definition.code,
      at,
      value,
      change,
      changePercent: percentOf(change, line.previousClose),
      volume: line.members.reduce((total, one) => total + one.figures.volume, 0),
    };
  }
}
