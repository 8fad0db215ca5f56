import type { Locale } from '#domain/locale.ts';
import { textOf } from '#messages/text.tsx';
import type { FileFormat } from '../../site-map.ts';

/** What the links to a page's rows say; a loader brings them, so that no page waits for more texts. */
export interface FileWords {
  lead: string;
  names: Record<FileFormat, string>;
}

/** The words of the links, for loaders. */
export function fileWords(locale: Locale): FileWords {
  const t = textOf(locale);
  return { lead: t('files.download'), names: { xlsx: t('files.xlsx'), csv: t('files.csv'), json: t('files.json') } };
}
