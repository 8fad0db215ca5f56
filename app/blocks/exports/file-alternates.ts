import type { MetaDescriptor } from 'react-router';
import { hrefIn } from '#domain/locale-switch.ts';
import type { LoadedRoot } from '#app/root-data.ts';
import type { FileFormat } from '#app/site-map.ts';
import type { ExportLabels } from './export-labels.ts';

const TYPES: Record<FileFormat, string> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
  json: 'application/json',
  rss: 'application/rss+xml',
  atom: 'application/atom+xml',
  'feed.json': 'application/feed+json',
  ics: 'text/calendar',
  pdf: 'application/pdf',
};

/** Formats of a page that does not name its own. */
const TABLES = { xlsx: '', csv: '', json: '' };

interface Match {
  id: string;
  pathname: string;
  loaderData?: unknown;
}

/** Announces the files with the page's rows to programs, for the page's `meta` export. */
export function fileAlternates(matches: readonly (Match | undefined)[]): MetaDescriptor[] {
  const formats = Object.keys((matches.at(-1)?.loaderData as Partial<{ files: ExportLabels }>)?.files?.names ?? TABLES);
  const root = matches.find((match) => match?.id === 'root')?.loaderData as LoadedRoot | undefined;
  const path = matches.at(-1)?.pathname.replace(/\/$/, '');
  if (!root || !path) return [];
  const page = hrefIn(root.locale, path);
  return formats.map((format) => ({
    tagName: 'link',
    rel: 'alternate',
    type: TYPES[format as FileFormat],
    href: [page, format].join('.'),
  }));
}
