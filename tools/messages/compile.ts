import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { MESSAGE_LOCALES, readMessages, type Message } from './catalog.ts';

/** Texts that could not be compiled, each with its place. */
export class MessagesError extends Error {}

/**
 * Merges the area catalogs of each language into `messages/compiled/<locale>.ts`. A file that would not change is left
 * alone, so that a watching server does not reload. Throws `MessagesError` for a text that is no ICU message or stands twice.
 */
export function compileMessages(root: string): { locale: string; count: number; changed: boolean }[] {
  const folder = join(root, 'messages', 'compiled');
  mkdirSync(folder, { recursive: true });
  return MESSAGE_LOCALES.map((locale) => {
    const messages = readMessages(root, locale);
    const changed = writeWhenChanged(join(folder, `${locale}.ts`), moduleOf(messages));
    return { locale, count: messages.length, changed };
  });
}

function moduleOf(messages: Message[]): string {
  const compiled: Record<string, unknown> = {};
  for (const message of messages) {
    if (message.id in compiled) throw new MessagesError(`${at(message)} '${message.id}' stands twice: remove one.`);
    compiled[message.id] = compileOne(message);
  }
  const json = JSON.stringify(JSON.stringify(compiled));
  return `import type { Messages } from '@lingui/core';\n\nexport const messages: Messages = JSON.parse(${json});\n`;
}

function compileOne(message: Message): unknown {
  try {
    return compileMessageOrThrow(message.text);
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new MessagesError(`${at(message)} '${message.id}' is no ICU message: ${reason}`);
  }
}

function at({ file, line }: Message): string {
  return `${file}:${line}`;
}

function writeWhenChanged(path: string, text: string): boolean {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return false;
  writeFileSync(path, text);
  return true;
}
