import { parseEventId } from '#domain/stream.ts';
import type { LiveFrame, Topic } from '#domain/stream.ts';
import type { FakeStream } from './fake-browser.ts';
import { FRAME_AT, wholeQuote } from './sample-frames.ts';

/** A minimal server for tests: one price and one counted trade per security. */
export interface ModelServer {
  /** Moves a price and adds a trade, in one tick. */
  move(symbol: string, last: number): LiveFrame[];
  restart(): void;
  /** The first frames of a connection. */
  greet(stream: FakeStream): LiveFrame[];
  /** The position of each topic. */
  watermark(topics: readonly Topic[]): LiveFrame[];
  last(symbol: string): number;
  trades(symbol: string): number[];
}

const RING_TICKS = 10;
const SYMBOLS = ['AAA', 'BBB', 'CCC'];

export function createModelServer(): ModelServer {
  const prices = new Map(SYMBOLS.map((symbol) => [symbol, 2_500]));
  const trades = new Map(SYMBOLS.map((symbol) => [symbol, [] as number[]]));
  let [epochs, tick, ids] = [1, 0, 0];
  let counts = new Map<Topic, number>();
  let ring: { tick: number; frames: LiveFrame[] }[] = [];

  const place = (topic: Topic) => ({ epoch: `e${epochs}`, tick, topic, n: counts.get(topic) ?? 0, at: FRAME_AT });
  const trade = (symbol: string, id: number) => ({
    id,
    symbol,
    at: FRAME_AT,
    price: 1,
    quantity: 1,
    side: 'buy' as const,
  });
  const quote = (symbol: string) => wholeQuote(symbol, { last: prices.get(symbol)! });

  function snapshot(topic: Topic): LiveFrame {
    const symbol = topic.split(':')[1]!;
    if (topic === 'board:510') return { type: 'snapshot', ...place(topic), quotes: SYMBOLS.map(quote) };
    const its = trades.get(symbol)!.map((id) => trade(symbol, id));
    return { type: 'snapshot', ...place(topic), quotes: [quote(symbol)], trades: its };
  }

  function delta(topic: Topic, records: Partial<LiveFrame>): LiveFrame {
    counts.set(topic, (counts.get(topic) ?? 0) + 1);
    return { type: 'delta', ...place(topic), ...records };
  }

  return {
    move(symbol, last) {
      prices.set(symbol, last);
      trades.get(symbol)!.push((ids += 1));
      tick += 1;
      const quotes = [{ symbol, last }];
      const frames = [
        delta('board:510', { quotes }),
        delta(`symbol:${symbol}`, { quotes, trades: [trade(symbol, ids)] }),
      ];
      ring = [...ring.slice(1 - RING_TICKS), { tick, frames }];
      return frames;
    },
    restart() {
      epochs += 1;
      tick = 0;
      counts = new Map();
      ring = [];
    },
    greet({ url }) {
      const topics = url.searchParams.get('topics')!.split(',') as Topic[];
      const fresh = (url.searchParams.get('fresh') ?? '').split(',');
      const from = parseEventId(url.searchParams.get('from'));
      const covered =
        from?.epoch === `e${epochs}` && (from.tick === tick || (ring[0]?.tick ?? Infinity) <= from.tick + 1);
      if (!covered) return topics.map(snapshot);
      const missed = ring.filter((entry) => entry.tick >= from.tick).flatMap(({ frames }) => frames);
      const held = topics.filter((topic) => !fresh.includes(topic));
      const replay = missed.filter(({ topic }) => held.includes(topic as Topic));
      return [...replay, ...topics.filter((topic) => fresh.includes(topic)).map(snapshot), ...this.watermark(held)];
    },
    watermark: (topics) => topics.map((topic) => ({ type: 'heartbeat', ...place(topic) })),
    last: (symbol) => prices.get(symbol)!,
    trades: (symbol) => trades.get(symbol)!,
  };
}
