import type { ReactNode } from 'react';
import { isStale, wasHeard, type Heard } from '#domain/freshness.ts';
import { useText, type Text } from '#messages/text.tsx';
import { slot, SlottedText } from '#app/ui/slotted-text.tsx';
import { waitText } from '#app/blocks/market-status-summary/duration.ts';
import styles from './freshness.module.css';

interface FreshnessProps extends Heard {
  className?: string | undefined;
  children: ReactNode;
}

/** Greys the figures of a page whose source has gone quiet, and shows since when (app/elements/page-freshness.ts). */
export function Freshness({ className, children, ageMs, clock, now, closes }: FreshnessProps) {
  const t = useText();
  const stale = isStale(ageMs, clock, now, closes);
  const facts = { clock: { phase: clock.phase, speed: clock.speed }, now, ageMs, closes };
  return (
    <page-freshness facts={JSON.stringify(facts)} className={className} data-stale={stale ? '' : undefined}>
      <div role="status">
        {stale && (
          <p className={styles.mark} data-when="stale">
            <b>{t('market.stale.title')}</b> {ageSentence(ageMs, t)}
          </p>
        )}
        <p className={styles.mark} data-when="silent" hidden>
          <b>{t('market.stale.title')}</b>{' '}
          <SlottedText text={t('market.stale.since', { time: slot('time') })} slots={{ time: <Since /> }} />
        </p>
      </div>
      {children}
    </page-freshness>
  );
}

/** Written by script, possibly before hydration. */
function Since() {
  return (
    <span data-since="" suppressHydrationWarning>
      {''}
    </span>
  );
}

const MINUTE_MS = 60_000;

/** The age in whole minutes, from one minute on. */
function ageSentence(ageMs: number, t: Text): string {
  if (!wasHeard(ageMs)) return t('market.stale.never');
  const minutes = Math.floor(ageMs / MINUTE_MS);
  return t('market.stale.words', { age: minutes ? waitText(minutes * MINUTE_MS, t) : t('market.stale.seconds') });
}
