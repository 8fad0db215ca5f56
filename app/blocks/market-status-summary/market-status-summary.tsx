import { marketTime, formatDayMonth } from '#domain/date.ts';
import type { Instant } from '#domain/time.ts';
import { useLocale, useText, type Text } from '#messages/text.tsx';
import { pathOf } from '#app/page-path.ts';
import { Figure } from '#app/ui/figure.tsx';
import { MoreLink } from '#app/ui/more-link.tsx';
import { Term } from '#app/blocks/glossary/term.tsx';
import { PHASE_TERMS } from '#app/blocks/session-band/phase-terms.tsx';
import { waitText } from './duration.ts';
import { nowSentence } from './now-sentence.ts';
import { statusNowAt, type StatusNow } from './status-now.ts';
import { useToldPhase } from './told-phase.ts';
import styles from './market-status-summary.module.css';

/**
 * "What can I do now?": one sentence and two dated facts. The facts are left out while the exchange reports the market
 * closed in its hours.
 */
export function MarketStatusSummary({ now, className }: { now: Instant; className?: string | undefined }) {
  const t = useText();
  const locale = useLocale();
  const status = statusNowAt(now, useToldPhase());
  return (
    <section className={className}>
      <h2 className={styles.question}>{t('market.now.question')}</h2>
      <p className={`${styles.sentence} light`}>{nowSentence(status, locale, t)}</p>
      {status.sentence !== 'closedNow' && <Facts status={status} now={now} />}
      <MoreLink to={pathOf('trading-deadlines')}>{t('market.tradingDeadlines')}</MoreLink>
    </section>
  );
}

/** What comes next, and when a trade settles. */
function Facts({ status, now }: { status: StatusNow; now: Instant }) {
  const t = useText();
  const locale = useLocale();
  return (
    <ul className={styles.facts}>
      <li>
        <b>
          {status.next.isToday ? <Figure>{marketTime(status.next.at)}</Figure> : formatDayMonth(status.next.at, locale)}
        </b>
        <span>
          <Term id={PHASE_TERMS[status.next.phase]}>{nextPhase(status, now, t)}</Term>
        </span>
      </li>
      <li>
        <b>{formatDayMonth(status.settlesOn, locale)}</b>
        <span>
          <Term id="settlement">{t(status.isOpen ? 'market.now.settles' : 'market.now.settlesNext')}</Term>
        </span>
      </li>
    </ul>
  );
}

function nextPhase({ next }: StatusNow, now: Instant, t: Text): string {
  const wait = waitText(next.at - now, t);
  if (next.phase === 'closed') return t('market.now.closes', { wait });
  return t(next.isToday ? 'market.now.begins' : 'market.now.beginsAt', {
    phase: t(`market.phase.${next.phase}`),
    wait,
    time: marketTime(next.at),
  });
}
