import { isMainThread, Worker, workerData } from 'node:worker_threads';

const LOOK_EVERY_MS = 1_000;

/**
 * Kills this process when the process that started it has been gone for `patienceMs`: a hanging engine receives no
 * signal and no disconnect, and would run for ever. It watches from a thread of its own.
 */
export function guardAgainstOrphanhood(patienceMs: number): void {
  const workerData = { parent: process.ppid, patienceMs };
  new Worker(new URL(import.meta.url), { workerData, execArgv: [] }).unref();
}

function watch({ parent, patienceMs }: { parent: number; patienceMs: number }): void {
  const looking = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(looking);
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), patienceMs);
  }, LOOK_EVERY_MS);
}

if (!isMainThread) watch(workerData as Parameters<typeof watch>[0]);
