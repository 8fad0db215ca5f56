const LOOK_EVERY_MS = 100;
/** A check that is up to this much late is an ordinary delay, not a process that was held up. */
const ORDINARY_MS = 100;

/** Time in which this process ran: while it is stopped, or gets no processor time, the clock does not advance. */
export interface AwakeClock {
  /** Milliseconds; only differences are meaningful. */
  now(): number;
  /** Milliseconds in which the process was held up, since the clock was created. */
  heldUpMs(): number;
  stop(): void;
}

/**
 * Time limits for others are measured with it: an answer that arrives while this process is stopped is not late.
 * Otherwise a process that was stopped for a minute would count a working database as silent.
 */
export function createAwakeClock(steady: () => number = () => performance.now()): AwakeClock {
  let heldUp = 0;
  let lookedAt = steady();
  const lost = () => {
    const late = steady() - lookedAt - LOOK_EVERY_MS;
    return late > ORDINARY_MS ? late : 0;
  };
  const timer = setInterval(() => {
    heldUp += lost();
    lookedAt = steady();
  }, LOOK_EVERY_MS).unref();
  const heldUpMs = () => heldUp + lost();
  return { now: () => steady() - heldUpMs(), heldUpMs, stop: () => clearInterval(timer) };
}
