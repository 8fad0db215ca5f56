import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';

const PROGRAM = fileURLToPath(new URL('../exchange/main.ts', import.meta.url));
const RESTART_DELAY_MS = 1_000;
const STOP_LIMIT_MS = 3_000;

export interface EmbeddedExchange {
  /** Base URL of the exchange, such as http://127.0.0.1:3001. */
  url: string;
  stop(): Promise<void>;
}

interface Options {
  port: number;
  clock: string;
  dataDir: string;
  log: Logger;
}

/**
 * Runs the simulated exchange as a process of its own, so that its market never delays a reader's page. If it dies it
 * is restarted on the same port; meanwhile the site works with the data it has. Rejects with a one-sentence message
 * when it cannot start the first time.
 */
export async function startEmbeddedExchange(options: Options): Promise<EmbeddedExchange> {
  let stopping = false;
  let child = start(options, 'pipe');
  const port = await readyPort(child);

  const restart = () => {
    if (stopping) return;
    options.log.error({ event: 'exchange-ended' }, 'The embedded exchange ended; it is started again.');
    setTimeout(() => {
      if (stopping) return;
      child = start({ ...options, port }, 'inherit');
      child.once('exit', restart);
    }, RESTART_DELAY_MS);
  };
  child.once('exit', restart);

  return {
    url: `http://127.0.0.1:${port}`,
    stop() {
      stopping = true;
      return stopChild(child);
    },
  };
}

function start({ port, clock, dataDir }: Options, errorOutput: 'pipe' | 'inherit'): ChildProcess {
  const env = { ...process.env, EXCHANGE_PORT: String(port), EXCHANGE_CLOCK: clock, DATA_DIR: dataDir };
  return fork(PROGRAM, { env, stdio: ['ignore', 'ignore', errorOutput, 'ipc'] });
}

/**
 * Error output of the child before it is ready explains why it could not start; later output goes to this process's
 * error output.
 */
function readyPort(child: ChildProcess): Promise<number> {
  let said = '';
  const hear = (part: Buffer) => void (said += part.toString());
  child.stderr?.on('data', hear);
  return new Promise((resolve, reject) => {
    child.on('message', (message: { ready?: boolean; port?: number }) => {
      if (!message.ready || !message.port) return;
      child.stderr?.off('data', hear).pipe(process.stderr);
      process.stderr.write(said);
      resolve(message.port);
    });
    child.once('close', (code) => {
      const reason = said.trim().split('\n').at(-1);
      reject(new Error(reason || `The embedded exchange could not start (exit code ${code}).`));
    });
  });
}

function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const limit = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
    child.once('exit', () => {
      clearTimeout(limit);
      resolve();
    });
    child.kill('SIGTERM');
  });
}
