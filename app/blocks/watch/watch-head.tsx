import { useText } from '#messages/text.tsx';
import type { Instant } from '#domain/time.ts';
import { SessionSummary } from '#app/blocks/session-band/session-summary.tsx';
import { WatchStatus } from './watch-status.tsx';
import styles from './watch-head.module.css';

/** Title of the page, what can be done now, and the position in the session. */
export function WatchHead({ now, withOil }: { now: Instant; withOil: boolean }) {
  const t = useText();
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>{t('watch.title')}</h1>
      <WatchStatus now={now} withOil={withOil} />
      <div className={styles.session}>
        <SessionSummary now={now} />
      </div>
    </header>
  );
}
