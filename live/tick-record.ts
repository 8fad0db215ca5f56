import type { QuotePatch } from '#domain/quote-patch.ts';
import type { BoardCode } from '#domain/security.ts';
import type { LiveFrame, Topic } from '#domain/stream.ts';
import type { Changes } from './changes.ts';

/** The records in one topic's delta. */
export type TopicRecords = Pick<LiveFrame, 'quotes' | 'depth' | 'trades' | 'indices' | 'clock'>;

/** One tick's changes by topic. A board has its quotes; a security its quote, depth and each trade. */
export function recordsByTopic(
  { quotes, depth, trades, indices, clock }: Changes,
  boardOf: (symbol: string) => BoardCode | undefined,
): Map<Topic, TopicRecords> {
  const topics = new Map<Topic, TopicRecords>();
  for (const patch of quotes) {
    const board = patch.board ?? boardOf(patch.symbol);
    if (board) addQuote(recordsOf(topics, `board:${board}`), patch);
    addQuote(recordsOf(topics, `symbol:${patch.symbol}`), patch);
  }
  for (const each of depth) recordsOf(topics, `symbol:${each.symbol}`).depth = each;
  for (const trade of trades) (recordsOf(topics, `symbol:${trade.symbol}`).trades ??= []).push(trade);
  if (indices.length > 0) topics.set('index', { indices });
  if (clock) topics.set('clock', { clock });
  return topics;
}

function recordsOf(topics: Map<Topic, TopicRecords>, topic: Topic): TopicRecords {
  const records = topics.get(topic) ?? {};
  topics.set(topic, records);
  return records;
}

function addQuote(records: TopicRecords, patch: QuotePatch): void {
  (records.quotes ??= []).push(patch);
}
