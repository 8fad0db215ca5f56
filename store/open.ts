import { Kysely, PostgresDialect } from 'kysely';
import { once } from './answers.ts';
import { bars } from './bars.ts';
import { circulars } from './circulars.ts';
import { corporateActions } from './corporate-actions.ts';
import { directDeals } from './direct-deals.ts';
import { disclosures, press } from './disclosures.ts';
import { documents } from './documents.ts';
import { openEmbedded } from './embedded/engine.ts';
import type { Engine } from './engine.ts';
import { StoreError } from './error.ts';
import { ingestJobs } from './ingest-jobs.ts';
import { fileWords } from './file-words.ts';
import { indexPoints } from './index-points.ts';
import { SILENT, type StoreLog } from './log.ts';
import { isMigrated, migrate } from './migrate.ts';
import { outbox } from './outbox.ts';
import { openPostgres } from './postgres/engine.ts';
import { quotes } from './quotes.ts';
import { profiles, securities } from './securities.ts';
import type { Store } from './store.ts';
import { invitations } from './invitations.ts';
import { seats } from './seats.ts';
import { submissions } from './submissions.ts';
import type { Tables } from './tables.ts';

/** A readiness probe that takes longer than this answers no: a balancer probes again. */
const READY_LIMIT_MS = 2_000;

export interface StoreOptions {
  /** A PostgreSQL 15 or newer; without it an embedded one in `dataDir`. */
  databaseUrl?: string | undefined;
  dataDir: string;
  log?: StoreLog | undefined;
  /** Called after every statement, for metrics. */
  onQuery?: ((statement: { ms: number; isOk: boolean }) => void) | undefined;
}

/**
 * Opens the store and migrates its tables. Throws `StoreError`, whose message is one sentence to print: the database is
 * unreachable or not usable, or the data folder belongs to another process.
 */
export async function openStore({ databaseUrl, dataDir, log = SILENT, onQuery }: StoreOptions): Promise<Store> {
  const start = performance.now();
  const engine = databaseUrl ? await openPostgres(databaseUrl, log) : await openEmbedded(dataDir, log);
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: engine.pool }),
    ...(onQuery && {
      log: ({ level, queryDurationMillis }) => onQuery({ ms: queryDurationMillis, isOk: level === 'query' }),
    }),
  });
  try {
    await migrate(db);
  } catch (error) {
    await engine.close();
    throw error;
  }
  const tookMs = Math.round(performance.now() - start);
  log.info({ event: 'store-open', engine: databaseUrl ? 'postgresql' : 'embedded', tookMs }, 'The store is open.');
  return assemble(db, engine);
}

function assemble(db: Kysely<Tables>, engine: Engine): Store {
  let closing: Promise<void> | undefined;
  return {
    securities: securities(db),
    profiles: profiles(db),
    quotes: quotes(db),
    bars: bars(db),
    indexPoints: indexPoints(db),
    directDeals: directDeals(db),
    disclosures: disclosures(db),
    press: press(db),
    circulars: circulars(db),
    corporateActions: corporateActions(db),
    documents: documents(db),
    fileWords: fileWords(db),
    ingestJobs: ingestJobs(db),
    submissions: submissions(db),
    outbox: outbox(db),
    seats: seats(db),
    invitations: invitations(db),
    once: (key, at, work) => once(db, key, at, work),
    withLeadership: (name, work) => engine.leadership.run(name, work),
    isAway: engine.isAway,
    ready: async () => closing === undefined && (await within(READY_LIMIT_MS, isMigrated(db))),
    close: () => (closing ??= shut(db, engine)),
  };
}

async function shut(db: Kysely<Tables>, engine: Engine): Promise<void> {
  engine.leadership.stepDown(new StoreError('closed', 'The store is being closed.'));
  await db.destroy();
  await engine.close();
}

/** Resolves with the answer if it arrives in time; false when it is late or fails. */
function within(limitMs: number, answer: Promise<boolean>): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, limitMs, false);
    void answer
      .catch(() => false)
      .then((value) => {
        clearTimeout(timer);
        resolve(value);
      });
  });
}
