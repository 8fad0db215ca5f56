import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { plainEnvironment, type Image } from './steps.ts';

const POLL_MS = 250;

export interface RunningContainer {
  process: ChildProcess;
  /** The output so far. */
  output(): string;
  /** Runs the health check of the image; true when it passes. */
  isHealthy(): boolean;
  /** Stops the process as the runtime does; returns the exit code. */
  stop(): Promise<number | null>;
}

interface Running {
  image: Image;
  command?: readonly string[] | undefined;
  environment: Record<string, string>;
  /** The mounted writable folder; everything else is read-only. */
  dataDir: string;
}

/** Starts a process as the image's user, in a root that is read-only for it. Only root can switch to another user. */
export function runImage({ image, command = image.command, environment, dataDir }: Running): RunningContainer {
  const isRoot = process.getuid?.() === 0;
  const account = isRoot ? image.user : {};
  mkdirSync(dataDir, { recursive: true });
  if (isRoot) chownSync(dataDir, image.user.uid, image.user.gid);
  // A user other than root owns the files that it created: they have to be read-only too.
  else spawnSync('chmod', ['-R', 'a-w', image.root]);
  chmodSync(image.root, 0o555);
  const env = { ...plainEnvironment(), ...image.env, ...environment, DATA_DIR: dataDir };
  const options = { cwd: join(image.root, image.workDir), env, ...account };
  const [program = '', ...args] = command;
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += part));
  return {
    process: child,
    output: () => output,
    isHealthy() {
      const [check = '', ...rest] = image.healthCheck;
      return spawnSync(check, rest, { ...options, timeout: 3_000 }).status === 0;
    },
    async stop() {
      if (child.exitCode === null && child.signalCode === null) {
        const ended = once(child, 'exit');
        child.kill('SIGTERM');
        await ended;
      }
      return child.exitCode;
    },
  };
}

/** Makes read-only files writable again, so that they can be deleted. */
export function reopen(image: Image): void {
  spawnSync('chmod', ['-R', 'u+w', image.root]);
}

/** Waits until the condition is true; throws with the process's output when it ends before, or takes too long. */
export async function until(
  isSo: () => boolean | Promise<boolean>,
  running: RunningContainer,
  limitMs: number,
): Promise<void> {
  const limit = performance.now() + limitMs;
  while (!(await isSo())) {
    if (running.process.exitCode !== null || performance.now() > limit)
      throw new Error(`It ended, or took longer than ${limitMs} ms:\n${running.output().slice(-4_000)}`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}
