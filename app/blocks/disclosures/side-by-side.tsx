import type { ComparedParagraph, ComparedRow } from '#domain/compared-texts.ts';
import { integer } from '#domain/number.ts';
import { LOCALE_CODES, LOCALES, type Locale } from '#domain/locale.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { Figure } from '#app/ui/figure.tsx';
import { Marked } from '#app/ui/marked.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import styles from './documents.module.css';

/** Two files of a disclosure that should say the same; the page's language is first in each pair. */
export interface ComparedFiles {
  /** Identities of both, the page's language first. */
  files: readonly [string, string];
  title: string;
  /** Figures that were compared, and of them those that one language has alone. */
  figures: number;
  differ: number;
  /** All rows of short texts, of long ones those that differ. Empty where the texts are not renderings of each other. */
  rows: ComparedRow[];
  isWhole: boolean;
}

/** The words of both languages in paragraphs beside each other, with what their figures have in common between them. */
export function SideBySide({ compared }: { compared: readonly ComparedFiles[] }) {
  const t = useText();
  return (
    <section aria-labelledby="beside-title" className="mt-12">
      <SectionHead id="beside-title" title={t('disclosures.compared')} lead={t('disclosures.compared.lead')} />
      {compared.map((files) => (
        <Pair key={files.files[0]} files={files} />
      ))}
    </section>
  );
}

function Pair({ files: { title, figures, differ, rows, isWhole } }: { files: ComparedFiles }) {
  const t = useText();
  const isUnlike = differ > 0 && rows.length === 0;
  const verdict = isUnlike ? t('disclosures.compared.unlike') : t('disclosures.compared.differ', { count: differ });
  return (
    <>
      <p className="mt-4">
        <bdi>{title}</bdi> · {t('disclosures.compared.figures', { count: figures })} {figures > 0 && verdict}{' '}
        {!isWhole && rows.length > 0 && t('disclosures.compared.part')}
      </p>
      {rows.map((row, at) => (
        <Row key={at} row={row} />
      ))}
    </>
  );
}

function Row({ row: { sides, equal, only } }: { row: ComparedRow }) {
  const t = useText();
  const own = useLocale();
  const other = LOCALE_CODES.find((code) => code !== own)!;
  const differs = only.some((figures) => figures.length > 0);
  return (
    <div className={styles.row}>
      <Side paragraphs={sides[0]} lang={own} />
      <div className="text-12 text-muted">
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
            <span className="visually-hidden">{t('disclosures.compared.same')}</span>{' '}
            <Figure>= {integer(equal)}</Figure>
          </p>
        )}
      </div>
      <Side paragraphs={sides[1]} lang={other} />
    </div>
  );
}

function Side({ paragraphs, lang }: { paragraphs: readonly ComparedParagraph[]; lang: Locale }) {
  const { iso, dir } = LOCALES[lang];
  return (
    <div lang={iso} dir={dir}>
      {paragraphs.map(({ text, marks }, at) => (
        <p key={at}>
          <Marked text={text} marks={marks} />
        </p>
      ))}
    </div>
  );
}
