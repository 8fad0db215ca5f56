import { LOCALES } from '#domain/locale.ts';
import { useLocale } from '#messages/text.tsx';
import { classNames } from '../../ui/class-names.ts';
import styles from './brand.module.css';

/** A beacon, a manara, whose light is a candlestick. */
export function BrandMark() {
  return (
    <svg viewBox="0 0 40 52" className={styles.mark} aria-hidden="true" focusable="false">
      <path
        className={styles.light}
        d="M12 10.5H1.5M28 10.5H38.5M12.6 7 4 3.6M27.4 7 36 3.6M12.6 14 4 17.4M27.4 14 36 17.4M20 0V21"
      />
      <path className={styles.candle} d="M16 4.5H24V16.5H16Z" />
      <path
        className={styles.tower}
        d="M12.5 21H27.5V23.6H12.5ZM14.6 25.4H25.4L26.3 33.2H13.7ZM13.5 35H26.5L27.5 42.8H12.5ZM12.2 44.6H27.8L28.6 52H11.4Z"
      />
    </svg>
  );
}

/** The mark with the exchange's name in the page's language over the other one. */
export function Brand({ name, onNavy }: { name: { en: string; ar: string }; onNavy?: boolean }) {
  const locale = useLocale();
  const other = LOCALES[locale === 'ar' ? 'en' : 'ar'];
  return (
    <span className={classNames(styles.brand, onNavy && styles.onNavy)}>
      <BrandMark />
      <span className={styles.words}>
        <b className={styles.name}>{name[locale]}</b>
        <span className={styles.other} lang={other.iso} dir={other.dir}>
          {name[other.code]}
        </span>
      </span>
    </span>
  );
}
