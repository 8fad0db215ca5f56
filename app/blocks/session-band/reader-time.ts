import { useEffect, useState } from 'react';
import { MARKET_OFFSET_MS, type Instant } from '#domain/time.ts';

const MINUTE_MS = 60_000;

/**
 * Difference between the reader's clock and Dubai's, ms; null until the browser has reported it, 0 when the clock is
 * Dubai's.
 */
export function useReaderOffset(at: Instant): number | null {
  const [known, setKnown] = useState(false);
  useEffect(() => setKnown(true), []);
  return known ? -new Date(at).getTimezoneOffset() * MINUTE_MS - MARKET_OFFSET_MS : null;
}
