import { dubaiClock } from '#domain/date.ts';
import type { Instant } from '#domain/time.ts';
import { useText } from '#messages/text.tsx';
import { useLiveStatus } from '../../live/hooks.ts';
import styles from './offline-banner.module.css';

/** Said while the browser has no network: the page stays, and its figures are those of the time named. */
export function OfflineBanner({ asOf }: { asOf: Instant }) {
  const t = useText();
  const { offline } = useLiveStatus();
  return (
    <div role="status">
      {offline && (
        <p className={styles.banner}>
          <b>{t('common.offline.title')}</b> {t('common.offline.words', { time: dubaiClock(asOf, { seconds: true }) })}
        </p>
      )}
    </div>
  );
}
