import { UpstreamError, isAbsent } from './error.ts';
import type { FollowedEvent, MarketEvent } from './market-event.ts';
import { sleep, systemClock } from './transport/clock.ts';
import type { Clock } from './transport/clock.ts';
import { backoffMs } from './transport/retry.ts';

export interface FollowOptions {
  signal: AbortSignal;
  clock?: Clock;
  /** Wait after the first loss; doubles with each further one until a snapshot arrives. */
  backoffMs?: number;
  maxBackoffMs?: number;
}

/**
 * The market's stream without an end: reconnects after every loss, and reports each one. Ends without an error when the
 * signal aborts. Throws when the service has no stream at all (404): poll instead.
 */
export async function* followMarket(
  connect: (signal: AbortSignal) => AsyncIterable<MarketEvent>,
  options: FollowOptions,
): AsyncGenerator<FollowedEvent, void> {
  const { signal, clock = systemClock } = options;
  const rule = { backoffMs: options.backoffMs ?? 250, maxBackoffMs: options.maxBackoffMs ?? 15_000 };
  let losses = 0;
  while (!signal.aborted) {
    try {
      for await (const event of connect(signal)) {
        if (event.kind === 'snapshot') losses = 0;
        yield event;
      }
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof UpstreamError) || isAbsent(error)) throw error;
      losses += 1;
      const retryInMs = backoffMs(rule, losses, clock);
      yield { kind: 'lost', error, retryInMs };
      await sleep(clock, retryInMs, signal).catch(() => undefined);
    }
  }
}
