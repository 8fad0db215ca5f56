import { useNavigation } from 'react-router';
import { useText } from '#messages/text.tsx';
import { useLoadingStage, type LoadingStage } from './loading-stage.ts';
import styles from './loading-bar.module.css';

/**
 * The loading indicator: starts with a navigation, shows itself only when that takes 200 ms, stands still while the
 * navigation is being sent elsewhere, and ends with the data or with a failure.
 */
export function LoadingBar() {
  return <LoadingLine stage={useLoadingStage(useNavigation())} />;
}

/** The indicator at one stage. */
export function LoadingLine({ stage }: { stage: LoadingStage }) {
  const t = useText();
  return (
    <div className={styles.bar} data-stage={stage} role="status" data-screen-only>
      {(stage === 'running' || stage === 'paused') && <span className="visually-hidden">{t('common.loading')}</span>}
    </div>
  );
}
