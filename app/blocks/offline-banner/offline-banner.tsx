import { marketTime } from '#domain/date.ts';
import type { Instant } from '#domain/time.ts';
import { useText } from '#messages/text.tsx';
import { slot, SlottedText } from '#app/ui/slotted-text.tsx';
import styles from './offline-banner.module.css';

/**
 * Shown while the browser has no network (app/elements/offline-banner.ts): the page stays, and its figures are those of
 * the time named: when the network went, or `asOf`, when the page was made, where nothing was heard since.
 */
export function OfflineBanner({ asOf }: { asOf: Instant }) {
  return (
    <offline-banner role="status">
      <OfflineText since={asOf} hidden />
    </offline-banner>
  );
}

/** What the banner says. */
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
