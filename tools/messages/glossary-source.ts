import { parse, YAMLParseError } from 'yaml';
import { z } from 'zod';
import { GLOSSARY_AREAS, GLOSSARY_SOURCES } from '#domain/glossary.ts';
import { MESSAGE_LOCALES, type MessageLocale } from './catalog.ts';

export const GLOSSARY_FOLDER = 'messages/glossary';

const facts = z.strictObject({
  area: z.enum(GLOSSARY_AREAS),
  labels: z.array(z.string()).default([]),
  source: z.enum(GLOSSARY_SOURCES),
  see: z.array(z.string()).min(1),
});
const words = z.strictObject({
  term: z.string().min(1),
  also: z.array(z.string().min(1)).default([]),
  words: z.string().min(1),
  formula: z.string().min(1).nullable().default(null),
});

export type TermFacts = z.infer<typeof facts>;
export type TermWords = z.infer<typeof words>;

/** The content of the glossary's three files, and the line on which each term begins. */
export interface GlossarySource {
  facts: Record<string, TermFacts>;
  words: Record<MessageLocale, Record<string, TermWords>>;
  lineOf(file: GlossaryFile, id: string): number;
}

export type GlossaryFile = 'entries' | MessageLocale;

/** A glossary file that cannot be read, with the position. */
export class GlossaryError extends Error {
  readonly file: string;
  readonly line: number;

  constructor(file: string, line: number, message: string) {
    super(message);
    this.file = file;
    this.line = line;
  }
}

/** Reads the glossary's files; throws `GlossaryError` when one is not YAML or has another shape. */
export function readGlossary(read: (file: string) => string): GlossarySource {
  const texts = new Map(
    (['entries', ...MESSAGE_LOCALES] as const).map((name) => [name, read(glossaryFile(name))] as const),
  );
  const parsed = <Entry>(name: GlossaryFile, schema: z.ZodType<Entry>) =>
    parseFile(name, texts.get(name) ?? '', schema);
  return {
    facts: parsed('entries', facts),
    words: { en: parsed('en', words), ar: parsed('ar', words) },
    lineOf: (file, id) => lineOf(texts.get(file) ?? '', id),
  };
}

export function glossaryFile(name: GlossaryFile): string {
  return `${GLOSSARY_FOLDER}/${name}.yaml`;
}

function parseFile<Entry>(name: GlossaryFile, text: string, entry: z.ZodType<Entry>): Record<string, Entry> {
  const file = glossaryFile(name);
  try {
    const { data, error } = z.record(z.string(), entry).safeParse(parse(text) ?? {});
    if (data) return data;
    const { path, message } = error.issues[0]!;
    throw new GlossaryError(file, lineOf(text, String(path[0])), `'${path.join('.')}': ${message}.`);
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error;
    throw new GlossaryError(file, error.linePos?.[0].line ?? 1, error.message.split('\n')[0] ?? 'is no YAML.');
  }
}

function lineOf(text: string, id: string): number {
  return Math.max(0, text.split('\n').indexOf(`${id}:`)) + 1;
}
