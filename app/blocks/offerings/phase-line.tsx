import { OFFERING_PHASES, type OfferingPhase } from '#domain/offering.ts';
import { useText } from '#messages/text.tsx';
import styles from './offerings.module.css';

const LINE = OFFERING_PHASES.filter((phase) => phase !== 'withdrawn');

/** Progress of an offering: every phase, with the current one marked. */
export function PhaseLine({ phase }: { phase: OfferingPhase }) {
  const t = useText();
  if (phase === 'withdrawn') return null;
  const now = LINE.indexOf(phase);
  return (
    <ol className={styles.line} aria-label={t('offerings.line')}>
      {LINE.map((each, place) => (
        <li
          key={each}
          data-state={place < now ? 'done' : place === now ? 'now' : 'ahead'}
          aria-current={place === now ? 'step' : undefined}
        >
          {t(`offerings.phase.${each}`)}
        </li>
      ))}
    </ol>
  );
}
