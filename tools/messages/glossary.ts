import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { GlossaryEntry } from '#domain/glossary.ts';
import { isolatedIn } from '#domain/isolation.ts';
import { MESSAGE_LOCALES, type MessageLocale } from './catalog.ts';
import { readGlossary, type GlossarySource } from './glossary-source.ts';

/**
 * Writes `messages/compiled/glossary-<locale>.json`: the terms of each language in its alphabetical order, and
 * `glossary-id.ts`: the type of their ids. An unchanged file is not written. Throws `GlossaryError` for sources that
 * cannot be read.
 */
export function compileGlossary(root: string): { locale: string; count: number; changed: boolean }[] {
  const source = readGlossary((file) => readFileSync(join(root, file), 'utf8'));
  const folder = join(root, 'messages', 'compiled');
  writeWhenChanged(join(folder, 'glossary-id.ts'), typeOf(Object.keys(source.facts)));
  return MESSAGE_LOCALES.map((locale) => {
    const entries = glossaryEntries(source, locale);
    const changed = writeWhenChanged(join(folder, `glossary-${locale}.json`), JSON.stringify(entries));
    return { locale, count: entries.length, changed };
  });
}

function typeOf(ids: readonly string[]): string {
  return `export type GlossaryId = ${ids.map((id) => `'${id}'`).join(' | ')};\n`;
}

/**
 * The terms of a language in dictionary order; a term without text in that language is left out (a check reports it).
 */
export function glossaryEntries({ facts, words }: GlossarySource, locale: MessageLocale): GlossaryEntry[] {
  const shown = (text: string) => isolatedIn(locale, text);
  const { compare } = new Intl.Collator(locale, { numeric: true });
  return Object.entries(facts)
    .flatMap(([id, { area, source, see }]) => {
      const own = words[locale][id];
      return own ? [{ id, own, area, source, see }] : [];
    })
    .sort((a, b) => compare(headOf(a.own.term), headOf(b.own.term)) || compare(a.id, b.id))
    .map(({ own: { term, also, words: text, formula }, ...entry }) => ({
      ...entry,
      term: shown(term),
      also: also.map(shown),
      definition: shown(text),
      formula: formula && shown(formula.replace(/([×÷]) (?=\d)/g, '$1\u00a0')),
      letter: letterOf(term),
    }));
}

/** Dictionaries ignore the Arabic article: الإغلاق السابق is under its alif with hamza, not under lam. */
function headOf(term: string): string {
  return term.replace(/^ال/, '');
}

const ALIFS = /[اأإآ]/;

function letterOf(term: string): string {
  const first = headOf(term).charAt(0).toUpperCase();
  if (/\d/.test(first)) return '#';
  return ALIFS.test(first) ? 'أ' : first;
}

function writeWhenChanged(path: string, text: string): boolean {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return false;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return true;
}
