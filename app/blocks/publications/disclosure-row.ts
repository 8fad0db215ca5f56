import type { Disclosure } from '#domain/disclosure.ts';
import type { DisclosureRow } from './disclosure-list.tsx';

/** A disclosure as lists show it: with its first file. */
export function disclosureRow({ files, ...row }: Disclosure): DisclosureRow {
  const { id, symbol, headline, publishedAt, reportInterval, lang } = row;
  return {
    id,
    symbol,
    headline,
    publishedAt,
    reportInterval,
    lang,
    files: files.slice(0, 1).map(({ path, type }) => ({ path, type })),
  };
}
