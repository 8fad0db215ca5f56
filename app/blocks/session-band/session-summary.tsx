import { marketDate } from '#domain/date.ts';
import { sessionOn } from '#domain/session.ts';
import type { Instant } from '#domain/time.ts';
import { sessionAxis } from '#app/live/session-axis.ts';
import { SessionStrip } from './session-strip.tsx';
import styles from './session-summary.module.css';

/**
 * Today's phases in one line beside the head of a data page; nothing on a closed day. The hand goes with the market's time
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

/** The same of any day, with the hand at that instant of it. */
export function DaySummary({ at }: { at: Instant }) {
  const spans = sessionOn(marketDate(at));
  const axis = sessionAxis(spans);
  return (
    <div className={styles.summary} dir="ltr">
      {axis && <SessionStrip spans={spans} axis={axis} now={at} />}
    </div>
  );
}
