import { createDatabase } from '#store/postgres/test-database.ts';
import { interruption } from '#store/postgres/test-interruption.ts';
import { startExchange } from '#tests/support/exchange.ts';
import { closedPort } from '#tests/support/ports.ts';
import { startSite, type Site } from '#tests/support/site.ts';
import { HOST_VARIABLES } from '#upstream/hosts.ts';

export interface SoakedNode {
  name: string;
  url: string;
  site(): Site;
  /** False while it is killed or hangs: nothing can be asked of it then. */
  isThere(): boolean;
  kill(): void;
  restart(): Promise<void>;
  hang(): void;
  wake(): void;
}

type Way = Pick<Awaited<ReturnType<typeof interruption>>, 'cut' | 'mend'>;

/** Two nodes with all that stands behind them, each behind a way that can be cut. */
export interface World {
  nodes: readonly SoakedNode[];
  exchangeUrl: string;
  ways: { database: Way; bus: Way; services: Way };
  stop(): Promise<void>;
}

export async function openWorld(databaseUrl: string, redisUrl: string): Promise<World> {
  const base = await createDatabase(databaseUrl);
  const exchange = await startExchange();
  const [database, bus, services] = [
    await interruption(base.url),
    await interruption(redisUrl),
    await interruption(exchange.url),
  ];
  const origin = services.url.replace(/\/$/, '');
  const upstream = Object.values(HOST_VARIABLES).map(({ variable, embeddedPath }) => [variable, origin + embeddedPath]);
  const env = { ...Object.fromEntries(upstream), DATABASE_URL: database.url, REDIS_URL: bus.url };
  const nodes = [await startNode('a', env), await startNode('b', env)];
  return {
    nodes,
    exchangeUrl: exchange.url,
    ways: { database, bus, services },
    async stop() {
      for (const node of nodes) await node.site().stop({ faultsAreKnown: true });
      for (const way of [database, bus, services]) await way.cut();
      await exchange.stop();
      await base.drop();
    },
  };
}

async function startNode(name: string, given: Record<string, string>): Promise<SoakedNode> {
  const env = { ...given, PORT: String(await closedPort()) };
  let site = await startSite({ env });
  let isThere = true;
  return {
    name,
    url: site.url,
    site: () => site,
    isThere: () => isThere,
    kill() {
      isThere = false;
      site.process.kill('SIGKILL');
    },
    async restart() {
      await site.stop({ faultsAreKnown: true });
      site = await startSite({ env });
      isThere = true;
    },
    hang() {
      isThere = false;
      site.process.kill('SIGSTOP');
    },
    wake() {
      site.process.kill('SIGCONT');
      isThere = true;
    },
  };
}
