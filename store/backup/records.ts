import type { PostgresPoolClient } from 'kysely';
import { copiedTables, migrationsDone, quoted, rowsOf, type CopiedTable } from './tables.ts';

/**
 * Some rows of a table. Each is the text of a JSON array of its values as texts, so that a value is written as it was
 * read.
 */
export interface Records {
  table: string;
  rows: readonly string[];
}

export interface Snapshot {
  migrations: readonly string[];
  tables: readonly CopiedTable[];
  records(): AsyncGenerator<Records>;
}

const FETCHED_ROWS = 200;

/** Reads all records as of one moment, while others continue to write. */
export async function withSnapshot<T>(
  client: PostgresPoolClient,
  work: (snapshot: Snapshot) => Promise<T>,
): Promise<T> {
  await client.query('begin isolation level repeatable read read only', []);
  try {
    // The disk that is written to may be slow.
    await client.query('set local idle_in_transaction_session_timeout = 0', []);
    // Rows are read in their physical order, so that they are restored in the same order.
    await client.query('set local synchronize_seqscans = off', []);
    const [migrations, tables] = [await migrationsDone(client), await copiedTables(client)];
    return await work({ migrations, tables, records: () => recordsOf(client, tables) });
  } finally {
    await client.query('rollback', []);
  }
}

async function* recordsOf(client: PostgresPoolClient, tables: readonly CopiedTable[]): AsyncGenerator<Records> {
  for (const { name, columns } of tables) {
    const values = columns.map((column) => `${quoted(column.name)}::text`).join(', ');
    await client.query(
      `declare copied no scroll cursor for select json_build_array(${values})::text as row from ${quoted(name)}`,
      [],
    );
    for (;;) {
      const rows = await rowsOf<{ row: string }>(client, `fetch ${FETCHED_ROWS} from copied`);
      if (rows.length === 0) break;
      yield { table: name, rows: rows.map(({ row }) => row) };
    }
    await client.query('close copied', []);
  }
}

/** Writes records into tables of the same schema as those they were read from: all of them, or none. */
export async function putRecords(
  client: PostgresPoolClient,
  tables: readonly CopiedTable[],
  records: AsyncIterable<Records>,
): Promise<void> {
  const statements = new Map(tables.map((table) => [table.name, insertOf(table)]));
  await client.query('begin', []);
  try {
    for await (const { table, rows } of records) {
      const statement = statements.get(table);
      if (!statement) throw new Error(`There is no table ${table}.`);
      await client.query(statement, [`[${rows.join(',')}]`]);
    }
    for (const table of tables) await continueNumbers(client, table);
    await client.query('commit', []);
  } catch (error) {
    await client.query('rollback', []);
    throw error;
  }
}

function insertOf({ name, columns }: CopiedTable): string {
  const names = columns.map((column) => quoted(column.name)).join(', ');
  const values = columns.map(({ type }, at) => `(r ->> ${at})::${type}`).join(', ');
  return `insert into ${quoted(name)} (${names}) overriding system value select ${values} from json_array_elements($1::json) r`;
}

/** Later records get numbers after the restored ones. */
async function continueNumbers(client: PostgresPoolClient, { name, columns }: CopiedTable): Promise<void> {
  for (const column of columns.filter(({ isIdentity }) => isIdentity))
    await client.query(
      `select setval(pg_get_serial_sequence($1, $2), max(${quoted(column.name)})) from ${quoted(name)}`,
      [quoted(name), column.name],
    );
}
