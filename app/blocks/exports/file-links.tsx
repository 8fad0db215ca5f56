import type { ReactNode } from 'react';
import { useHref, useLocation } from 'react-router';
import type { FileFormat } from '#app/site-map.ts';
import type { ExportLabels } from './export-labels.ts';

/** What people call a format, where that is not its ending. */
const SHOWN: Partial<Record<FileFormat, string>> = {
  xlsx: 'Excel',
  atom: 'Atom',
  'feed.json': 'JSON Feed',
  ics: 'iCal',
};

interface FileLinksProps {
  files: ExportLabels;
  /** What of the address chooses the rows, with its question mark. */
  query: string;
  /** What stands before the links. */
  children?: ReactNode;
}

/** The rows of this page as files, by its own address and with its filters: links that need no script. */
export function FileLinks({ files: { names, subscribe }, query, children }: FileLinksProps) {
  const page = useHref(useLocation().pathname).replace(/\/$/, '');
  return (
    <p data-screen-only className="flex w-full flex-wrap items-center gap-x-4 text-14 medium:w-auto">
      {children && <span>{children}</span>}
      {(Object.keys(names) as FileFormat[]).map((format) => (
        <a
          key={format}
          href={[page, format].join('.') + query}
          aria-label={names[format]}
          className="link inline-flex min-h-6 items-center whitespace-nowrap"
        >
          {SHOWN[format] ?? format.toUpperCase()}
        </a>
      ))}
      {subscribe && (
        <a href={`${subscribe.host}${page}.ics${query}`} className="link inline-flex min-h-6 items-center">
          {subscribe.label}
        </a>
      )}
    </p>
  );
}
