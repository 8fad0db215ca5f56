import { useEffect, useState } from 'react';
import { DUBAI_OFFSET_MS, type Instant } from '#domain/time.ts';

const MINUTE_MS = 60_000;

/** How far the reader's own clock stands from Dubai's, ms; null until the browser has said so, 0 when it is Dubai's. */
export function useReaderOffset(at: Instant): number | null {
  const [known, setKnown] = useState(false);
  useEffect(() => setKnown(true), []);
  return known ? -new Date(at).getTimezoneOffset() * MINUTE_MS - DUBAI_OFFSET_MS : null;
}
