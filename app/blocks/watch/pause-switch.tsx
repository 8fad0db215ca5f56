import { useText } from '#messages/text.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { togglePaused, usePaused } from './pause.ts';
import styles from './table-switches.module.css';

/** Pauses the figures; changes in the meantime are shown when they resume. */
export function PauseSwitch() {
  const t = useText();
  const paused = usePaused();
  return (
    <button type="button" className={styles.pause} aria-pressed={paused} onClick={togglePaused} data-needs-script>
      <Icon name={paused ? 'play' : 'pause'} />
      <span>{t('watch.pause')}</span>
    </button>
  );
}
