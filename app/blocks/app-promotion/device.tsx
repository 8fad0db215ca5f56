import { useLocale } from '#messages/text.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Picture } from '#app/blocks/picture/picture.tsx';
import styles from './device.module.css';

/** Width of the screen of the frame in app-promotion, px. */
const SIZES = '268px';

interface DeviceProps {
  page: 'home' | 'company';
  alt: string;
  className?: string | undefined;
}

/**
 * A phone in thin lines with one of this site's pages on it, in the page's language. Only the image of the active theme
 * is fetched.
 */
export function Device({ page, alt, className }: DeviceProps) {
  const locale = useLocale();
  return (
    <div className={classNames(styles.device, className)}>
      <div className={styles.screen}>
        <Picture id={`phone-${page}-${locale}-light`} alt={alt} sizes={SIZES} className={styles.light} />
        <Picture id={`phone-${page}-${locale}-dark`} alt={alt} sizes={SIZES} className={styles.dark} />
      </div>
    </div>
  );
}
