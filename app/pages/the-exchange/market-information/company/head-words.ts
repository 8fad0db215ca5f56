import { pick } from '#domain/bilingual.ts';
import { textOf } from '#messages/text.tsx';
import { fileWords, type FileWords } from '../../../../blocks/row-files/file-words.ts';
import type { Site } from '../../../../context.ts';

/** What a company's page says of itself; a loader brings it, so that no page waits for more texts. */
export interface CompanyPageWords {
  head: { title: string; description: string };
  files: FileWords;
}

/** Title and description of a company's page: `descriptions.company.<page>.title`, `…words`. For loaders. */
export async function companyPageWords(
  { store, locale }: Site,
  symbol: string,
  page: string,
): Promise<CompanyPageWords> {
  const security = await store.securities.find(symbol);
  const names = { name: security ? pick(security.name, locale) : symbol, symbol };
  const t = textOf(locale);
  const words = (part: string) => t(`descriptions.company.${page}.${part}`, names);
  return { head: { title: words('title'), description: words('words') }, files: fileWords(locale) };
}
