/**
 * The market's figures: read by the stream or by polling, not on a schedule. Moved figures are stored every few
 * seconds.
 */
export const MARKET_JOB = { name: 'market', title: 'Market', everyMs: 5_000 } as const;
