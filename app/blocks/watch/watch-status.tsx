import { marketTime } from '#domain/date.ts';
import { pick } from '#domain/bilingual.ts';
import type { Instant } from '#domain/time.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { useMarketNow } from '#app/live/hooks.ts';
import { statusNowAt } from '#app/blocks/market-status-summary/status-now.ts';
import styles from './watch-head.module.css';

/** The phase, and what an order does in it: one line of the session band's words. */
export function WatchStatus({ now: first }: { now: Instant }) {
  const t = useText();
  const locale = useLocale();
  const { phase, sentence, next, holiday } = statusNowAt(useMarketNow(first));
  return (
    <p className={styles.status}>
      <b>{t(`market.phase.${phase}`)}</b>{' '}
      <span>
        {t(`market.now.${sentence}`, { time: marketTime(next.at), holiday: holiday ? pick(holiday, locale) : '' })}
      </span>
    </p>
  );
}
