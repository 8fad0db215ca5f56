// Runs on any Node from 20 on, before anything is installed: plain JavaScript, Node's own modules only.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[/\\]$/, '');
/** The runtime that package.json pins, installed by the `node` package. */
export const PINNED_NODE = join(
  ROOT,
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);
const LEAST_NODE = 20;
/** From this version on Node runs TypeScript itself. */
const LEAST_NODE_FOR_TYPESCRIPT = 24;

const PARENT_POLL_MS = 300;

const major = Number(process.versions.node.split('.')[0]);

/** Exits with a one-sentence message when this Node is too old to install the right one. */
export function requireNode() {
  if (major >= LEAST_NODE) return;
  console.error(
    `Node ${process.versions.node} is too old: install Node ${LEAST_NODE} or newer (nodejs.org), then run the command again.`,
  );
  process.exit(1);
}

/** Exits with a one-sentence message when the packages are not installed yet. */
export function requireInstalled() {
  if (existsSync(PINNED_NODE)) return;
  console.error('The packages are not installed yet: run npm start or npm test first (or npm ci --include=dev).');
  process.exit(1);
}

/** A Node that runs TypeScript: the pinned one when installed, otherwise this one if it is new enough. */
export function typescriptNode() {
  return existsSync(PINNED_NODE) || major < LEAST_NODE_FOR_TYPESCRIPT ? PINNED_NODE : process.execPath;
}

/** Environment with the packages' tools first on the path, as in an npm script, wherever it is called from. */
export function toolEnvironment(extra = {}) {
  const path = [join(ROOT, 'node_modules', '.bin'), outsidePath()].join(delimiter);
  return { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1', ...extra, PATH: path };
}

/** The search path without the packages' own folders: an install replaces those while it runs. */
export function outsidePath() {
  const inside = join(ROOT, 'node_modules') + sep;
  return (process.env.PATH ?? '')
    .split(delimiter)
    .filter((entry) => !(entry + sep).startsWith(inside))
    .join(delimiter);
}

/** Runs a program in the project's root on the pinned Node; resolves with its exit code as a shell would return it. */
export function run(args, options) {
  return launch(args, options).ended;
}

/** Like `run`, for a program that runs beside others. Signals to this process are forwarded to it. */
export function launch(args, { env } = {}) {
  const child = spawn(typescriptNode(), args, { cwd: ROOT, stdio: 'inherit', env: toolEnvironment(env) });
  const stopForwarding = forwardSignals(child);
  const ended = new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(`Node could not be started: ${error.message}`);
      resolve(1);
    });
    child.once('exit', (code, signal) => resolve(code ?? 128 + (constants.signals[signal] ?? 0)));
  }).finally(stopForwarding);
  return { ended, stop: () => child.kill('SIGTERM') };
}

/** Forwards signals to the child, and ends it when npm, which should forward them to us, is gone. */
function forwardSignals(child) {
  const forward = (signal) => {
    // A terminal sends Ctrl-C to every foreground process, including the child: once is enough.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, forward);
  const orphaned = onOrphaned(() => child.kill('SIGTERM'));
  return () => {
    clearInterval(orphaned);
    for (const signal of signals) process.off(signal, forward);
  };
}

/** npm runs a script in a shell, and a signal to npm ends only that shell: the script is left without a parent. */
function onOrphaned(act) {
  if (!process.env.npm_lifecycle_event) return undefined;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    act();
  }, PARENT_POLL_MS);
  return timer.unref();
}
