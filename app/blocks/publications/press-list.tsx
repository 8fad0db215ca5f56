import { formatDate } from '#domain/date.ts';
import type { Disclosure } from '#domain/disclosure.ts';
import { useLocale } from '#messages/text.tsx';
import { disclosureFileHref } from '../../document-links.ts';
import styles from './press-list.module.css';

export type PressRow = Pick<Disclosure, 'id' | 'headline' | 'publishedAt' | 'files'>;

/** The exchange's own latest releases, side by side. */
export function PressList({ releases }: { releases: readonly PressRow[] }) {
  const locale = useLocale();
  return (
    <ul className={styles.press}>
      {releases.map(({ id, headline, publishedAt, files: [file] }) => (
        <li key={id}>
          <time className={styles.date} dateTime={new Date(publishedAt).toISOString()}>
            {formatDate(publishedAt, locale)}
          </time>
          <h3 className={styles.title}>{file ? <a href={disclosureFileHref(file)}>{headline}</a> : headline}</h3>
        </li>
      ))}
    </ul>
  );
}
