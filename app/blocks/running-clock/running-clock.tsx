import styles from './running-clock.module.css';

/** The market's time, once the stream sends it (app/elements/market-clock.ts). Its space is reserved until then. */
export function RunningClock({ seconds = false }: { seconds?: boolean }) {
  return (
    // Written by script, possibly before hydration.
    <market-clock
      dir="ltr"
      seconds={seconds}
      className={seconds ? styles.seconds : styles.minutes}
      suppressHydrationWarning
    >
      {''}
    </market-clock>
  );
}
