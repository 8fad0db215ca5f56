import { useNavigation } from 'react-router';
import { useText } from '#messages/text.tsx';
import { useLoadingStage } from './loading-stage.ts';
import styles from './loading-bar.module.css';

/**
 * The loading indicator: starts with a navigation, shows itself only when that takes 200 ms, stands still while the
 * navigation is being sent elsewhere, and ends with the data or with a failure.
 */
export function LoadingBar() {
  const t = useText();
  const stage = useLoadingStage(useNavigation());
  return (
    <div className={styles.bar} data-stage={stage} role="status" data-screen-only>
      {(stage === 'running' || stage === 'paused') && <span className="visually-hidden">{t('common.loading')}</span>}
    </div>
  );
}
