import { openWholeStore, unknownMigrations, type WholeStore } from '#store/backup/whole-store.ts';
import { BackupError, checkBackup, readBackup, writeBackup, type Entry, type Summary } from './file.ts';
import { fileEntries, holdsFiles, putPart } from './folders.ts';

export interface Place {
  /** Connection to PostgreSQL; without it the embedded database in `dataDir`. */
  databaseUrl?: string | undefined;
  dataDir: string;
}

/**
 * Copies the store as of one moment, and the files beside it, into a new file. Throws `BackupError` and `StoreError`.
 */
export function backUp(
  { databaseUrl, dataDir }: Place,
  path: string,
  { at, withDocuments = true }: { at: Date; withDocuments?: boolean },
): Promise<Summary> {
  return withStore({ databaseUrl, dataDir }, (store) =>
    store.read(async ({ migrations, records }) => {
      if (migrations.length === 0)
        throw new BackupError('There is nothing to back up: the site has not been started on this store.');
      async function* entries(): AsyncGenerator<Entry> {
        yield* records();
        yield* fileEntries(dataDir, withDocuments);
      }
      return await writeBackup(path, { at: at.toISOString(), migrations: [...migrations] }, entries());
    }),
  );
}

/**
 * Restores a backup into an empty place; the whole file is checked before anything is changed. Throws `BackupError` and
 * `StoreError`.
 */
export async function restore({ databaseUrl, dataDir }: Place, path: string): Promise<Summary & { at: string }> {
  const { head, summary } = await checkBackup(path);
  const [unknown] = unknownMigrations(head.migrations);
  if (unknown)
    throw new BackupError(`${path} is of a newer release (its tables have ${unknown}): restore it with that one.`);
  if (summary.files > 0 && holdsFiles(dataDir))
    throw new BackupError(`The data folder ${dataDir} holds documents already: restore into an empty one.`);
  await withStore({ databaseUrl, dataDir }, async (store) => {
    const filled = await store.filled();
    if (filled.length > 0)
      throw new BackupError(
        `The database holds records already (${filled.slice(0, 3).join(', ')}): restore into an empty one.`,
      );
    await store.fill(head.migrations, recordsOf(path));
  });
  for await (const entry of readBackup(path)) if ('file' in entry) await putPart(dataDir, entry);
  return { ...summary, at: head.at };
}

async function* recordsOf(path: string) {
  for await (const entry of readBackup(path)) if ('table' in entry) yield entry;
}

async function withStore<T>({ databaseUrl, dataDir }: Place, work: (store: WholeStore) => Promise<T>): Promise<T> {
  const store = await openWholeStore(databaseUrl, dataDir);
  return await work(store).finally(() => store.close());
}
