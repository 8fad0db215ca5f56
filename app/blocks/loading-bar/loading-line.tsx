import { useText } from '#messages/text.tsx';
import styles from './loading-bar.module.css';

export type LoadingStage = 'idle' | 'running' | 'paused';

/**
 * The loading indicator (docs/specification.md, section 4): shown once a navigation has taken 200 ms, without animation
 * while the navigation is redirected. Script sets the stage (app/document/loading.ts).
 */
export function LoadingLine({ stage = 'idle' }: { stage?: LoadingStage }) {
  const t = useText();
  return (
    <div className={styles.bar} data-loading-line="" data-stage={stage} role="status" data-screen-only>
      <span className="visually-hidden" hidden={stage === 'idle'}>
        {t('common.loading')}
      </span>
    </div>
  );
}
