import type { MetaDescriptor } from 'react-router';
import type { RootData } from '../../root-data.ts';
import type { FileFormat } from '../../site-map.ts';

const TYPES: Record<FileFormat, string> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
  json: 'application/json',
};

interface Match {
  id: string;
  pathname: string;
  loaderData?: unknown;
}

/** Tells programs that the rows of the page are there as files too, for its `meta` export. */
export function fileAlternates(matches: readonly (Match | undefined)[]): MetaDescriptor[] {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined;
  const path = matches.at(-1)?.pathname.replace(/\/$/, '');
  if (!root || !path) return [];
  const page = root.locale === 'ar' ? `/ar${path}` : path;
  return Object.entries(TYPES).map(([format, type]) => ({
    tagName: 'link',
    rel: 'alternate',
    type,
    href: [page, format].join('.'),
  }));
}
