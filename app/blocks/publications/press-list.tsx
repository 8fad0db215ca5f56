import { Link } from '#app/ui/link.tsx';
import { formatDate } from '#domain/date.ts';
import { LOCALES } from '#domain/locale.ts';
import { useLocale } from '#messages/text.tsx';
import type { NoticeRow } from './notice-list.tsx';
import styles from './press-list.module.css';

/** The exchange's own latest releases, side by side. */
export function PressList({ releases }: { releases: readonly NoticeRow[] }) {
  const locale = useLocale();
  return (
    <ul className={styles.press}>
      {releases.map(({ id, headline, lang, date, to = '' }) => (
        <li key={id}>
          <time className={styles.date} dateTime={date}>
            {formatDate(date, locale)}
          </time>
          <h3 className={styles.title}>
            <Link to={to} lang={lang === locale ? undefined : LOCALES[lang].iso}>
              {headline}
            </Link>
          </h3>
        </li>
      ))}
    </ul>
  );
}
