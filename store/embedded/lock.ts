import { readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { bornAt, isAlive, REALM } from './liveness.ts';

/** Long enough for a second process that found the same stale lock to have overwritten ours. */
const SETTLE_MS = 50;
const TOUCH_INTERVAL_MS = 3_000;
const PATIENCE_INTERVAL_MS = 100;
/**
 * A holder in another container or on another machine counts as dead when it has not touched its lock for this long.
 */
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
  /** Start of that process as the system reports it: a later process with the same number does not count. */
  born: string;
  /** The realm in which the process number is valid. */
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
    // The folder is gone or full: then the lock is not what the log has to report.
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
 * Acquires the lock file `path` for this process, if necessary from a holder that died. Throws `LockHeldError` while a
 * living process holds it, and the system's error when the folder cannot be written.
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

/** Acquires the lock as `takeLock` does, also from a holder that is ending: retries for as long as `patienceMs`. */
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
