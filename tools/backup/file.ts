import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream, existsSync, renameSync, rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';

/** The message is one sentence: what is wrong with a backup or its target, and what to do. */
export class BackupError extends Error {}

const FORMAT = 1;
const HEAD = z.strictObject({
  backup: z.literal('manara'),
  format: z.int(),
  at: z.string(),
  migrations: z.array(z.string()).min(1),
});
const END = z.strictObject({ end: z.strictObject({ rows: z.int(), files: z.int(), sha256: z.string() }) });
const RECORDS = z.strictObject({ table: z.string(), rows: z.array(z.array(z.string().nullable())) });
const PART = z.strictObject({ file: z.string(), part: z.base64(), isLast: z.boolean() });

export type Head = z.infer<typeof HEAD>;
/** Rows as JSON texts of their arrays, or a part of a file; `isLast` marks the file's last part. */
export type Entry = { table: string; rows: readonly string[] } | { file: string; part: Buffer; isLast: boolean };

export interface Summary {
  rows: number;
  files: number;
  sha256: string;
}

function lineOf(entry: Entry): string {
  if ('table' in entry) return `{"table":${JSON.stringify(entry.table)},"rows":[${entry.rows.join(',')}]}`;
  const { file, part, isLast } = entry;
  return JSON.stringify({ file, part: part.toString('base64'), isLast });
}

/**
 * Writes a backup, compressed: a header line, a line for each entry, and a line with the checksum of all lines before.
 * Only its owner may read it, because it contains readers' submissions. The file appears completely or not at all.
 */
export async function writeBackup(
  path: string,
  { at, migrations }: Pick<Head, 'at' | 'migrations'>,
  entries: AsyncIterable<Entry>,
): Promise<Summary> {
  if (existsSync(path)) throw new BackupError(`${path} is there already: name another file.`);
  const hash = createHash('sha256');
  const summary: Summary = { rows: 0, files: 0, sha256: '' };
  async function* lines() {
    const counted = (line: string) => (hash.update(`${line}\n`), `${line}\n`);
    yield counted(JSON.stringify({ backup: 'manara', format: FORMAT, at, migrations } satisfies Head));
    for await (const entry of entries) {
      if ('table' in entry) summary.rows += entry.rows.length;
      else if (entry.isLast) summary.files += 1;
      yield counted(lineOf(entry));
    }
    summary.sha256 = hash.digest('hex');
    yield `${JSON.stringify({ end: summary })}\n`;
  }
  const draft = `${path}.draft`;
  try {
    await pipeline(Readable.from(lines()), createGzip(), createWriteStream(draft, { mode: 0o600 }));
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
  renameSync(draft, path);
  return summary;
}

/**
 * Reads a backup to its end and returns its header and summary. Throws `BackupError` when it is incomplete; nothing has
 * been restored yet.
 */
export async function checkBackup(path: string): Promise<{ head: Head; summary: Summary }> {
  const hash = createHash('sha256');
  const found = { rows: 0, files: 0 };
  let head: Head | undefined;
  let last = '';
  for await (const line of linesOf(path)) {
    head ??= headOf(path, line);
    if (last !== '') hash.update(`${last}\n`);
    count(last, found);
    last = line;
  }
  const end = END.safeParse(parsed(last)).data?.end;
  const isWhole = end?.sha256 === hash.digest('hex') && end.rows === found.rows && end.files === found.files;
  if (!head || !end || !isWhole) throw damaged(path, 'its end or its checksum is not that of its content');
  return { head, summary: end };
}

function count(line: string, found: { rows: number; files: number }): void {
  const entry = parsed(line) as { rows?: unknown; isLast?: unknown } | undefined;
  if (Array.isArray(entry?.rows)) found.rows += entry.rows.length;
  if (entry?.isLast === true) found.files += 1;
}

function headOf(path: string, line: string): Head {
  const entry = parsed(line);
  const { data } = HEAD.safeParse(entry);
  if (data?.format === FORMAT) return data;
  const { format } = (entry ?? {}) as { format?: unknown };
  if (typeof format === 'number' && format > FORMAT)
    throw new BackupError(`${path} was written by a newer release: restore it with that one.`);
  throw new BackupError(`${path} is not a backup of this site: name another file.`);
}

/** The entries of a checked backup, in the order in which they were written. */
export async function* readBackup(path: string): AsyncGenerator<Entry> {
  for await (const line of linesOf(path)) {
    const value = parsed(line);
    const part = PART.safeParse(value).data;
    if (part) yield { ...part, part: Buffer.from(part.part, 'base64') };
    const records = RECORDS.safeParse(value).data;
    if (records) yield { table: records.table, rows: records.rows.map((row) => JSON.stringify(row)) };
  }
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

async function* linesOf(path: string): AsyncGenerator<string> {
  const file = createReadStream(path);
  await once(file, 'open').catch((error: Error) => {
    throw new BackupError(`${path} cannot be read (${error.message}): name a file that npm run backup wrote.`);
  });
  const content = createGunzip();
  const piped = pipeline(file, content);
  // The reader of the lines gets the same error.
  piped.catch(() => undefined);
  try {
    yield* createInterface({ input: content, crlfDelay: Infinity });
    await piped;
  } catch (error) {
    throw damaged(path, (error as Error).message);
  }
}

function damaged(path: string, why: string): BackupError {
  return new BackupError(`${path} is damaged (${why}): restore another backup.`);
}
