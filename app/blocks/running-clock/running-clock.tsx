import styles from './running-clock.module.css';

/** The market's time, once the stream tells it (app/elements/market-clock.ts). Its place is kept free until then. */
export function RunningClock({ seconds = false }: { seconds?: boolean }) {
  return (
    // Written by script, which may be before an application takes the page over.
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
