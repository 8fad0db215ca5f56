import { SiteFrame } from './site-frame.tsx';
import styles from './default-new.module.css';

/** Editorial pages: the measure of reading, a masthead right under the header, a footer that follows the last band at once. */
export default function DefaultNewLayout() {
  return <SiteFrame className={styles.editorial} />;
}
