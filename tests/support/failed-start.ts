import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runningWith } from './processes.ts';
import { foreignEnvironment } from './site.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const LIMIT_MS = 150_000;

export interface FailedStart {
  /** null when it had to be killed because it kept running. */
  code: number | null;
  errorOutput: string;
  /** Processes that it had started and that remained after its end. */
  left: string[];
}

/** Starts the built site with these settings, in its own data folder when none is given, and waits for its end. */
export async function failToStart(settings: Record<string, string>, root = ROOT): Promise<FailedStart> {
  const folder = mkdtempSync(join(tmpdir(), 'manara-start-'));
  const fixed = { HOST: '127.0.0.1', PORT: '0', EXCHANGE_PORT: '0', DATA_DIR: folder };
  const env = { ...foreignEnvironment(), ...fixed, STARTED_FOR: folder, ...settings };
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: LIMIT_MS,
    killSignal: 'SIGKILL',
  });
  const parts: Buffer[] = [];
  child.stderr.on('data', (part: Buffer) => parts.push(part));
  let left: string[] = [];
  child.once('exit', () => (left = runningWith('STARTED_FOR', folder)));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  rmSync(folder, { recursive: true, force: true });
  return { code, errorOutput: Buffer.concat(parts).toString(), left };
}
