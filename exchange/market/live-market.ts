import type { DatedBasket } from '#domain/index-level.ts';
import type { DailyBar, Depth, DirectDeal, IndexPoint, Trade } from '#domain/quote.ts';
import { phaseAt, sessionDay, statusOf } from '#domain/session.ts';
import type { Instant, PlainDate } from '#domain/time.ts';
import type { ClockReading } from '../clock.ts';
import { Changes, hasNews } from './changes.ts';
import type { DayChanges } from './changes.ts';
import { Closings } from './closings.ts';
import { History } from './history.ts';
import { issuedOn } from './instrument.ts';
import type { Market, MarketBatch, MarketOptions, MarketRow, MarketState } from './market.ts';
import { depthOf, rowOf } from './market-row.ts';
import { hash } from './random.ts';
import type { SecurityTrading } from './security-trading.ts';
import { TradingDay } from './trading-day.ts';

const STEP_MS = 100;
const NOTHING: DayChanges = { rows: [], depth: [], trades: [], indices: [], deals: [] };

/**
 * Distinguishes worlds whose closes must not be mixed. Futures, rights and dividends change over the years and are left
 * out: they do not make another world.
 */
function fingerprint({ instruments, indices, seed }: MarketOptions): number {
  const walks = instruments
    .filter((one) => !one.future && !one.right)
    .map((one) => [one.symbol, one.basePrice, one.listedOn, one.dailyVolatility, one.beta, one.sectorBeta, one.sector]);
  return hash(JSON.stringify([seed, indices, walks]));
}

/** The market that follows a clock: opens its days, runs them, stores their closes and reports changes. */
export class LiveMarket implements Market {
  epoch = '';
  seq = 0;
  private readonly options: MarketOptions;
  private readonly world: number;
  private readonly history: History;
  private readonly listeners = new Set<(batch: MarketBatch) => void>();
  private readonly startedAt: Instant;
  private reading: ClockReading;
  private day!: TradingDay;
  private changes!: Changes;
  private phase: MarketState['phase'] = 'closed';
  private epochs = 0;
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(options: MarketOptions) {
    this.options = options;
    this.world = fingerprint(options);
    const closings = new Closings(this.world, options.dataDir, options.warn ?? (() => {}));
    this.history = new History(options, closings);
    this.startedAt = options.clock.wall();
    this.reading = options.clock.read();
    this.open(this.marketDate(this.reading.at));
  }

  status(): MarketState {
    const { at, mode, speed } = this.reading;
    return { at, date: this.day.date, status: statusOf(this.phase), phase: this.phase, mode, speed, epoch: this.epoch };
  }

  rows(): MarketRow[] {
    return [...this.day.securities.values()].map((security) => this.rowFor(security));
  }

  row(symbol: string): MarketRow | undefined {
    const security = this.day.securities.get(symbol);
    return security && this.rowFor(security);
  }

  depth(symbol: string): Depth | undefined {
    const security = this.day.securities.get(symbol);
    return security && depthOf(security);
  }

  trades(symbol: string, take: number): Trade[] {
    const trades = this.day.securities.get(symbol)?.trades ?? [];
    return trades.slice(Math.max(0, trades.length - Math.max(0, take))).reverse();
  }

  indices(): IndexPoint[] {
    return this.day.indexLevels.present(this.reading.at);
  }

  indexMinutes(code: string): IndexPoint[] {
    return this.day.indexLevels.minutes(code);
  }

  bars(id: string, from: PlainDate, to: PlainDate): DailyBar[] {
    return this.history.bars(id, from, to, this.lastFinished);
  }

  futureDays(symbol: string, from: PlainDate, to: PlainDate) {
    return this.history.futureDays(symbol, from, to, this.lastFinished);
  }

  baskets(code: string, from: PlainDate): DatedBasket[] {
    return this.history.baskets(code, from, this.day.index);
  }

  directDeals(): DirectDeal[] {
    return [...this.day.deals.deals];
  }

  subscribe(listener: (batch: MarketBatch) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  start(): void {
    if (this.timer) return;
    this.catchUp();
    this.timer = setInterval(() => this.step(), STEP_MS);
  }

  stop(): void {
    clearInterval(this.timer);
    this.timer = undefined;
  }

  step(): void {
    const before = this.reading;
    this.reading = this.options.clock.read();
    const date = this.marketDate(this.reading.at);
    if (this.reading.run !== before.run || date !== this.day.date) {
      // At high speed a night can pass between two steps: the previous day has to be closed first.
      if (this.reading.run === before.run) this.run(this.day.ends);
      this.open(date);
      this.catchUp();
      this.emit(NOTHING, { reset: true, status: this.status() });
      return;
    }
    this.run(this.reading.at);
    this.emitChanges();
  }

  /** Runs to the present without notifying subscribers of intermediate changes. */
  private catchUp(): void {
    this.run(this.reading.at);
    this.phase = this.phaseNow();
    this.changes.skip(this.reading.at);
  }

  private run(to: Instant): void {
    const wasFinished = this.day.finished;
    this.day.advance(Math.min(to, this.day.ends));
    if (this.day.finished && !wasFinished) this.history.keep(this.day.closingState(this.world));
  }

  private open(date: PlainDate): void {
    this.day = new TradingDay(this.history, this.history.days.from(date), this.options.calendar);
    this.changes = new Changes(this.day, (security) => this.rowFor(security));
    this.epochs += 1;
    this.epoch = `${date}-${this.startedAt.toString(36)}-${this.epochs}`;
    this.seq = 0;
    this.phase = this.phaseNow();
  }

  private emitChanges(): void {
    const phase = this.phaseNow();
    const moved = phase !== this.phase;
    this.phase = phase;
    const changes = this.changes.collect(this.reading.at);
    if (moved || hasNews(changes)) this.emit(changes, moved ? { status: this.status() } : {});
  }

  private emit(changes: DayChanges, extra: { reset?: true; status?: MarketState }): void {
    if (!extra.reset) this.seq += 1;
    const batch: MarketBatch = {
      epoch: this.epoch,
      seq: this.seq,
      time: this.reading.at,
      ...changes,
      ...extra,
      reset: extra.reset ?? false,
    };
    for (const listener of this.listeners) listener(batch);
  }

  private phaseNow(): MarketState['phase'] {
    return phaseAt(this.reading.at, this.options.calendar);
  }

  /** The trading day shown at an instant: a day begins with its pre-opening. */
  private marketDate(at: Instant): PlainDate {
    return sessionDay(at, this.options.calendar);
  }

  private get lastFinished(): number {
    return this.day.finished ? this.day.index : this.day.index - 1;
  }

  private rowFor(security: SecurityTrading): MarketRow {
    const { instrument } = security;
    const issued = issuedOn(instrument, this.day.date);
    const units = issued / this.history.securities.get(instrument.symbol)!.unitsAfter(this.day.index);
    return rowOf(security, this.reading.at, this.day.settlementPrice(security), units);
  }
}
