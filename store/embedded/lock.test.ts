import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bornAt, isAlive, REALM } from './liveness.ts';
import { LockHeldError, takeLock } from './lock.ts';

const BRIEF_SILENCE_MS = 20;

describe('the lock of a data folder', () => {
  let folder: string;
  let path: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'manara-lock-'));
    path = join(folder, 'lock');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const holder = () => Number(readFileSync(path, 'utf8').split('\n')[0]);
  const deadPid = () => spawnSync(process.execPath, ['-e', '']).pid;

  it('holds the number of its process, and is gone when released', async () => {
    const lock = await takeLock(path);
    expect(holder()).toBe(process.pid);
    lock.release();
    expect(existsSync(path)).toBe(false);
  });

  it('is refused while a living process holds it, and names that process', async () => {
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    writeFileSync(path, `${other.pid}\n${bornAt(other.pid!)}\n${REALM}\n`);
    const refusal = await takeLock(path).catch((error: unknown) => error);
    other.kill();
    expect(refusal).toBeInstanceOf(LockHeldError);
    expect((refusal as LockHeldError).pid).toBe(other.pid);
  });

  it('is refused to a second taker in the same process', async () => {
    const lock = await takeLock(path);
    await expect(takeLock(path)).rejects.toThrow(LockHeldError);
    lock.release();
  });

  it('is taken over from a process that died', async () => {
    writeFileSync(path, `${deadPid()}\n\n${REALM}\n`);
    const lock = await takeLock(path);
    expect(holder()).toBe(process.pid);
    lock.release();
  });

  it.skipIf(bornAt(process.pid) === '')('is taken over when its number belongs to a younger process now', async () => {
    writeFileSync(path, `${process.ppid}\n1\n${REALM}\n`);
    const lock = await takeLock(path);
    expect(holder()).toBe(process.pid);
    lock.release();
  });

  it('is taken over when the machine stopped while it was written', async () => {
    writeFileSync(path, '');
    const lock = await takeLock(path);
    expect(holder()).toBe(process.pid);
    lock.release();
  });

  it('is taken over from another container only when nobody touches it any more', async () => {
    writeFileSync(path, `1\n\nanother container\n`);
    (await takeLock(path, BRIEF_SILENCE_MS)).release();
    writeFileSync(path, `1\n\nanother container\n`);
    const touching = setInterval(() => writeFileSync(path, `1\n\nanother container\n`), 2);
    await expect(takeLock(path, BRIEF_SILENCE_MS)).rejects.toThrow(LockHeldError);
    clearInterval(touching);
  });

  it('goes to one of many that find it stale at once', async () => {
    writeFileSync(path, `${deadPid()}\n\n${REALM}\n`);
    const program = `import { takeLock } from ${JSON.stringify(new URL('./lock.ts', import.meta.url).href)};
      await takeLock(${JSON.stringify(path)}).then(() => { console.log('held'); process.stdin.resume(); }, () => console.log('refused'));`;
    const takers = Array.from({ length: 4 }, () => spawn(process.execPath, ['--input-type=module', '-e', program]));
    const answers = await Promise.all(
      takers.map(
        (taker) => new Promise<string>((resolve) => taker.stdout.once('data', (data) => resolve(String(data).trim()))),
      ),
    );
    for (const taker of takers) taker.kill();
    expect(answers.filter((answer) => answer === 'held')).toHaveLength(1);
  });

  it('knows a living process from one that is gone', () => {
    expect(isAlive(process.pid, bornAt(process.pid))).toBe(true);
    expect(isAlive(deadPid(), '')).toBe(false);
    expect(isAlive(Number.NaN, '')).toBe(false);
  });
});
