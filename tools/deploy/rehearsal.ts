import { mkdtempSync, chmodSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contextFiles, readStages, readYaml, ROOT } from './files.ts';
import { reopen, runImage, until } from './run-image.ts';
import { makeImage, type Image } from './steps.ts';

const START_LIMIT_MS = 120_000;

interface Composed {
  services: Record<string, { command?: string[]; environment?: Record<string, string>; stop_grace_period?: string }>;
}

export interface Rehearsal {
  /** PostgreSQL and Redis in place of the containers; without them the embedded database and the in-memory bus. */
  databaseUrl?: string | undefined;
  redisUrl?: string | undefined;
  report(step: string): void;
}

/** Observations of the site built by the steps. */
export interface Seen {
  page: number;
  ready: number;
  metrics: number;
  exitCode: number | null;
  stopMs: number;
}

/**
 * Does what the containers would do: the steps of the Dockerfile, then the exchange and a node with the environment of
 * compose.yml.
 */
export async function rehearse({ databaseUrl, redisUrl, report }: Rehearsal): Promise<Seen> {
  const folder = mkdtempSync(join(tmpdir(), 'manara-image-'));
  chmodSync(folder, 0o755);
  let image: Image | undefined;
  try {
    image = makeImage({ stages: readStages(), context: { root: ROOT, files: contextFiles() }, folder, report });
    return await runServices(image, folder, { databaseUrl, redisUrl, report });
  } finally {
    if (image) reopen(image);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function runServices(image: Image, folder: string, { databaseUrl, redisUrl, report }: Rehearsal): Promise<Seen> {
  const { services } = readYaml('deploy/compose.yml') as Composed;
  const [port, metricsPort, exchangePort] = [await freePort(), await freePort(), await freePort()];
  const here = (environment: Record<string, string> = {}) =>
    Object.fromEntries(
      Object.entries(environment).map(([name, value]) => [
        name,
        filledIn(value).replace('http://exchange:3001', `http://127.0.0.1:${exchangePort}`),
      ]),
    );
  report('start the exchange');
  const exchange = runImage({
    image,
    command: services['exchange']!.command,
    environment: {
      ...here(services['exchange']!.environment),
      EXCHANGE_HOST: '127.0.0.1',
      EXCHANGE_PORT: String(exchangePort),
    },
    dataDir: join(folder, 'data-exchange'),
  });
  try {
    await until(() => exchange.output().includes('answers at'), exchange, START_LIMIT_MS);
    report('start a node');
    const places = { PORT: String(port), METRICS_PORT: String(metricsPort), METRICS_HOST: '127.0.0.1' };
    const stores = { DATABASE_URL: databaseUrl ?? '', REDIS_URL: redisUrl ?? '' };
    const node = runImage({
      image,
      environment: { ...here(services['node-a']!.environment), ...places, ...stores },
      dataDir: join(folder, 'data-node'),
    });
    try {
      await until(() => node.isHealthy(), node, START_LIMIT_MS);
      report('the health check passes');
      const status = async (address: string) => (await fetch(address).catch(() => null))?.status ?? 0;
      const ready = () => status(`http://127.0.0.1:${port}/readyz`);
      await until(async () => (await ready()) === 200, node, START_LIMIT_MS);
      const page = await status(`http://127.0.0.1:${port}/ar`);
      const metrics = await status(`http://127.0.0.1:${metricsPort}/metrics`);
      const seen = { page, ready: await ready(), metrics };
      report('stop the node');
      const from = performance.now();
      return { ...seen, exitCode: await node.stop(), stopMs: Math.round(performance.now() - from) };
    } finally {
      await node.stop();
    }
  } finally {
    await exchange.stop();
  }
}

/** Expands `${NAME:-fallback}` and `${NAME:?why}` like compose; a required value gets a placeholder. */
function filledIn(value: string): string {
  return value.replace(
    /\$\{\w+(?::-([^}]*)|:\?[^}]*)?\}/g,
    (_, fallback?: string) => fallback ?? 'a-word-for-the-rehearsal',
  );
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
