import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parsePoFile } from '@lingui/format-po';
import { place } from '#exchange.place.ts';

export const MESSAGE_LOCALES = ['en', 'ar'] as const;
export type MessageLocale = (typeof MESSAGE_LOCALES)[number];

/** One text of one language, with its position. */
export interface Message {
  id: string;
  text: string;
  /** Path from the root of the tree. */
  file: string;
  line: number;
}

/** All texts of a language, by area file; empty when the folder is missing. */
export function readMessages(root: string, locale: MessageLocale): Message[] {
  const folder = join(root, 'messages', locale);
  if (!existsSync(folder)) return [];
  return globSync('**/*.po', { cwd: folder })
    .sort()
    .flatMap((name) => messagesOf(readFileSync(join(folder, name), 'utf8'), `messages/${locale}/${name}`));
}

/** A text with the names of the place inserted, so that no value is needed when it is shown. */
function withPlace(text: string, locale: MessageLocale): string {
  return text
    .replaceAll('{marketCity}', place.city[locale])
    .replaceAll('{marketCurrency}', place.currency.name[locale]);
}

/** The texts of one PO file, in the language that its path gives. Obsolete entries are left out. */
export function messagesOf(source: string, file: string): Message[] {
  const lines = lineNumbers(source);
  const locale = MESSAGE_LOCALES.find((each) => file.startsWith(`messages/${each}/`)) ?? MESSAGE_LOCALES[0];
  return parsePoFile(source)
    .items.filter((item) => !item.obsolete && item.msgid !== '')
    .map((item) => ({
      id: item.msgid,
      text: withPlace(item.msgstr[0] ?? '', locale),
      file,
      line: lines.get(item.msgid) ?? 1,
    }));
}

function lineNumbers(source: string): Map<string, number> {
  const starts = source.split('\n').map((line, index) => [/^msgid "(.+)"/.exec(line)?.[1], index + 1] as const);
  return new Map(starts.filter((start): start is readonly [string, number] => start[0] !== undefined));
}
