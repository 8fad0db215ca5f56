import { findNginx, startNginx } from '#tests/support/nginx.ts';
import { closedPort } from '#tests/support/ports.ts';
import { startSite, TRADING_MORNING, type Site } from '#tests/support/site.ts';
import { timesOf } from '#tests/support/site-log.ts';
import { CAN_RUN_TWO_NODES, startSharedServices } from '#tests/support/two-nodes.ts';
import type { Figure } from '#tools/bench/figure.ts';

/** Two nodes behind nginx, on PostgreSQL, Redis and one exchange. */
export interface BehindNginx {
  /** Address of the balancer. */
  url: string;
  nodes: readonly Site[];
  /** Kills the node that leads the reading: the other has to take over. Its place stays empty until `replace`. */
  killLeader(): void;
  /** Starts a node in the place of the one that was killed. */
  replace(): Promise<void>;
}

interface Options {
  clock?: string;
  /** Runs before the nodes start, with the settings that they share. */
  prepare?(env: Record<string, string>): Promise<void>;
}

/** What `measure` found; nothing, with the reason printed, where nginx or the services are missing. */
export async function behindNginx(
  { clock = TRADING_MORNING, prepare }: Options,
  measure: (world: BehindNginx) => Promise<Figure[]>,
): Promise<Figure[]> {
  const nginx = findNginx();
  if (!nginx || !CAN_RUN_TWO_NODES) {
    console.log('Not measured: it needs nginx, TEST_DATABASE_URL and TEST_REDIS_URL.');
    return [];
  }
  const shared = await startSharedServices(clock);
  await prepare?.(shared.env);
  const ports = [await closedPort(), await closedPort()];
  const start = (port: number) =>
    startSite({ env: { ...shared.env, PORT: String(port), TRUSTED_PROXIES: '1' }, clock });
  const nodes = [await start(ports[0]!), await start(ports[1]!)];
  const balancer = await startNginx(nginx, await closedPort(), ports);
  let killed = 0;
  try {
    return await measure({
      url: balancer.url,
      nodes,
      killLeader() {
        killed = nodes.indexOf(leaderOf(nodes));
        nodes[killed]!.process.kill('SIGKILL');
      },
      async replace() {
        nodes[killed] = await start(ports[killed]!);
      },
    });
  } finally {
    await balancer.stop();
    for (const node of nodes) await node.stop({ faultsAreKnown: true }).catch(() => undefined);
    await shared.stop();
  }
}

function leaderOf(nodes: readonly Site[]): Site {
  const led = (site: Site) => timesOf(site, 'leading').at(-1) ?? '';
  return nodes.reduce((leader, node) => (led(node) > led(leader) ? node : leader));
}
