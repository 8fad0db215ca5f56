import { dubaiClock } from '#domain/date.ts';
import type { Instant } from '#domain/time.ts';
import { useToldNow } from '../../live/hooks.ts';
import { Figure } from '../../ui/figure.tsx';
import styles from './running-clock.module.css';

/**
 * The market's time, from when the stream tells it: the page may have been made hours ago, and a clock that stands is
 * none. Its place is kept free until then.
 */
export function RunningClock({ from, seconds = false }: { from: Instant; seconds?: boolean }) {
  const now = useToldNow(from);
  if (now === undefined) return <Figure className={seconds ? styles.seconds : styles.minutes}>{null}</Figure>;
  return <Figure>{dubaiClock(now, { seconds })}</Figure>;
}
