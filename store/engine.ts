import type { PostgresPool } from 'kysely';
import type { Leadership } from './leadership.ts';

/** A database that speaks PostgreSQL, wherever it runs. */
export interface Engine {
  pool: PostgresPool;
  leadership: Leadership;
  /** True while the database does not answer. */
  isAway(): boolean;
  /** Ends what the engine started; Kysely ends the pool before. */
  close(): Promise<void>;
}
