import type { Instant } from '#domain/time.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { useMarketNow } from '#app/live/hooks.ts';
import { nowSentence, oilSentence } from '#app/blocks/market-status-summary/now-sentence.ts';
import { statusNowAt } from '#app/blocks/market-status-summary/status-now.ts';
import { useToldPhase } from '#app/blocks/market-status-summary/told-phase.ts';
import styles from './watch-head.module.css';

/** The phase, what an order does in it, and the hours of oil where a row is a future on oil. */
export function WatchStatus({ now: first, withOil }: { now: Instant; withOil: boolean }) {
  const t = useText();
  const locale = useLocale();
  const now = useMarketNow(first);
  const status = statusNowAt(now, useToldPhase());
  const oil = withOil && status.sentence !== 'closedNow' ? oilSentence(status, now, t) : null;
  return (
    <p className={styles.status}>
      <b>{t(`market.phase.${status.phase}`)}</b> <span>{nowSentence(status, locale, t)}</span>
      {oil && <span>{oil}</span>}
    </p>
  );
}
