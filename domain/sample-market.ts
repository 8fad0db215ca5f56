import { untradedQuote, type IndexPoint, type Quote, type Trade } from './quote.ts';
import { diffQuotes, type QuotePatch } from './quote-patch.ts';
import type { LiveFrame, Topic } from './stream.ts';

const SYMBOLS = ['AAA', 'BBB', 'CCC'];
export const TOPICS: Topic[] = ['board:510', 'symbol:AAA', 'symbol:BBB', 'index'];
export const SNAPSHOT_TRADES = 50;

export type Action = { kind: 'trade'; symbol: number; price: number } | { kind: 'index' | 'restart' | 'heartbeat' };

/** The content of a topic at one n, in a comparable form. */
interface Content {
  values: string;
  trades: number;
}

/** A small market that sends frames and records the content that each of them represents. */
export class Market {
  epoch = 'e0';
  tick = 0;
  readonly quotes = new Map<string, Quote>();
  readonly trades = new Map<string, Trade[]>();
  index: IndexPoint = { index: 'GI', at: 0, value: 1_000, change: 0, changePercent: 0, volume: 0 };
  readonly counts = new Map<Topic, number>();
  readonly history = new Map<string, Content>();
  private restarts = 0;

  constructor() {
    this.restart();
  }

  restart(): LiveFrame[] {
    this.restarts += 1;
    this.epoch = `e${this.restarts}`;
    this.tick = 0;
    for (const symbol of SYMBOLS) {
      this.quotes.set(symbol, { ...untradedQuote(symbol, 0), last: this.restarts });
      this.trades.set(symbol, []);
    }
    for (const topic of TOPICS) {
      this.counts.set(topic, 0);
      this.remember(topic);
    }
    return TOPICS.map((topic) => this.snapshot(topic));
  }

  act(action: Action): LiveFrame[] {
    if (action.kind === 'restart') return this.restart();
    if (action.kind === 'heartbeat') return this.heartbeats();
    this.tick += 1;
    if (action.kind === 'trade') return this.trade(SYMBOLS[action.symbol]!, action.price);
    this.index = { ...this.index, at: this.tick, value: this.index.value + 1 };
    return [this.delta('index', { indices: [this.index] })];
  }

  heartbeats(): LiveFrame[] {
    return TOPICS.map((topic) => this.frame('heartbeat', topic));
  }

  snapshot(topic: Topic): LiveFrame {
    const [kind, symbol = ''] = topic.split(':');
    if (kind === 'index') return { ...this.frame('snapshot', topic), indices: [this.index] };
    const quotes = kind === 'board' ? [...this.quotes.values()] : [this.quotes.get(symbol)!];
    const trades = kind === 'board' ? [] : this.trades.get(symbol)!.slice(-SNAPSHOT_TRADES);
    return { ...this.frame('snapshot', topic), quotes, trades };
  }

  private trade(symbol: string, price: number): LiveFrame[] {
    const before = this.quotes.get(symbol)!;
    const after = { ...before, last: price, trades: before.trades + 1, at: this.tick };
    const quotes: QuotePatch[] = [diffQuotes(before, after)!];
    const trades: Trade[] = [{ id: after.trades, symbol, at: this.tick, price, quantity: 1, side: 'buy' }];
    this.quotes.set(symbol, after);
    this.trades.get(symbol)!.push(...trades);
    const own: Topic = `symbol:${symbol}`;
    const followed = TOPICS.includes(own) ? [this.delta(own, { quotes, trades })] : [];
    return [this.delta('board:510', { quotes }), ...followed];
  }

  private delta(topic: Topic, records: Partial<LiveFrame>): LiveFrame {
    this.counts.set(topic, this.counts.get(topic)! + 1);
    this.remember(topic);
    return { ...this.frame('delta', topic), ...records };
  }

  private frame(type: LiveFrame['type'], topic: Topic): LiveFrame {
    return { type, epoch: this.epoch, tick: this.tick, topic, n: this.counts.get(topic)!, at: this.tick };
  }

  private remember(topic: Topic): void {
    const { quotes, indices, trades } = this.snapshot(topic);
    const count = trades ? (this.trades.get(topic.slice('symbol:'.length))?.length ?? 0) : 0;
    this.history.set(historyKey(this.epoch, topic, this.counts.get(topic)!), {
      values: contentText(quotes, indices),
      trades: count,
    });
  }
}

/** Quotes and index levels have this comparable form. */
export function contentText(quotes: LiveFrame['quotes'] = [], indices: LiveFrame['indices'] = []): string {
  const rows = quotes.map(({ symbol, last, trades, at }) => `${symbol} ${last} ${trades} ${at}`).sort();
  return `${rows.join()} | ${indices.map(({ index, value, at }) => `${index} ${value} ${at}`).join()}`;
}

/** A topic has this key at one n. */
export function historyKey(epoch: string, topic: Topic, n: number): string {
  return `${epoch} ${topic} ${n}`;
}
