import type { LiveFrame, Topic } from '#domain/stream.ts';
import type { LiveState } from './state.ts';
import type { TopicRecords } from './tick-record.ts';

/** Returns a whole topic; an empty one for an unknown security, which may be listed tomorrow. */
const SNAPSHOT_TRADES = 50;

/** A whole topic. An unknown security gives an empty one: it may be listed tomorrow. */
export function snapshotFrame(
  state: LiveState,
  place: Pick<LiveFrame, 'epoch' | 'tick' | 'n'> & { topic: Topic },
): LiveFrame {
  return { type: 'snapshot', ...place, at: state.now(), ...recordsOf(state, place.topic) };
}

function recordsOf(state: LiveState, topic: Topic): TopicRecords {
  const [kind, key = ''] = topic.split(':');
  if (kind === 'board') return { quotes: state.quotes().filter((quote) => quote.board === key) };
  if (kind === 'symbol') return securityRecords(state, key);
  return kind === 'index' ? { indices: state.indices() } : { clock: state.clock() };
}

function securityRecords(state: LiveState, symbol: string): TopicRecords {
  const [quote, depth] = [state.quote(symbol), state.depth(symbol)];
  const trades = state.trades(symbol, SNAPSHOT_TRADES);
  return { ...(quote && { quotes: [quote] }), ...(depth && { depth }), ...(trades.length > 0 && { trades }) };
}
