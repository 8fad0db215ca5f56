import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { BASE, partOf, SERVER_ONLY } from '#messages/parts.ts';
import { MESSAGE_LOCALES, readMessages, type Message } from './catalog.ts';

/** Texts that could not be compiled, each with its position. */
export class MessagesError extends Error {}

type Compiled = Record<string, unknown>;

/**
 * Compiles the PO files of each language: whole into `messages/compiled/<locale>.ts` for the server, and in parts into
 * `messages/compiled/<locale>/<part>.json` for browsers. An unchanged file is not written, so that a watching server
 * does not reload. Throws `MessagesError` for a text that is not an ICU message or is a duplicate.
 */
export function compileMessages(root: string): { locale: string; count: number; changed: boolean }[] {
  const folder = join(root, 'messages', 'compiled');
  mkdirSync(folder, { recursive: true });
  return MESSAGE_LOCALES.map((locale) => {
    const messages = readMessages(root, locale);
    const parts = compiledParts(messages);
    const whole = Object.assign({}, ...parts.values()) as Compiled;
    const changed = writeWhenChanged(join(folder, `${locale}.ts`), moduleOf(whole));
    parts.delete(SERVER_ONLY);
    writeParts(join(folder, locale), parts);
    return { locale, count: messages.length, changed };
  });
}

function compiledParts(messages: readonly Message[]): Map<string, Compiled> {
  const seen = new Set<string>();
  const parts = new Map<string, Compiled>([[BASE, {}]]);
  for (const message of messages) {
    if (seen.has(message.id)) throw new MessagesError(`${at(message)} '${message.id}' stands twice: remove one.`);
    seen.add(message.id);
    const name = partOf(message.file);
    parts.set(name, { ...parts.get(name), [message.id]: compileOne(message) });
  }
  return parts;
}

function writeParts(folder: string, parts: Map<string, Compiled>): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, compiled] of parts) writeWhenChanged(join(folder, `${name}.json`), JSON.stringify(compiled));
  const gone = readdirSync(folder).filter((file) => !parts.has(file.replace(/\.json$/, '')));
  for (const file of gone) rmSync(join(folder, file));
}

function moduleOf(compiled: Compiled): string {
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
