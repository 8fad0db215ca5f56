import type { LiveFrame, QuotePatch, Topic } from '#domain/stream.ts';
import type { Depth, Trade } from '#domain/quote.ts';
import type { Changes } from './changes.ts';

/** What one topic's delta carries. */
export type TopicRecords = Pick<LiveFrame, 'quotes' | 'depth' | 'trades' | 'indices' | 'clock'>;

/** One tick's news by topic. A board has its quotes; a security its quote, depth and each trade. */
export function recordsByTopic(changes: Changes): Map<Topic, TopicRecords> {
  const topics = new Map<Topic, TopicRecords>();
  for (const { quote, patch } of changes.quotes) {
    addQuote(recordsOf(topics, `board:${quote.board}`), patch);
    addQuote(recordsOf(topics, `symbol:${quote.symbol}`), patch);
  }
  for (const depth of changes.depth) addDepth(recordsOf(topics, `symbol:${depth.symbol}`), depth);
  for (const trade of changes.trades) addTrade(recordsOf(topics, `symbol:${trade.symbol}`), trade);
  if (changes.indices.length > 0) topics.set('index', { indices: changes.indices });
  if (changes.clock) topics.set('clock', { clock: changes.clock });
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

function addDepth(records: TopicRecords, depth: Depth): void {
  records.depth = depth;
}

function addTrade(records: TopicRecords, trade: Trade): void {
  (records.trades ??= []).push(trade);
}
