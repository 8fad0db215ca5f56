import type { ReactNode } from 'react';
import { useHref, useLocation } from 'react-router';
import type { FileFormat } from '#app/site-map.ts';
import type { ExportLabels } from './export-labels.ts';
import styles from './file-links.module.css';

/** The usual name of a format, where it is not its file extension. */
const SHOWN: Partial<Record<FileFormat, string>> = {
  xlsx: 'Excel',
  atom: 'Atom',
  'feed.json': 'JSON Feed',
  ics: 'iCal',
};

/**
 * Tables, feeds and the calendar. Lines break only between these groups, so that a late font moves no link to another
 * line.
 */
const GROUPS: readonly (readonly FileFormat[])[] = [
  ['pdf', 'xlsx', 'csv', 'json'],
  ['rss', 'atom', 'feed.json'],
  ['ics'],
];

const LINK = 'link inline-flex min-h-6 items-center whitespace-nowrap';

interface FileLinksProps {
  files: ExportLabels;
  /** The part of the query that chooses the rows, with its question mark. */
  query: string;
  /** The part of the query that chooses the days of the subscription, where it is shorter. */
  subscribed?: string;
  /** Content before the links. */
  children?: ReactNode;
}

/** The rows of this page as files, at the page's address and with its filters: links that need no script. */
export function FileLinks({ files: { names, subscribe }, query, subscribed = query, children }: FileLinksProps) {
  const page = useHref(useLocation().pathname).replace(/\/$/, '');
  const groups = GROUPS.map((formats) => formats.filter((format) => names[format])).filter(({ length }) => length > 0);
  return (
    <p data-screen-only className={`cluster ${styles.files}`}>
      {children && <span>{children}</span>}
      {groups.map((formats) => (
        <span key={formats[0]} className="inline-flex gap-4">
          {formats.map((format) => (
            <a key={format} href={[page, format].join('.') + query} aria-label={names[format]} className={LINK}>
              {SHOWN[format] ?? format.toUpperCase()}
            </a>
          ))}
          {subscribe && formats.includes('ics') && (
            <a href={`${subscribe.host}${page}.ics${subscribed}`} className={LINK}>
              {subscribe.label}
            </a>
          )}
        </span>
      ))}
    </p>
  );
}
