import { resolve } from 'node:path';
import { readSettings, SettingsError } from '#server/settings.ts';
import { StoreError } from '#store/error.ts';
import { requireExisting } from '#store/existing.ts';
import { backUp, restore } from './backup.ts';
import { BackupError } from './file.ts';

const USAGE = `npm run backup -- FILE [--without-documents]   copies the store and the documents into FILE
npm run restore -- FILE                        puts them into an empty store and an empty data folder`;

const [command, file, option, ...further] = process.argv.slice(2);
const withDocuments = option !== '--without-documents';
const isBackup = command === 'backup' && (option === undefined || !withDocuments);
if (
  !file ||
  file.startsWith('-') ||
  further.length > 0 ||
  !(isBackup || (command === 'restore' && option === undefined))
) {
  console.error(USAGE);
  process.exit(1);
}
try {
  const { DATABASE_URL: databaseUrl, DATA_DIR } = readSettings(process.env);
  const place = { databaseUrl, dataDir: resolve(DATA_DIR) };
  const path = resolve(file);
  const now = new Date();
  if (isBackup) requireExisting(databaseUrl, place.dataDir);
  const done = isBackup
    ? { ...(await backUp(place, path, { at: now, withDocuments })), at: now.toISOString() }
    : await restore(place, path);
  const what = `${done.rows} records and ${done.files} files of ${done.at}; the sum of its content is ${done.sha256}`;
  console.log(isBackup ? `${file} holds ${what}.` : `Restored ${what}.`);
} catch (error) {
  if (!(error instanceof StoreError || error instanceof SettingsError || error instanceof BackupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
