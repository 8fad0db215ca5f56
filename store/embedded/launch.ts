import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Address, FromDatabase } from './protocol.ts';

const PROGRAM = fileURLToPath(new URL('./process.ts', import.meta.url));
const STOP_LIMIT_MS = 6_000;
/**
 * V8 optimises the engine's hot functions in the background, the largest for two seconds of a core, and an exit waits
 * for it. With this budget (13 million by default) a process does so once it has worked for some minutes.
 */
const TIER_UP_LATE = '--wasm-tiering-budget=1000000000';

/** Starts the database process; it ends by itself when this process is gone. */
export function launch(dataDir: string, socketDir: string): ChildProcess {
  return fork(PROGRAM, [dataDir, socketDir], {
    execArgv: [TIER_UP_LATE],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

/** Resolves with the listening address. Rejects with the reason when the process has ended before. */
export function addressOf(child: ChildProcess): Promise<Address> {
  return new Promise((resolve, reject) => {
    let reason: string | undefined;
    child.on('message', (message: FromDatabase) => {
      if (message.kind === 'ready') resolve(message.address);
      else reason = message.message;
    });
    child.once('error', reject);
    child.once('exit', (code, signal) => reject(new Error(reason ?? `it ended with ${signal ?? `code ${code}`}`)));
  });
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

/** Asks the process to end by disconnecting, and kills it when it does not end in time. */
export function stop(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return Promise.resolve();
  return new Promise((resolve) => {
    const limit = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
    child.once('exit', () => {
      clearTimeout(limit);
      resolve();
    });
    if (child.connected) child.disconnect();
  });
}
