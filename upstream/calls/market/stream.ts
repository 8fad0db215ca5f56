import { defineCall, type CallOptions } from '../../call.ts';
import type { MarketEvent } from '../../market-event.ts';
import { ShapeFault } from '../../rows.ts';
import { fault } from '../../transport/answer.ts';
import { excerpt } from '../../transport/body.ts';
import { chunksOf } from '../../transport/chunks.ts';
import type { Client, OpenAnswer } from '../../transport/client.ts';
import { createEventParser } from '../../transport/event-stream.ts';
import type { ServerSentEvent } from '../../transport/event-stream.ts';
import { readMarketEvent } from './stream-change.ts';

/** The exchange sends a heartbeat every second: this much silence means that the connection is dead. */
const SILENCE_MS = 5_000;

/**
 * One connection to the exchange's stream (our addition): a snapshot first, then updates and heartbeats in sequence.
 * Ends only with an `UpstreamError` (gap, silence, break) or by the signal; `followMarket` reconnects.
 */
export const streamCall = defineCall({
  name: 'stream',
  title: 'Market stream',
  host: 'market',
  path: '/stream',
  read:
    (client) =>
    (options?: CallOptions): AsyncIterable<MarketEvent> =>
      events(client, options),
});

async function* events(client: Client, { signal }: CallOptions = {}): AsyncGenerator<MarketEvent, never> {
  const headers = { accept: 'text/event-stream' };
  const answer = await client.open({ headers, signal, attempts: 1 });
  requireEventStream(answer);
  let previous: MarketEvent | null = null;
  for await (const sent of sentEvents(answer, client.clock)) {
    const event = readEvent(answer, sent, client.clock.now());
    if (!event) continue;
    requireSequence(answer, previous, event);
    previous = event;
    yield event;
  }
  throw fault(answer.context, { reason: 'reset', what: 'ended the stream' });
}

/** Bytes that do not complete an event count as silence too. */
async function* sentEvents(answer: OpenAnswer, clock: Client['clock']): AsyncGenerator<ServerSentEvent> {
  const { policy, context } = answer;
  const parser = createEventParser();
  let heardAt = clock.steady();
  const decoder = new TextDecoder();
  for await (const chunk of chunksOf(answer, { silenceMs: SILENCE_MS, silence: 'silent' })) {
    const waitedMs = clock.steady() - heardAt;
    const sent = parser.push(decoder.decode(chunk, { stream: true }));
    if (sent.length === 0 && waitedMs > SILENCE_MS)
      throw fault(context, { reason: 'silent', what: `sent no whole event for ${waitedMs} ms` });
    yield* sent;
    if (sent.length > 0) heardAt = clock.steady();
    if (parser.pending() > policy.maxBytes) {
      throw fault(context, { reason: 'too-large', what: `sent an event of more than ${policy.maxBytes} bytes` });
    }
  }
}

function requireEventStream({ response, context, limit }: OpenAnswer): void {
  const type = response.headers.get('content-type') ?? 'no content type';
  if (type.startsWith('text/event-stream')) return;
  limit.lift();
  void response.body?.cancel();
  const reason = type.includes('html') ? 'html' : 'shape';
  throw fault(context, { reason, what: `answered ${type} instead of a stream`, status: response.status });
}

function readEvent({ context }: OpenAnswer, sent: ServerSentEvent, observedAt: number): MarketEvent | null {
  try {
    return readMarketEvent(sent, observedAt);
  } catch (cause) {
    if (!(cause instanceof ShapeFault)) throw cause;
    const what = `sent something else: ${cause.message}`;
    throw fault(context, { reason: 'shape', what, kept: excerpt(sent.data), cause });
  }
}

/** Every epoch begins with a snapshot and counts up by one: anything else means that an event was missed. */
function requireSequence({ context }: OpenAnswer, previous: MarketEvent | null, event: MarketEvent): void {
  if (event.kind === 'snapshot') return;
  if (!previous || previous.epoch !== event.epoch) {
    throw fault(context, { reason: 'gap', what: `sent ${event.kind} ${event.seq} of an epoch without its snapshot` });
  }
  if (event.seq !== previous.seq + 1) {
    throw fault(context, { reason: 'gap', what: `sent ${event.seq} after ${previous.seq}` });
  }
}
