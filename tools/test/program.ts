import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[/\\]$/, '');

const COMPILED = join(ROOT, '.cache', 'compiled');

export interface Ended {
  ok: boolean;
  /** The program's output, both streams; empty when it was shown while it ran. */
  output: string;
}

/** Runs a program in the project's root; with `show` it uses this program's own input and output. */
export function runProgram(program: string, args: readonly string[], { show = false } = {}): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: ROOT,
      // Programs that start often find their modules compiled.
      env: { ...process.env, NODE_COMPILE_CACHE: COMPILED },
      stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    const parts: Buffer[] = [];
    child.stdout?.on('data', (part: Buffer) => parts.push(part));
    child.stderr?.on('data', (part: Buffer) => parts.push(part));
    child.once('error', (error) => resolve({ ok: false, output: `${program} could not be started: ${error.message}` }));
    child.once('close', (code) => resolve({ ok: code === 0, output: Buffer.concat(parts).toString() }));
  });
}

/** Runs one of the project's own scripts, or a package's, on this Node. */
export function runNode(args: readonly string[], options?: { show?: boolean }): Promise<Ended> {
  return runProgram(process.execPath, args, options);
}
