import type { InEveryLanguage } from '#domain/bilingual.ts';
import { otherLocales } from '#domain/each-locale.ts';
import { LOCALES } from '#domain/locale.ts';
import { useLocale } from '#messages/text.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { BRAND_MARK } from './brand-mark.ts';
import styles from './brand.module.css';

/** A beacon, a manara, whose light is a candlestick. */
export function BrandMark() {
  return (
    <svg
      viewBox={`0 0 ${BRAND_MARK.width} ${BRAND_MARK.height}`}
      className={styles.mark}
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.light} d={BRAND_MARK.light} />
      <path className={styles.candle} d={BRAND_MARK.candle} />
      <path className={styles.tower} d={BRAND_MARK.tower} />
    </svg>
  );
}

/** The mark with the exchange's name in the page's language above the name in the other language. */
export function Brand({ name, onNavy }: { name: InEveryLanguage; onNavy?: boolean }) {
  const locale = useLocale();
  return (
    <span className={classNames(styles.brand, onNavy && styles.onNavy)}>
      <BrandMark />
      <span className={styles.words}>
        <b className={styles.name}>{name[locale]}</b>
        {otherLocales(locale).map((other) => (
          <span key={other} className={styles.other} lang={LOCALES[other].iso} dir={LOCALES[other].dir}>
            {name[other]}
          </span>
        ))}
      </span>
    </span>
  );
}
