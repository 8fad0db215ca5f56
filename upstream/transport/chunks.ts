import type { FailureReason } from '../error.ts';
import { asFault, fault } from './answer.ts';
import type { OpenAnswer } from './client.ts';
import { TimeLimitPassed } from './time-limit.ts';

export interface Watch {
  /** Longest wait for the next chunk. */
  silenceMs: number;
  /** Failure reason of too long a wait. */
  silence: Extract<FailureReason, 'silent' | 'timeout'>;
}

/**
 * The chunks of a body being received. Breaks and silence become `UpstreamError`; leaving the loop closes the
 * connection.
 */
export async function* chunksOf(answer: OpenAnswer, watch: Watch): AsyncGenerator<Uint8Array> {
  const { response, limit } = answer;
  const reader = response.body?.getReader();
  try {
    for (;;) {
      limit.renew(watch.silenceMs);
      const next = await reader?.read().catch((error: unknown) => {
        throw bodyFault(answer, watch, error);
      });
      limit.pause();
      if (!next || next.done) return;
      yield next.value;
    }
  } finally {
    limit.lift();
    // Errors from closing a broken body are irrelevant.
    await reader?.cancel().catch(() => undefined);
  }
}

function bodyFault({ context }: OpenAnswer, watch: Watch, error: unknown): unknown {
  const { signal } = context.request;
  if (signal?.aborted) return signal.reason;
  if (!(error instanceof TimeLimitPassed)) return asFault(context, error);
  return fault(context, { reason: watch.silence, what: `sent nothing for ${error.ms} ms`, cause: error });
}
