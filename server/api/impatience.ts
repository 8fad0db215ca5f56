import type { Clock } from '#upstream/transport/clock.ts';

/** Delay of the refusal for a client that retries before its `Retry-After` time, ms. */
const HOLD_MS = 1_000;
/** Refusals delayed at one time; beyond them a refusal is sent immediately. */
const HELD_MOST = 2_000;
/** Recently refused clients that are remembered. */
const KNOWN_MOST = 10_000;

/**
 * Delays the refusals of clients that retry before their `Retry-After` time. A client that retries without pause on one
 * connection is refused once a second, rather than as often as the processor can refuse it.
 */
export function createImpatience({ steady, after }: Pick<Clock, 'steady' | 'after'>) {
  const refusedUntil = new Map<string, number>();
  let held = 0;

  function recordRefusal(client: string, waitS: number): void {
    refusedUntil.delete(client);
    refusedUntil.set(client, steady() + waitS * 1_000);
    const [oldest] = refusedUntil.keys();
    if (refusedUntil.size > KNOWN_MOST) refusedUntil.delete(oldest!);
  }

  return {
    /** Sends the refusal now or after a second; the returned function cancels it. */
    refuse(client: string, waitS: number, give: () => void): () => void {
      const isEarly = steady() < (refusedUntil.get(client) ?? Number.NEGATIVE_INFINITY);
      recordRefusal(client, waitS);
      if (!isEarly || held >= HELD_MOST) {
        give();
        return () => undefined;
      }
      held += 1;
      let isHeld = true;
      const letGo = () => {
        if (isHeld) held -= 1;
        isHeld = false;
      };
      const callOff = after(HOLD_MS, () => {
        letGo();
        give();
      });
      return () => {
        callOff();
        letGo();
      };
    },
  };
}
