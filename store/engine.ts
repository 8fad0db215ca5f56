import type { PostgresPool } from 'kysely';
import type { Leadership } from './leadership.ts';

/** A database that speaks PostgreSQL, wherever it runs. */
export interface Engine {
  pool: PostgresPool;
  leadership: Leadership;
  /** True while it does not answer. */
  isAway(): boolean;
  /** Ends what the engine started; the pool is ended by Kysely before. */
  close(): Promise<void>;
}
