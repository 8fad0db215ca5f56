import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely';
import { openEmbedded } from '../embedded/engine.ts';
import { SILENT } from '../log.ts';
import { migrate, migrateTo, unknownMigrations } from '../migrate.ts';
import { openPostgres } from '../postgres/engine.ts';
import type { Tables } from '../tables.ts';
import { putRecords, withSnapshot, type Records, type Snapshot } from './records.ts';
import { copiedTables, quoted, rowsOf } from './tables.ts';

/** The store as a whole, to be copied and restored. Its tables are not changed until it is filled. */
export interface WholeStore {
  /** Reads all its records as of one moment. */
  read<T>(work: (snapshot: Snapshot) => Promise<T>): Promise<T>;
  /** Names of the tables that have records. */
  filled(): Promise<string[]>;
  /** Restores records into an empty store, with the tables of that time, and then migrates them. */
  fill(migrations: readonly string[], records: AsyncIterable<Records>): Promise<void>;
  close(): Promise<void>;
}

export { unknownMigrations };

/** Opens the database at this address, otherwise the embedded one, whose site must be stopped. Throws `StoreError`. */
export async function openWholeStore(databaseUrl: string | undefined, dataDir: string): Promise<WholeStore> {
  const engine = databaseUrl ? await openPostgres(databaseUrl, SILENT) : await openEmbedded(dataDir, SILENT);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: engine.pool }) });
  const on = async <T>(work: (client: PostgresPoolClient) => Promise<T>): Promise<T> => {
    const client = await engine.pool.connect();
    return await work(client).finally(() => client.release());
  };
  return {
    read: (work) => on((client) => withSnapshot(client, work)),
    filled: () => on(filledTables),
    async fill(migrations, records) {
      await on(dropTables);
      try {
        await migrateTo(db, migrations.at(-1)!);
        await on(async (client) => putRecords(client, await copiedTables(client), records));
        await migrate(db);
        await on((client) => client.query('analyze', []));
      } catch (error) {
        // A partly filled store is not one to start on, so its tables are dropped.
        await on(dropTables);
        throw error;
      }
    },
    async close() {
      await db.destroy();
      await engine.close();
    },
  };
}

async function filledTables(client: PostgresPoolClient): Promise<string[]> {
  const filled: string[] = [];
  for (const { name } of await copiedTables(client)) {
    const [row] = await rowsOf<{ has: boolean }>(client, `select exists (select from ${quoted(name)}) as has`);
    if (row?.has) filled.push(name);
  }
  return filled;
}

/** Drops tables without records, as an earlier start left them. */
async function dropTables(client: PostgresPoolClient): Promise<void> {
  const found = await rowsOf<{ name: string }>(
    client,
    `select relname as name from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace`,
  );
  if (found.length > 0)
    await client.query(`drop table ${found.map(({ name }) => quoted(name)).join(', ')} cascade`, []);
}
