import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Letter } from './letter.ts';
import { templateText, typeset } from './typesetter.ts';

/** Cache of generated documents. */
export interface DocumentShelf {
  pdf(letter: Letter): Buffer;
  /**
   * Returns the document's size in bytes. Generates the document when needed, and then yields: the market runs in the
   * same process.
   */
  size(letter: Letter): Promise<number>;
}

interface Options {
  /** Folder of the generated files; without it they are only stored in memory. */
  dir?: string | undefined;
  /** Called when a file cannot be stored; it is then generated again each time. */
  warn(sentence: string): void;
}

const IN_MEMORY = 48;
const ON_DISK = 2_000;
/** Files deleted at a time, so that cleaning up is rare. */
const TIDIED = 200;

/**
 * Generates documents on demand and caches them: the latest in memory, more on disk, both bounded. A file's name is
 * derived from its content and the template, so a cached file is never outdated. Sizes are those of the generated
 * files.
 */
export function openShelf({ dir, warn }: Options): DocumentShelf {
  const recent = new Map<string, Buffer>();
  const sizes = new Map<string, number>();
  const disk = dir === undefined ? null : openFolder(dir, warn);
  const pdf = (letter: Letter): Buffer => {
    const key = keyOf(letter);
    const made = recent.get(key) ?? disk?.read(key) ?? make(letter, key);
    recent.delete(key);
    recent.set(key, made);
    if (recent.size > IN_MEMORY) recent.delete(recent.keys().next().value!);
    sizes.set(key, made.length);
    return made;
  };
  const make = (letter: Letter, key: string) => {
    const made = typeset(letter);
    disk?.write(key, made);
    return made;
  };
  const size = async (letter: Letter): Promise<number> => {
    const known = sizes.get(keyOf(letter));
    if (known !== undefined) return known;
    await nextTurn();
    return pdf(letter).length;
  };
  return { pdf, size };
}

function keyOf(letter: Letter): string {
  return createHash('sha256').update(templateText()).update(JSON.stringify(letter)).digest('hex').slice(0, 40);
}

interface Folder {
  read(key: string): Buffer | undefined;
  write(key: string, pdf: Buffer): void;
}

function openFolder(dir: string, warn: (sentence: string) => void): Folder | null {
  try {
    mkdirSync(dir, { recursive: true });
  } catch (error) {
    warn(`Documents cannot be kept in ${dir} (${reasonOf(error)}); they are made anew each time.`);
    return null;
  }
  let room = ON_DISK - tidy(dir);
  return {
    read: (key) => readWhole(join(dir, `${key}.pdf`)),
    write: (key, pdf) => {
      if (room <= 0) room = ON_DISK - tidy(dir);
      room -= 1;
      try {
        // Written under another name first, so that a reader never gets a partial file.
        const draft = join(dir, `${key}.${process.pid}.part`);
        writeFileSync(draft, pdf);
        renameSync(draft, join(dir, `${key}.pdf`));
      } catch (error) {
        warn(`A document could not be kept in ${dir}: ${reasonOf(error)}.`);
      }
    },
  };
}

function readWhole(path: string): Buffer | undefined {
  try {
    const pdf = readFileSync(path);
    return pdf.subarray(0, 5).toString('latin1') === '%PDF-' ? pdf : undefined;
  } catch {
    return undefined;
  }
}

/** Deletes the oldest files when there are too many, and returns how many are left. */
function tidy(dir: string): number {
  const files = readdirSync(dir).filter((name) => name.endsWith('.pdf') || name.endsWith('.part'));
  if (files.length < ON_DISK) return files.length;
  const byAge = files
    .map((name) => ({ path: join(dir, name), at: timeOf(join(dir, name)) }))
    .sort((a, b) => a.at - b.at);
  const gone = byAge.slice(0, files.length - ON_DISK + TIDIED);
  gone.forEach(({ path }) => rmSync(path, { force: true }));
  return files.length - gone.length;
}

function timeOf(path: string): number {
  try {
    return statSync(path).mtimeMs;
  } catch {
    return 0;
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
