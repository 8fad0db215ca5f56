import type { ReactNode } from 'react';
import { marketTime } from '#domain/date.ts';
import type { SessionPart } from '#domain/session.ts';
import type { Instant } from '#domain/time.ts';
import { useText } from '#messages/text.tsx';
import { DayClock } from './day-clock.tsx';
import { PhaseTerms } from './phase-terms.tsx';
import { sessionAxis, type Axis } from '#app/live/session-axis.ts';
import { SessionStrip } from './session-strip.tsx';
import styles from './session-band.module.css';

interface SessionBandProps {
  /** The session that is drawn: today's, or the last one's under its chart. Empty where there is none. */
  spans: readonly SessionPart[];
  /** False while a past session is drawn: the day's line is then shown without the lens. */
  isToday: boolean;
  midnight: Instant;
  now: Instant;
  /** Renders a chart on the same axis. */
  children?: (axis: Axis) => ReactNode;
}

/**
 * The session band: status, clock and explainer in one. The session is the axis; a lens projects it onto the 24-hour
 * line, and one hand runs through both. Time runs from left to right in both languages.
 */
export function SessionBand({ spans, isToday, midnight, now, children }: SessionBandProps) {
  const axis = sessionAxis(spans);
  return (
    <div className={styles.terms}>
      <div className={styles.band} dir="ltr">
        {axis && children?.(axis)}
        <div role="img" aria-label={useSessionWords(spans)}>
          {axis && <SessionStrip spans={spans} axis={axis} now={now} />}
          <DayClock midnight={midnight} now={now} spans={isToday ? spans : []} axis={isToday ? axis : null} />
        </div>
      </div>
      <PhaseTerms spans={spans} />
    </div>
  );
}

function useSessionWords(spans: readonly SessionPart[]): string {
  const t = useText();
  if (!spans.length) return t('market.session.none');
  const phases = spans.map(({ phase, from, to }) =>
    t('market.session.span', { phase: t(`market.phase.${phase}`), from: marketTime(from), to: marketTime(to) }),
  );
  return t('market.session.words', { phases: phases.join(t('common.listSeparator')) });
}
