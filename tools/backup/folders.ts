import { createReadStream, existsSync, mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { BackupError, type Entry } from './file.ts';

/**
 * Files in the data folder, beside the database, that may exist nowhere else: copies of documents that their host may
 * have withdrawn, and the closing prices of the simulated exchange. Pictures and that exchange's publications can be
 * generated again.
 */
const DOCUMENTS = 'documents';
const EXCHANGE = 'exchange';
const MADE_AGAIN = 'exchange/documents/';
const UNFINISHED = /\.(draft|new)$/;
const SAFE_PATH = /^(documents|exchange)(\/[\w-][\w.-]*)+$/;
const PART_BYTES = 256 * 1024;

/** Paths relative to the data folder. */
function filesIn(dataDir: string, folders: readonly string[]): string[] {
  return folders
    .filter((folder) => existsSync(join(dataDir, folder)))
    .flatMap((folder) => readdirSync(join(dataDir, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(dataDir, '/').length).replaceAll('\\', '/'))
    .filter((path) => SAFE_PATH.test(path) && !path.startsWith(MADE_AGAIN) && !UNFINISHED.test(path))
    .sort();
}

export async function* fileEntries(dataDir: string, withDocuments: boolean): AsyncGenerator<Entry> {
  for (const file of filesIn(dataDir, withDocuments ? [DOCUMENTS, EXCHANGE] : [EXCHANGE])) {
    let held: Buffer | undefined;
    try {
      for await (const part of createReadStream(join(dataDir, file), { highWaterMark: PART_BYTES })) {
        if (held) yield { file, part: held, isLast: false };
        held = part as Buffer;
      }
    } catch (error) {
      // The file was evicted since the folder was read. If a part was already written, the copy would be incomplete.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || held) throw error;
      continue;
    }
    yield { file, part: held ?? Buffer.alloc(0), isLast: true };
  }
}

/** True when the data folder already has files of these kinds. */
export function holdsFiles(dataDir: string): boolean {
  return filesIn(dataDir, [DOCUMENTS, EXCHANGE]).length > 0;
}

/** Writes a part of a file; each file appears complete. */
export async function putPart(
  dataDir: string,
  { file, part, isLast }: Extract<Entry, { file: string }>,
): Promise<void> {
  if (!SAFE_PATH.test(file) || file.includes('..'))
    throw new BackupError(`The backup names the file ${file}, which is none of this site's: restore another one.`);
  const path = join(dataDir, file);
  const draft = `${path}.draft`;
  if (!existsSync(draft)) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(draft, '');
  }
  await appendFile(draft, part);
  if (isLast) renameSync(draft, path);
}
