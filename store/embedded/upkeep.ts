import type { PostgresPool } from 'kysely';
import { isOutage } from '../error.ts';
import type { StoreLog } from '../log.ts';

/** The first start fills the tables in its first minutes. */
const FIRST_DELAY_MS = 120_000;
const INTERVAL_MS = 3_600_000;

const TABLES = `select quote_ident(relname) as name from pg_class
  where relkind = 'r' and relnamespace = current_schema()::regnamespace`;

/** Runs one statement on a connection of the pool. */
type Query = (statement: string) => Promise<{ rows: unknown[] }>;

/**
 * Removes old row versions and renews the statistics. PGlite has no autovacuum; without this, counting reads every row
 * and the planner guesses. It works table by table, so that pages get their turn between two.
 */
export async function tidy(query: Query): Promise<void> {
  const { rows } = await query(TABLES);
  // A tenth of the usual sample: sufficient for tables of this size, and quick.
  await query('set default_statistics_target = 10');
  for (const { name } of rows as { name: string }[]) await query(`vacuum (analyze) ${name}`);
}

/** Tidies at intervals; returns the function that stops it. A failure is logged, and the next round tries again. */
export function keepTidy(pool: PostgresPool, log: StoreLog): () => void {
  let ended = false;
  /** Queues with all other queries. */
  const query: Query = async (statement) => {
    const client = await pool.connect();
    return await client.query<unknown>(statement, []).finally(() => client.release());
  };
  const run = async () => {
    await tidy(query).catch((error: unknown) => {
      // The database was closed meanwhile, or went away: the next round tidies.
      if (ended || isOutage(error)) return;
      log.warn(
        { event: 'database-upkeep-failed', error: (error as Error).message },
        'The upkeep of the database failed.',
      );
    });
    if (!ended) timer = setTimeout(run, INTERVAL_MS).unref();
  };
  let timer = setTimeout(run, FIRST_DELAY_MS).unref();
  return () => {
    ended = true;
    clearTimeout(timer);
  };
}
