import { createDatabase } from '#store/postgres/test-database.ts';
import { HOST_VARIABLES } from '#upstream/hosts.ts';
import { startExchange, type RunningExchange } from './exchange.ts';
import { startSite, type Site } from './site.ts';

const databaseUrl = process.env.TEST_DATABASE_URL;
const redisUrl = process.env.TEST_REDIS_URL;

/** True when this machine has the services that two nodes share: `TEST_DATABASE_URL` and `TEST_REDIS_URL`. */
export const CAN_RUN_TWO_NODES = Boolean(databaseUrl && redisUrl);

export interface TwoNodes {
  nodes: readonly [Site, Site];
  exchange: RunningExchange;
  databaseUrl: string;
  stop(): Promise<void>;
}

/** Services that nodes share: a database of their own, Redis, and one exchange. */
export interface SharedServices {
  exchange: RunningExchange;
  databaseUrl: string;
  /** Settings of each node. */
  env: Record<string, string>;
  stop(): Promise<void>;
}

export async function startSharedServices(clock?: string): Promise<SharedServices> {
  const base = await createDatabase(databaseUrl!);
  const exchange = await startExchange(clock);
  const services = Object.values(HOST_VARIABLES).map(({ variable, embeddedPath }) => [
    variable,
    exchange.url + embeddedPath,
  ]);
  return {
    exchange,
    databaseUrl: base.url,
    env: { ...Object.fromEntries(services), DATABASE_URL: base.url, REDIS_URL: redisUrl! },
    async stop() {
      await exchange.stop();
      await base.drop();
    },
  };
}

/** Two nodes with their own database and one exchange, with further settings for both. */
export async function startTwoNodes(settings: Record<string, string> = {}): Promise<TwoNodes> {
  const shared = await startSharedServices();
  const env = { ...shared.env, ...settings };
  const nodes = [await startSite({ env }), await startSite({ env })] as const;
  return {
    nodes,
    exchange: shared.exchange,
    databaseUrl: shared.databaseUrl,
    async stop() {
      for (const node of nodes) await node.stop({ faultsAreKnown: true });
      await shared.stop();
    },
  };
}
