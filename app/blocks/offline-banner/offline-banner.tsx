import { useSyncExternalStore } from 'react';
import { dubaiClock } from '#domain/date.ts';
import type { Instant } from '#domain/time.ts';
import { useText } from '#messages/text.tsx';
import styles from './offline-banner.module.css';

/** Said while the browser has no network: the page stays, and its figures are those of the time named. */
export function OfflineBanner({ asOf }: { asOf: Instant }) {
  const t = useText();
  const online = useSyncExternalStore(listen, isOnline, () => true);
  return (
    <div role="status">
      {!online && (
        <p className={styles.banner}>
          <b>{t('common.offline.title')}</b> {t('common.offline.words', { time: dubaiClock(asOf, { seconds: true }) })}
        </p>
      )}
    </div>
  );
}

function isOnline(): boolean {
  return navigator.onLine;
}

function listen(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}
