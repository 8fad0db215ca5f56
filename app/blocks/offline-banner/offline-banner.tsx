import { marketTime } from '#domain/date.ts';
import type { Instant } from '#domain/time.ts';
import { useText } from '#messages/text.tsx';
import { slot, SlottedText } from '#app/ui/slotted-text.tsx';
import styles from './offline-banner.module.css';

/**
 * Shown while the browser has no network (app/elements/offline-banner.ts). The page stays, and its figures are those of
 * the named time: when the network went, or `asOf`, the time of rendering, where nothing was heard since.
 */
export function OfflineBanner({ asOf }: { asOf: Instant }) {
  return (
    <offline-banner role="status">
      <OfflineText since={asOf} hidden />
    </offline-banner>
  );
}

/** Text of the banner. */
export function OfflineText({ since, hidden = false }: { since: Instant; hidden?: boolean }) {
  const t = useText();
  return (
    <p className={styles.banner} data-when="offline" hidden={hidden}>
      <b>{t('common.offline.title')}</b>{' '}
      <SlottedText
        text={t('common.offline.words', { time: slot('time') })}
        slots={{ time: <span data-since="">{marketTime(since, { seconds: true })}</span> }}
      />
    </p>
  );
}
