import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { foreignEnvironment, TRADING_MORNING } from './site.ts';

const PROGRAM = fileURLToPath(new URL('../../exchange/main.ts', import.meta.url));

export interface RunningExchange {
  url: string;
  stop(): Promise<void>;
}

/** The embedded exchange as a separate service, which a site uses from outside. */
export async function startExchange(clock = TRADING_MORNING): Promise<RunningExchange> {
  const folder = mkdtempSync(join(tmpdir(), 'manara-exchange-'));
  const child = fork(PROGRAM, {
    env: { ...foreignEnvironment(), EXCHANGE_PORT: '0', EXCHANGE_CLOCK: clock, DATA_DIR: folder },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
