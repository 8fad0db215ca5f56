import { Link } from '#app/ui/link.tsx';
import { formatDate } from '#domain/date.ts';
import { LOCALES, type Locale } from '#domain/locale.ts';
import type { PlainDate } from '#domain/time.ts';
import { useLocale } from '#messages/text.tsx';
import styles from './notice-list.module.css';

export interface NoticeRow {
  id: string;
  date: PlainDate;
  headline: string;
  /** Language of the headline; it is the other language where its source has no text in the page's. */
  lang: Locale;
  /** Address of the document; null where there is none to read. */
  href: string | null;
  /** Path of the notice's page, which the link prefers to the document. */
  to?: string;
  /** Additional text in the page's language. */
  note?: string;
}

/** Publications of the exchange, newest first, each linked to its page or its document. */
export function NoticeList({ notices }: { notices: readonly NoticeRow[] }) {
  return (
    <ol className={styles.list}>
      {notices.map((row) => (
        <li key={row.id}>
          <Row row={row} />
        </li>
      ))}
    </ol>
  );
}

function Row({ row: { date, headline, lang, href, to, note } }: { row: NoticeRow }) {
  const locale = useLocale();
  const content = (
    <>
      <time className={styles.date} dateTime={date}>
        {formatDate(date, locale)}
      </time>
      <span>
        <bdi lang={lang === locale ? undefined : LOCALES[lang].iso}>{headline}</bdi>
        {note && (
          <>
            <br />
            <span className="text-14 text-muted">{note}</span>
          </>
        )}
      </span>
    </>
  );
  if (to)
    return (
      <Link to={to} className={styles.row}>
        {content}
      </Link>
    );
  return href ? (
    <a href={href} className={styles.row}>
      {content}
    </a>
  ) : (
    <div className={styles.row}>{content}</div>
  );
}
