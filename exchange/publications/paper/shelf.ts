import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Letter } from './letter.ts';
import { templateText, typeset } from './typesetter.ts';

/** Documents that were made once. */
export interface DocumentShelf {
  pdf(letter: Letter): Buffer;
  /** Its size in bytes; makes it when it was never made, and then lets others have their turn: the market runs beside it. */
  size(letter: Letter): Promise<number>;
}

interface Options {
  /** Folder of the made files; without it they are only kept in memory. */
  dir?: string | undefined;
  /** Told when a file cannot be kept: it is then made anew each time. */
  warn(sentence: string): void;
}

const IN_MEMORY = 48;
const ON_DISK = 2_000;
/** So many are let go at once, that tidying is rare. */
const TIDIED = 200;

/**
 * Makes documents on demand and keeps them: the last ones in memory, more on disk, both bounded. A file's name is made
 * from its content and the template, so a cached file is never an outdated one. Sizes are those of the made files.
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
        // Under another name first: a reader never meets half a file.
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

/** Takes the oldest away when there are too many, and gives how many are left. */
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
