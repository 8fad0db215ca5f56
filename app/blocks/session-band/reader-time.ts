import { useEffect, useState } from 'react';
import { MARKET_OFFSET_MS, type Instant } from '#domain/time.ts';

const MINUTE_MS = 60_000;

/** How far the reader's own clock is from Dubai's, ms; null until the browser has said so, 0 when it is Dubai's. */
export function useReaderOffset(at: Instant): number | null {
  const [known, setKnown] = useState(false);
  useEffect(() => setKnown(true), []);
  return known ? -new Date(at).getTimezoneOffset() * MINUTE_MS - MARKET_OFFSET_MS : null;
}
