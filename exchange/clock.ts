import type { Instant } from '#domain/time.ts';

/** real: the wall's time in Dubai; replay: the last trading day once more; set: from a given start. */
export type ClockMode = 'real' | 'replay' | 'set';

export interface ClockReading {
  /** The market's time. */
  at: Instant;
  mode: ClockMode;
  /** Market milliseconds a wall millisecond. */
  speed: number;
  /** Changes whenever the market's time jumps: a replay begins again, or the real session takes over. */
  run: number;
}

export interface ExchangeClock {
  read(): ClockReading;
  /** Wall time, from the one place that knows it. */
  wall(): Instant;
}
