import { pick } from '#domain/bilingual.ts';
import type { Disclosure } from '#domain/disclosure.ts';
import type { DisclosureRow } from './disclosure-list.tsx';

/** A disclosure as lists show it: with its first file and, on lists of many issuers, the issuer's name. */
export function disclosureRow({ files, issuer, ...row }: Disclosure, isNamed = false): DisclosureRow {
  const { id, symbol, headline, publishedAt, reportInterval, lang } = row;
  return {
    id,
    symbol,
    headline,
    publishedAt,
    reportInterval,
    lang,
    files: files.slice(0, 1).map(({ path, type }) => ({ path, type })),
    ...(isNamed && { issuer: pick(issuer, lang) }),
  };
}
