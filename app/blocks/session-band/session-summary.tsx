import { useMemo } from 'react';
import { dubaiDate } from '#domain/date.ts';
import { sessionOn } from '#domain/session.ts';
import type { Instant } from '#domain/time.ts';
import { useMarketNow } from '../../live/hooks.ts';
import { sessionAxis } from './session-axis.ts';
import { SessionStrip } from './session-strip.tsx';
import styles from './session-summary.module.css';

/** Today's phases in one line with the hand at now, beside the head of a data page; nothing on a closed day. */
export function SessionSummary({ now }: { now: Instant }) {
  return <DaySummary at={useMarketNow(now)} />;
}

/** The same of any day, with the hand at that instant of it. */
export function DaySummary({ at: now }: { at: Instant }) {
  const today = dubaiDate(now);
  const spans = useMemo(() => sessionOn(today), [today]);
  const axis = sessionAxis(spans);
  return (
    <div className={styles.summary} dir="ltr">
      {axis && <SessionStrip spans={spans} axis={axis} now={now} />}
    </div>
  );
}
