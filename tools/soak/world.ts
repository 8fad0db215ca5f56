import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase } from '#store/postgres/test-database.ts';
import { interruption } from '#store/postgres/test-interruption.ts';
import { startExchange } from '#tests/support/exchange.ts';
import { closedPort } from '#tests/support/ports.ts';
import { startSite, type Site } from '#tests/support/site.ts';
import { HOST_VARIABLES } from '#upstream/hosts.ts';
import type { ClockSet } from './soaked-program.ts';

const PROGRAM = 'tools/soak/soaked-program.ts';

export interface SoakedNode {
  name: string;
  url: string;
  site(): Site;
  /** False while the node is killed or hangs: it cannot answer then. */
  isThere(): boolean;
  kill(): void;
  restart(): Promise<void>;
  hang(): void;
  wake(): void;
  setClock(aheadMs: number): void;
  /** When the node's process was started. */
  startedAt(): number;
  /** null when this machine cannot mount a file system for it. */
  disk: Disk | null;
}

/** The file system of a node's data folder. */
export interface Disk {
  folder: string;
  setReadOnly(isReadOnly: boolean): void;
  fill(): void;
  empty(): void;
  remove(): void;
}

type Way = Awaited<ReturnType<typeof interruption>>;

/** Two nodes with the services behind them, each over a connection that can be cut. */
export interface World {
  nodes: readonly SoakedNode[];
  exchangeUrl: string;
  database: Way;
  bus: Way;
  /** The exchange's services, by host name. */
  services: ReadonlyMap<string, Way>;
  stop(): Promise<void>;
}

export async function openWorld(databaseUrl: string, redisUrl: string): Promise<World> {
  const base = await createDatabase(databaseUrl);
  const exchange = await startExchange();
  const [database, bus] = [await interruption(base.url), await interruption(redisUrl)];
  const services = new Map<string, Way>();
  const env: Record<string, string> = { DATABASE_URL: database.url, REDIS_URL: bus.url };
  for (const [host, { variable, embeddedPath }] of Object.entries(HOST_VARIABLES)) {
    const way = await interruption(exchange.url);
    services.set(host, way);
    env[variable] = way.url.replace(/\/$/, '') + embeddedPath;
  }
  const nodes = [await startNode('a', env), await startNode('b', env)];
  return {
    nodes,
    exchangeUrl: exchange.url,
    database,
    bus,
    services,
    async stop() {
      for (const node of nodes) {
        await node.site().stop({ faultsAreKnown: true });
        node.disk?.remove();
      }
      for (const way of [database, bus, ...services.values()]) await way.cut();
      await exchange.stop();
      await base.drop();
    },
  };
}

async function startNode(name: string, given: Record<string, string>): Promise<SoakedNode> {
  const disk = mountedDisk();
  const env = { ...given, PORT: String(await closedPort()), ...(disk && { DATA_DIR: disk.folder }) };
  let site = await startSite({ env, program: PROGRAM });
  let startedAt = Date.now();
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
      site = await startSite({ env, program: PROGRAM });
      startedAt = Date.now();
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
    setClock: (aheadMs) => void site.process.send({ aheadMs } satisfies ClockSet),
    startedAt: () => startedAt,
    disk,
  };
}

/** A file system in memory, which can be full or read-only; not every user has the right to mount it. */
function mountedDisk(): Disk | null {
  const folder = mkdtempSync(join(tmpdir(), 'manara-soak-'));
  const mount = (...words: string[]) => spawnSync('mount', [...words, folder]).status === 0;
  if (!mount('-t', 'tmpfs', '-o', 'size=256m', 'tmpfs')) {
    rmSync(folder, { recursive: true });
    return null;
  }
  const ballast = join(folder, 'ballast');
  return {
    folder,
    setReadOnly: (isReadOnly) => void mount('-o', `remount,${isReadOnly ? 'ro' : 'rw'}`),
    fill() {
      const { bavail, bsize } = statfsSync(folder);
      writeFileSync(ballast, Buffer.alloc(bavail * bsize));
    },
    empty: () => rmSync(ballast, { force: true }),
    remove() {
      spawnSync('umount', ['-l', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
