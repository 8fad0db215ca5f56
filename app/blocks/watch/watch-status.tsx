import type { Instant } from '#domain/time.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { useMarketNow } from '#app/live/hooks.ts';
import { nowSentence } from '#app/blocks/market-status-summary/now-sentence.ts';
import { statusNowAt } from '#app/blocks/market-status-summary/status-now.ts';
import styles from './watch-head.module.css';

/** The phase, and what an order does in it: one line from the session band's texts. */
export function WatchStatus({ now: first }: { now: Instant }) {
  const t = useText();
  const locale = useLocale();
  const status = statusNowAt(useMarketNow(first));
  return (
    <p className={styles.status}>
      <b>{t(`market.phase.${status.phase}`)}</b> <span>{nowSentence(status, locale, t)}</span>
    </p>
  );
}
