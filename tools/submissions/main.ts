import { userInfo } from 'node:os';
import { resolve } from 'node:path';
import { readSettings, SettingsError } from '#server/settings.ts';
import { StoreError } from '#store/error.ts';
import { requireExisting } from '#store/existing.ts';
import { openStore } from '#store/open.ts';
import { commandOf, runSubmissions, USAGE } from './submissions.ts';

const command = commandOf(process.argv.slice(2));
if (!command) {
  console.error(USAGE);
  process.exit(1);
}
try {
  const { DATABASE_URL, DATA_DIR } = readSettings(process.env);
  const dataDir = resolve(DATA_DIR);
  requireExisting(DATABASE_URL, dataDir);
  const store = await openStore({ databaseUrl: DATABASE_URL, dataDir });
  try {
    const who = userInfo().username;
    const audit = (line: object) => console.error(JSON.stringify(line));
    process.exitCode = await runSubmissions(command, {
      store,
      who,
      now: Date.now(),
      out: (part) => void process.stdout.write(part),
      audit,
    });
  } finally {
    await store.close();
  }
} catch (error) {
  if (!(error instanceof StoreError || error instanceof SettingsError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
