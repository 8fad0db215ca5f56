/** Milliseconds since the epoch, UTC. The only way an instant travels through the code. */
export type Instant = number;

/** A calendar day as `YYYY-MM-DD`, in Dubai where it names a market day. */
export type PlainDate = string;

/** A wall-clock time as `HH:MM`, in Dubai. */
export type WallTime = string;

/** Asia/Dubai is UTC+4 the whole year, without daylight saving. */
export const DUBAI_OFFSET_MS = 4 * 3_600_000;
