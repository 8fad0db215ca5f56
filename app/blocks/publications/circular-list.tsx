import { pick, pickedLocale } from '#domain/bilingual.ts';
import type { Circular } from '#domain/circular.ts';
import { formatDate } from '#domain/date.ts';
import { LOCALES } from '#domain/locale.ts';
import { useLocale } from '#messages/text.tsx';
import { circularFileHref } from '../../document-links.ts';
import styles from './circular-list.module.css';

export type CircularRow = Pick<Circular, 'id' | 'number' | 'headline' | 'date' | 'files'>;

/** The exchange's circulars, newest first, each leading to its file. */
export function CircularList({ circulars }: { circulars: readonly CircularRow[] }) {
  return (
    <ol className={styles.list}>
      {circulars.map((row) => (
        <li key={row.id}>
          <Row row={row} />
        </li>
      ))}
    </ol>
  );
}

function Row({ row }: { row: CircularRow }) {
  const locale = useLocale();
  const file = row.files[0];
  const shown = pickedLocale(row.headline, locale);
  const content = (
    <>
      <time className={styles.date} dateTime={row.date}>
        {formatDate(row.date, locale)}
      </time>
      <span>
        <bdi lang={shown === locale ? undefined : LOCALES[shown].iso}>{pick(row.headline, locale)}</bdi>
      </span>
    </>
  );
  return file ? (
    <a href={circularFileHref(row.id, file)} className={styles.row}>
      {content}
    </a>
  ) : (
    <div className={styles.row}>{content}</div>
  );
}
