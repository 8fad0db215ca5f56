import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parsePoFile } from '@lingui/format-po';

export const MESSAGE_LOCALES = ['en', 'ar'] as const;
export type MessageLocale = (typeof MESSAGE_LOCALES)[number];

/** One text of one language, and where it stands. */
export interface Message {
  id: string;
  text: string;
  /** Path from the root of the tree that was read. */
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

/** The texts of one PO file. Obsolete entries are left out. */
export function messagesOf(source: string, file: string): Message[] {
  const lines = lineNumbers(source);
  return parsePoFile(source)
    .items.filter((item) => !item.obsolete && item.msgid !== '')
    .map((item) => ({ id: item.msgid, text: item.msgstr[0] ?? '', file, line: lines.get(item.msgid) ?? 1 }));
}

function lineNumbers(source: string): Map<string, number> {
  const starts = source.split('\n').map((line, index) => [/^msgid "(.+)"/.exec(line)?.[1], index + 1] as const);
  return new Map(starts.filter((start): start is readonly [string, number] => start[0] !== undefined));
}
