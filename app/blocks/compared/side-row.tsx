import type { ReactNode } from 'react';
import type { ComparedFigures } from '#domain/compared-texts.ts';
import { LOCALE_CODES, LOCALES, type Locale } from '#domain/locale.ts';
import { integer } from '#domain/number.ts';
import { LocaleProvider, useLocale, useText } from '#messages/text.tsx';
import { Figure } from '#app/ui/figure.tsx';
import styles from './compared.module.css';

interface SideRowProps {
  /** The passage in both languages, the page's language first. */
  sides: readonly [ReactNode, ReactNode];
  figures: ComparedFigures;
  /** CSS class of each side. */
  sideStyle?: string | undefined;
}

/** A passage in both languages side by side, with the figures that they have in common between them. */
export function SideRow({ sides, figures, sideStyle }: SideRowProps) {
  const own = useLocale();
  const other = LOCALE_CODES.find((code) => code !== own)!;
  return (
    <div className={styles.row}>
      <Side locale={own} className={sideStyle}>
        {sides[0]}
      </Side>
      <FiguresBetween figures={figures} />
      <Side locale={other} className={sideStyle}>
        {sides[1]}
      </Side>
    </div>
  );
}

function Side({ locale, className, children }: { locale: Locale; className: string | undefined; children: ReactNode }) {
  const { iso, dir } = LOCALES[locale];
  return (
    <div lang={iso} dir={dir} className={className}>
      <LocaleProvider locale={locale}>{children}</LocaleProvider>
    </div>
  );
}

function FiguresBetween({ figures: { equal, only } }: { figures: ComparedFigures }) {
  const t = useText();
  const differs = only.some((figures) => figures.length > 0);
  return (
    <div className={styles.between}>
      {differs && (
        <p className="text-ink">
          <b>{t('disclosures.compared.only')}</b>
          <br />
          <Figure>{only[0].join('; ') || '--'}</Figure>
          <br />≠ <Figure>{only[1].join('; ') || '--'}</Figure>
        </p>
      )}
      {equal > 0 && (
        <p>
          <span className="visually-hidden">{t('disclosures.compared.same')}</span> <Figure>= {integer(equal)}</Figure>
        </p>
      )}
    </div>
  );
}
