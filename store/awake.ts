const LOOK_EVERY_MS = 100;
/** A look that comes so much later than meant is an ordinary delay, not a process that was held up. */
const ORDINARY_MS = 100;

/** Time in which this process was at work: while it is stopped, or kept from the processor, the clock stands. */
export interface AwakeClock {
  /** Milliseconds; only differences mean something. */
  now(): number;
  /** Milliseconds in which the process was held up, since the clock was made. */
  heldUpMs(): number;
  stop(): void;
}

/**
 * Limits that others have to keep are counted in it: what comes while nobody looks is not late. A process that was stopped
 * for a minute would take a database that answered all the while for silent.
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
