import { spawn, type ChildProcess } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** An ordinary trading morning at normal speed: figures change, and the phase stays the same within a journey. */
export const TRADING_MORNING = '2026-11-18T11:00*1';
const READY_LIMIT_MS = 300_000;
const READY_POLL_MS = 100;
const STOP_LIMIT_MS = 10_000;
const WARNING_LEVEL = 40;
/** A site without pauses between its requests, for journeys about data that takes long to read. */
export const UNPAUSED = 'tests/support/unpaused-program.ts';
/** Settings of the person who runs the tests; a site under test has its own. */
const SETTING =
  /^(PORT|HOST|DATA_DIR|DATABASE_URL|REDIS_URL|SITE_ORIGIN|EXCHANGE_.*|KYC_URL|BOT_CHECK.*|RECAPTCHA_.*|SMTP_URL|MAIL_FROM|LOG_LEVEL|METRICS_.*|READ_AHEAD|DRAIN_SECONDS|(CONNECTIONS|STREAMS)_PER_ADDRESS|TRUSTED_PROXIES|UPSTREAM_.*)$/;

export interface SiteOptions {
  /** `EXCHANGE_CLOCK`; defaults to `TRADING_MORNING`. */
  clock?: string;
  /** Further settings. */
  env?: Record<string, string>;
  /** A data folder left by another site; defaults to a new one. */
  dataDir?: string;
  /** false: resolves as soon as the site listens, ready or not. */
  ready?: boolean;
  /** Another program that runs the site and receives messages; defaults to `server/main.ts`. */
  program?: string;
  /** Another folder with the built site. */
  root?: string;
}

export interface Site {
  /** Scheme, host and port, without a trailing slash. */
  url: string;
  dataDir: string;
  /** File with all output of the site so far. */
  logFile: string;
  process: ChildProcess;
  /** Warnings and errors in the site's log since the last call. */
  takeFaults(): string[];
  /**
   * Stops the site like an operator; rejects when it does not stop, or logged a fault that no test took, even during
   * the shutdown. `faultsAreKnown`: the journeys caused the faults and have checked them.
   */
  stop(options?: { faultsAreKnown?: boolean }): Promise<void>;
}

/** Runs the built site on a free port with its own data folder and market clock. */
export async function startSite({
  clock = TRADING_MORNING,
  env,
  dataDir,
  ready = true,
  program,
  root = ROOT,
}: SiteOptions = {}): Promise<Site> {
  const folder = dataDir ?? mkdtempSync(join(tmpdir(), 'manara-site-'));
  const logFile = join(folder, 'site.log');
  const child = spawn(process.execPath, [program ?? 'server/main.ts'], {
    cwd: root,
    env: {
      ...foreignEnvironment(),
      HOST: '127.0.0.1',
      PORT: '0',
      EXCHANGE_PORT: '0',
      DATA_DIR: folder,
      EXCHANGE_CLOCK: clock,
      // Does not read ahead data that no journey checks.
      READ_AHEAD: '0',
      // No balancer has to switch to another node.
      DRAIN_SECONDS: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe', ...(program ? ['ipc' as const] : [])],
  });
  const url = await listening(child, logFile);
  if (ready) await becomesReady(url, child, logFile);
  const takeFaults = faultReader(logFile);
  let isStopped = false;
  return {
    url,
    dataDir: folder,
    logFile,
    process: child,
    takeFaults,
    async stop({ faultsAreKnown = false } = {}) {
      if (isStopped) return;
      isStopped = true;
      await end(child);
      const faults = takeFaults();
      if (dataDir === undefined) rmSync(folder, { recursive: true, force: true });
      if (faults.length > 0 && !faultsAreKnown)
        throw new Error(`The site complained of something that no journey expected:\n${faults.join('\n')}`);
    },
  };
}

/** The environment of the tests without any setting of a site. */
export function foreignEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !SETTING.test(name) && !name.startsWith('VITEST'));
  return { ...Object.fromEntries(kept), NODE_ENV: 'production' };
}

/** The address that the site logs as its own. */
function listening(child: ChildProcess, logFile: string): Promise<string> {
  writeFileSync(logFile, '');
  return new Promise((resolve, reject) => {
    const hear = (part: Buffer) => {
      appendFileSync(logFile, part);
      const port = /"event":"listening".*?"port":(\d+)|listening.*?https?:\/\/[^\s"/]+:(\d+)/i.exec(
        readFileSync(logFile, 'utf8'),
      );
      if (port) resolve(`http://127.0.0.1:${port[1] ?? port[2]}`);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', (code) =>
      reject(new Error(`The site ended with ${code} before it listened:\n${readFileSync(logFile, 'utf8')}`)),
    );
  });
}

async function becomesReady(url: string, child: ChildProcess, logFile: string): Promise<void> {
  const limit = Date.now() + READY_LIMIT_MS;
  while (child.exitCode === null) {
    const answer = await fetch(`${url}/readyz`);
    if (answer.ok) return;
    if (Date.now() > limit) {
      await end(child);
      throw new Error(
        `The site was not ready within ${READY_LIMIT_MS} ms: ${await answer.text()}\n${readFileSync(logFile, 'utf8')}`,
      );
    }
    await new Promise((resolve) => setTimeout(resolve, READY_POLL_MS));
  }
  throw new Error(`The site ended with ${child.exitCode} before it was ready:\n${readFileSync(logFile, 'utf8')}`);
}

function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`The site did not end within ${STOP_LIMIT_MS} ms.`));
    }, STOP_LIMIT_MS);
    child.once('exit', () => {
      clearTimeout(limit);
      resolve();
    });
    child.kill('SIGTERM');
  });
}

/** Reads a site's log incrementally: each call returns the faults since the last one. */
export function faultReader(logFile: string): () => string[] {
  let read = 0;
  return () => {
    const lines = readFileSync(logFile, 'utf8').split('\n').slice(0, -1);
    const fresh = lines.slice(read);
    read = lines.length;
    return fresh.filter(isFault);
  };
}

/** The log has one JSON object with a level per line; any other line came from a crash or a forgotten print. */
function isFault(line: string): boolean {
  if (line.trim() === '') return false;
  try {
    const { level, event } = JSON.parse(line) as { level: number; event?: string };
    // The duration of a start depends on the machine.
    return level >= WARNING_LEVEL && event !== 'not-ready';
  } catch {
    return true;
  }
}
