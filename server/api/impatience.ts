import type { Clock } from '#upstream/transport/clock.ts';

/** A program that was told to wait and asks again before waits so long for its answer, ms. */
const HOLD_MS = 1_000;
/** Answers that wait at one time: beyond them a refusal is given at once. */
const HELD_MOST = 2_000;
/** Programs that are known to have been refused lately. */
const KNOWN_MOST = 10_000;

/**
 * Holds back the refusals of programs that ask again before the time that they were told: one that asks without pause on a
 * connection is thereby refused once a second, and not as often as the processor can refuse it.
 */
export function createImpatience({ steady, after }: Pick<Clock, 'steady' | 'after'>) {
  const toldUntil = new Map<string, number>();
  let held = 0;

  function tell(client: string, waitS: number): void {
    toldUntil.delete(client);
    toldUntil.set(client, steady() + waitS * 1_000);
    const [oldest] = toldUntil.keys();
    if (toldUntil.size > KNOWN_MOST) toldUntil.delete(oldest!);
  }

  return {
    /** Gives the refusal now or after a second; the answer calls it off. */
    refuse(client: string, waitS: number, give: () => void): () => void {
      const isEarly = steady() < (toldUntil.get(client) ?? Number.NEGATIVE_INFINITY);
      tell(client, waitS);
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
