import type { PostgresPoolClient } from 'kysely';

/** A table to be copied, without the columns that the database computes. */
export interface CopiedTable {
  name: string;
  columns: readonly { name: string; type: string; isIdentity: boolean }[];
}

export const MIGRATIONS_TABLE = 'schema_migrations';
/** Bookkeeping of migrations and nodes, not records of the site. */
const OWN_TABLES = [MIGRATIONS_TABLE, 'schema_migrations_lock', 'leaderships'];

const COLUMNS = `select c.relname as "table", a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
    a.attidentity <> '' as "isIdentity"
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r'
    and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  order by c.relname, a.attnum`;
const REFERENCES = `select a.relname as "table", b.relname as needs
  from pg_constraint k join pg_class a on a.oid = k.conrelid join pg_class b on b.oid = k.confrelid
  where k.contype = 'f' and a.relnamespace = current_schema()::regnamespace and a.oid <> b.oid`;

interface ColumnRow {
  table: string;
  name: string;
  type: string;
  isIdentity: boolean;
}

export async function rowsOf<Row>(client: PostgresPoolClient, text: string, values: unknown[] = []): Promise<Row[]> {
  return [...(await client.query<Row>(text, values)).rows];
}

/** Every table with records, referenced tables first. */
export async function copiedTables(client: PostgresPoolClient): Promise<CopiedTable[]> {
  const columns = (await rowsOf<ColumnRow>(client, COLUMNS)).filter(({ table }) => !OWN_TABLES.includes(table));
  const references = await rowsOf<{ table: string; needs: string }>(client, REFERENCES);
  const tables = [...Map.groupBy(columns, ({ table }) => table)].map(([name, columns]) => ({ name, columns }));
  return inOrder(tables, references);
}

function inOrder(tables: CopiedTable[], references: readonly { table: string; needs: string }[]): CopiedTable[] {
  const ordered: CopiedTable[] = [];
  const put = (table: CopiedTable): void => {
    if (ordered.includes(table)) return;
    for (const { needs } of references.filter((each) => each.table === table.name))
      put(tables.find(({ name }) => name === needs)!);
    ordered.push(table);
  };
  for (const table of tables) put(table);
  return ordered;
}

/** The migrations that have run there, in order; empty when there are no tables yet. */
export async function migrationsDone(client: PostgresPoolClient): Promise<string[]> {
  const [found] = await rowsOf<{ isThere: boolean }>(
    client,
    `select to_regclass('${MIGRATIONS_TABLE}') is not null as "isThere"`,
  );
  if (!found?.isThere) return [];
  return (await rowsOf<{ name: string }>(client, `select name from ${MIGRATIONS_TABLE} order by name`)).map(
    ({ name }) => name,
  );
}

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
