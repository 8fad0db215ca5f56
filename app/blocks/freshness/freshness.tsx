import type { ReactNode } from 'react';
import type { MarketClock } from '#domain/market-clock.ts';
import { useText } from '#messages/text.tsx';
import { useAgeMs, useClock } from '../../live/hooks.ts';
import { STALE_AFTER_MS } from '../../live/status.ts';
import styles from './freshness.module.css';

/** Figures of a closed market do not age. */
export function isStale(ageMs: number, { phase }: Pick<MarketClock, 'phase'>): boolean {
  return phase !== 'closed' && ageMs >= STALE_AFTER_MS;
}

interface FreshnessProps {
  className?: string | undefined;
  clock: MarketClock;
  ageMs: number;
  children: ReactNode;
}

/** Greys the figures of a page whose source has gone quiet, and says for how long it has. */
export function Freshness({ clock: first, ageMs: firstAge, className, children }: FreshnessProps) {
  const t = useText();
  const clock = useClock(first);
  const ageMs = useAgeMs(firstAge);
  const stale = isStale(ageMs, clock);
  return (
    <div className={className} data-stale={stale || undefined}>
      <div role="status">
        {stale && (
          <p className={styles.mark}>
            <b>{t('market.stale.title')}</b> {t('market.stale.words', { age: ageWords(ageMs, t) })}
          </p>
        )}
      </div>
      {children}
    </div>
  );
}

const MINUTE_MS = 60_000;

/** The age in whole minutes, from one minute on: a count of seconds would be read out every second. */
function ageWords(ageMs: number, t: ReturnType<typeof useText>): string {
  return ageMs < MINUTE_MS
    ? t('market.stale.seconds')
    : t('market.wait.minutes', { count: Math.floor(ageMs / MINUTE_MS) });
}
