import { pick } from '#domain/bilingual.ts';
import { dubaiDate } from '#domain/date.ts';
import type { Instant, PlainDate } from '#domain/time.ts';
import { parseDisclosures } from '../../../../blocks/disclosures/asked-disclosures.ts';
import type { Crumb } from '../../../../blocks/breadcrumbs/breadcrumbs.tsx';
import { crumbsOf } from '../../../../blocks/breadcrumbs/crumbs.ts';
import { fileWords, type FileWords } from '../../../../blocks/row-files/file-words.ts';
import type { Site } from '../../../../context.ts';
import type { Option } from '../../../../ui/field.tsx';
import { loadDisclosures, type DisclosuresData } from '../../../disclosures-data.ts';

export interface BookData extends DisclosuresData {
  trail: Crumb[];
  issuers: Option[];
  today: PlainDate;
  files: FileWords;
  now: Instant;
  simulated: boolean;
}

/** A page of what all issuers told the market. */
export async function loadBook(site: Site, query: URLSearchParams): Promise<BookData> {
  const { locale, live } = site;
  const now = site.now();
  const issuers = await loadIssuers(site);
  const data = await loadDisclosures(site, askedBook(query, issuers));
  return {
    ...data,
    trail: crumbsOf('the-exchange-disclosures', locale),
    issuers,
    today: dubaiDate(now),
    files: fileWords(locale),
    now,
    simulated: live.clock().simulated,
  };
}

export function askedBook(query: URLSearchParams, issuers: readonly Option[]) {
  return parseDisclosures(
    query,
    issuers.map(({ value }) => value),
  );
}

/** Whose disclosures may be asked for: every security's, listed still or no more. */
export async function loadIssuers({ store, locale }: Site): Promise<Option[]> {
  const securities = await store.securities.list();
  return securities
    .map(({ symbol, name }) => ({ value: symbol, label: `${symbol} · ${pick(name, locale)}` }))
    .sort((a, b) => (a.value < b.value ? -1 : 1));
}
