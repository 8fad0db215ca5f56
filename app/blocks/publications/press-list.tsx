import { formatDate } from '#domain/date.ts';
import type { Disclosure } from '#domain/disclosure.ts';
import { useLocale } from '#messages/text.tsx';
import styles from './press-list.module.css';

export interface PressRow extends Pick<Disclosure, 'id' | 'headline' | 'publishedAt'> {
  /** Its document; null where there is none to read. */
  href: string | null;
}

/** The exchange's own latest releases, side by side. */
export function PressList({ releases }: { releases: readonly PressRow[] }) {
  const locale = useLocale();
  return (
    <ul className={styles.press}>
      {releases.map(({ id, headline, publishedAt, href }) => (
        <li key={id}>
          <time className={styles.date} dateTime={new Date(publishedAt).toISOString()}>
            {formatDate(publishedAt, locale)}
          </time>
          <h3 className={styles.title}>{href ? <a href={href}>{headline}</a> : headline}</h3>
        </li>
      ))}
    </ul>
  );
}
