import { readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { bornAt, isAlive, REALM } from './liveness.ts';

/** Long enough for a second process that found the same stale lock to have written its own over ours. */
const SETTLE_MS = 50;
const TOUCH_INTERVAL_MS = 3_000;
const PATIENCE_INTERVAL_MS = 100;
/** A holder in another container or on another machine is dead when it left its lock untouched for so long. */
const SILENCE_MS = 10_000;

export interface Lock {
  release(): void;
}

/** The lock is held by a living process. */
export class LockHeldError extends Error {
  readonly pid: number;

  constructor(pid: number) {
    super(`held by process ${pid}`);
    this.pid = pid;
  }
}

interface Holder {
  pid: number;
  /** Start of that process as the system tells it: a number that was given to another process since does not count. */
  born: string;
  /** Where its process number has a meaning. */
  realm: string;
}

function readHolder(path: string): Holder | undefined {
  try {
    const [pid, born, realm] = readFileSync(path, 'utf8').split('\n');
    return { pid: Number(pid), born: born ?? '', realm: realm || REALM };
  } catch {
    return undefined;
  }
}

function create(path: string): boolean {
  try {
    writeFileSync(path, `${process.pid}\n${bornAt(process.pid)}\n${REALM}\n`, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function touchedAt(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

async function holds(path: string, holder: Holder, silenceMs: number): Promise<boolean> {
  if (holder.realm === REALM) return isAlive(holder.pid, holder.born);
  const before = touchedAt(path);
  await sleep(silenceMs);
  return touchedAt(path) !== before;
}

async function refuseIfHeld(path: string, silenceMs: number): Promise<void> {
  const holder = readHolder(path);
  if (holder && (await holds(path, holder, silenceMs))) throw new LockHeldError(holder.pid);
}

function touch(path: string): void {
  const now = new Date();
  try {
    utimesSync(path, now, now);
  } catch {
    // The folder is gone or full: the lock is not what a reader of the log must be told of then.
  }
}

function keep(path: string): Lock {
  const timer = setInterval(touch, TOUCH_INTERVAL_MS, path).unref();
  return {
    release() {
      clearInterval(timer);
      if (readHolder(path)?.pid === process.pid) rmSync(path, { force: true });
    },
  };
}

/**
 * Takes the lock file `path` for this process, over from a holder that died where need be.
 * Throws `LockHeldError` while a living process holds it, and the system's error when the folder cannot be written.
 */
export async function takeLock(path: string, silenceMs = SILENCE_MS): Promise<Lock> {
  if (!create(path)) {
    await refuseIfHeld(path, silenceMs);
    rmSync(path, { force: true });
    if (!create(path)) await refuseIfHeld(path, silenceMs);
  }
  await sleep(SETTLE_MS);
  const holder = readHolder(path);
  if (holder?.pid !== process.pid || holder.realm !== REALM) throw new LockHeldError(holder?.pid ?? 0);
  return keep(path);
}

/** Takes the lock as `takeLock` does, from a holder that is just ending too: asks again for as long as `patienceMs`. */
export async function awaitLock(path: string, patienceMs: number): Promise<Lock> {
  for (let waitedMs = 0; ; waitedMs += PATIENCE_INTERVAL_MS) {
    try {
      return await takeLock(path);
    } catch (error) {
      if (!(error instanceof LockHeldError) || waitedMs >= patienceMs) throw error;
      await sleep(PATIENCE_INTERVAL_MS);
    }
  }
}
