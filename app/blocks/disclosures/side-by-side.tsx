import type { ComparedParagraph, ComparedRow } from '#domain/compared-texts.ts';
import { useText } from '#messages/text.tsx';
import { SideRow } from '#app/blocks/compared/side-row.tsx';
import { Marked } from '#app/ui/marked.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import styles from './documents.module.css';

/** Two files of a disclosure that should have the same content; the page's language is first in each pair. */
export interface ComparedFiles {
  /** Ids of both files, the page's language first. */
  files: readonly [string, string];
  title: string;
  /** Number of compared figures, and of those that only one language has. */
  figures: number;
  differ: number;
  /**
   * All rows of short texts; of long texts, those that differ. Empty where the texts are not renderings of each other.
   */
  rows: ComparedRow[];
  isWhole: boolean;
}

/** The text of both languages in paragraphs side by side, with the figures that they have in common between them. */
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

function Row({ row }: { row: ComparedRow }) {
  const [own, other] = row.sides.map((paragraphs, at) => <Paragraphs key={at} of={paragraphs} />);
  return (
    <div className={styles.row}>
      <SideRow sides={[own, other]} figures={row} />
    </div>
  );
}

function Paragraphs({ of: paragraphs }: { of: readonly ComparedParagraph[] }) {
  return paragraphs.map(({ text, marks }, at) => (
    <p key={at}>
      <Marked text={text} marks={marks} />
    </p>
  ));
}
