import { SiteFrame } from './site-frame.tsx';
import styles from './full-screen.module.css';

/** A whole screen for one instrument: a single line of header, no footer. */
export default function FullScreenLayout() {
  return (
    <div className={styles.screen}>
      <SiteFrame className={styles.body} compact />
    </div>
  );
}
