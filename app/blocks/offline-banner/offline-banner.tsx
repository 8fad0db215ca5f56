import { useMemo } from 'react';
import { dubaiClock } from '#domain/date.ts';
import type { Instant } from '#domain/time.ts';
import { useText } from '#messages/text.tsx';
import { useLiveStatus } from '../../live/hooks.ts';
import { pageLive } from '../../live/live.ts';
import styles from './offline-banner.module.css';

/**
 * Said while the browser has no network: the page stays, and its figures are those of the time named: when the network
 * went, or `asOf`, when the page was made, where nothing was heard since.
 */
export function OfflineBanner({ asOf }: { asOf: Instant }) {
  const { offline } = useLiveStatus();
  const since = useMemo(() => (offline ? pageLive().figures.marketNow() : undefined) ?? asOf, [offline, asOf]);
  return <div role="status">{offline && <OfflineWords since={since} />}</div>;
}

/** What the banner says. */
export function OfflineWords({ since }: { since: Instant }) {
  const t = useText();
  return (
    <p className={styles.banner}>
      <b>{t('common.offline.title')}</b> {t('common.offline.words', { time: dubaiClock(since, { seconds: true }) })}
    </p>
  );
}
