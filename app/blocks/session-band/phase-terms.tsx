import type { Phase, SessionPart } from '#domain/session.ts';
import type { GlossaryId } from '#messages/compiled/glossary-id.ts';
import { useText } from '#messages/text.tsx';
import { Term } from '#app/blocks/glossary/term.tsx';
import styles from './session-band.module.css';

/** Glossary terms that explain the phases. */
export const PHASE_TERMS: Record<Phase, GlossaryId> = {
  'pre-opening': 'pre-opening',
  trading: 'continuous-trading',
  'pre-closing': 'pre-closing',
  'trading-at-last': 'trading-at-last',
  closed: 'trading-session',
};

/**
 * The phases as controls for readers without a pointer: in the drawing the names are visual only. Visible while it has
 * the focus.
 */
export function PhaseTerms({ spans }: { spans: readonly SessionPart[] }) {
  const t = useText();
  if (!spans.length) return null;
  return (
    <ul className={`${styles.phases} visually-hidden`}>
      {spans.map(({ phase }) => (
        <li key={phase}>
          <Term id={PHASE_TERMS[phase]}>{t(`market.phase.${phase}`)}</Term>
        </li>
      ))}
    </ul>
  );
}
