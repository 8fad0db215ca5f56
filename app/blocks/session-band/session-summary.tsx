import { marketDate } from '#domain/date.ts';
import { sessionOn } from '#domain/session.ts';
import type { Instant } from '#domain/time.ts';
import { sessionAxis } from '#app/live/session-axis.ts';
import { SessionStrip } from './session-strip.tsx';
import styles from './session-summary.module.css';

/**
 * Today's phases in one line beside the head of a data page; empty on a closed day. The hand follows the market's time
 * (app/elements/session-line.ts).
 */
export function SessionSummary({ now }: { now: Instant }) {
  const spans = sessionOn(marketDate(now));
  const axis = sessionAxis(spans);
  return (
    <div className={styles.summary} dir="ltr">
      {axis && (
        <session-line {...axis}>
          <SessionStrip spans={spans} axis={axis} now={now} />
        </session-line>
      )}
    </div>
  );
}

/** The phases of any day in one line, with the hand at the given instant. */
export function DaySummary({ at }: { at: Instant }) {
  const spans = sessionOn(marketDate(at));
  const axis = sessionAxis(spans);
  return (
    <div className={styles.summary} dir="ltr">
      {axis && <SessionStrip spans={spans} axis={axis} now={at} />}
    </div>
  );
}
