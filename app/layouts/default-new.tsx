import { SiteFrame } from './site-frame.tsx';
import styles from './default-new.module.css';

/** Editorial pages: reading width, a masthead directly under the header, a footer directly after the last band. */
export default function DefaultNewLayout() {
  return <SiteFrame className={styles.editorial} />;
}
