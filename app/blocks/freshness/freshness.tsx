import type { ReactNode } from 'react';
import type { MarketClock } from '#domain/market-clock.ts';
import { DAY_MS, type Instant } from '#domain/time.ts';
import { useText, type Text } from '#messages/text.tsx';
import { useAgeMs, useClock, useMarketNow } from '../../live/hooks.ts';
import { STALE_AFTER_MS } from '../../live/status.ts';
import { waitWords } from '../what-now/duration.ts';
import styles from './freshness.module.css';

/** Figures of a closed market do not age, if they were heard at its close or later. */
export function isStale(
  ageMs: number,
  { phase, speed }: Pick<MarketClock, 'phase' | 'speed'>,
  now: Instant,
  closes: readonly Instant[],
): boolean {
  if (ageMs < STALE_AFTER_MS) return false;
  const heardAt = now - ageMs * speed;
  return phase !== 'closed' || closes.some((close) => close <= now && heardAt < close);
}

interface FreshnessProps {
  className?: string | undefined;
  clock: MarketClock;
  ageMs: number;
  /** The market's now. */
  now: Instant;
  /** The market's last close and those that follow. */
  closes: readonly Instant[];
  children: ReactNode;
}

/** Greys the figures of a page whose source has gone quiet, and says for how long it has. */
export function Freshness({
  clock: first,
  ageMs: firstAge,
  now: firstNow,
  closes,
  className,
  children,
}: FreshnessProps) {
  const t = useText();
  const clock = useClock(first);
  const ageMs = useAgeMs(firstAge);
  const stale = isStale(ageMs, clock, useMarketNow(firstNow), closes);
  return (
    <div className={className} data-stale={stale || undefined}>
      <div role="status">
        {stale && (
          <p className={styles.mark}>
            <b>{t('market.stale.title')}</b> {ageSentence(ageMs, t)}
          </p>
        )}
      </div>
      {children}
    </div>
  );
}

const MINUTE_MS = 60_000;

/** More than this was never heard. */
const EVER_MS = 100 * 365 * DAY_MS;

/** False for the age of a market that nothing was ever heard of: there is no moment so long ago. */
export function wasHeard(ageMs: number): boolean {
  return ageMs <= EVER_MS;
}

interface Heard {
  ageMs: number;
  clock: Pick<MarketClock, 'phase' | 'speed'>;
  now: Instant;
  closes: readonly Instant[];
}

/** Of when figures are: of now while they move, of when they were last heard once they do not; null when they never were. */
export function figuresAt({ ageMs, clock, now, closes }: Heard): Instant | null {
  if (!isStale(ageMs, clock, now, closes)) return now;
  return wasHeard(ageMs) ? now - ageMs * clock.speed : null;
}

/** The age in whole minutes, from one minute on: a count of seconds would be read out every second. */
function ageSentence(ageMs: number, t: Text): string {
  if (!wasHeard(ageMs)) return t('market.stale.never');
  const minutes = Math.floor(ageMs / MINUTE_MS);
  return t('market.stale.words', { age: minutes ? waitWords(minutes * MINUTE_MS, t) : t('market.stale.seconds') });
}
