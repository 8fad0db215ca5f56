import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { marketDate, marketInstant } from '#domain/date.ts';
import { IDENTITY, startExchange } from './fixtures/exchange.ts';
import { issuersOf } from './issuers/directory.ts';
import { publicationsOf } from './publications/disclosures.ts';

const PROGRAM = fileURLToPath(new URL('./main.ts', import.meta.url));
const NODE = fileURLToPath(new URL('../node_modules/.bin/node', import.meta.url));

/** Before the opening call, so that no part of the session has to be simulated. */
const MORNING = '2026-11-20T09:20';

test('two exchanges with the same clock tell the same, and nothing that is still to come', async () => {
  const [one, other] = await Promise.all([startExchange(MORNING), startExchange(MORNING)]);
  const fetchFromBoth = async (path: string) =>
    Promise.all([one, other].map(async ({ url }) => (await fetch(url + path)).text()));
  const [a, b] = await fetchFromBoth('/efsah/v1/prototype_efsah?symbol=+&cms_resources=true&skip=40');
  const [count] = await fetchFromBoth('/efsah/v1/efsah_count?symbol=+&from=2026-11-20');
  await Promise.all([one.close(), other.close()]);
  expect(a!.length).toBeGreaterThan(5_000);
  expect(a).toBe(b);
  const today = publicationsOf(IDENTITY, issuersOf(IDENTITY), '2026-11-20').filter(
    ({ at }) => marketDate(at) === '2026-11-20',
  );
  const out = today.filter(({ at }) => at <= marketInstant('2026-11-20', '09:21'));
  expect(JSON.parse(count!)).toEqual({ root: [{ count: out.length }] });
  expect(out.length).toBeLessThan(today.length);
}, 60_000);

describe('the program', () => {
  let dir: string;
  beforeAll(() => {
    dir = mkdtempSync(join(tmpdir(), 'exchange-'));
  });
  afterAll(() => rmSync(dir, { recursive: true, force: true }));

  const start = (environment: Record<string, string>) => {
    const env = {
      ...process.env,
      DATA_DIR: dir,
      EXCHANGE_CLOCK: '2026-11-20T09:00',
      LOG_LEVEL: 'error',
      ...environment,
    };
    const child = fork(PROGRAM, { env, execPath: NODE, execArgv: [], stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
    let said = '';
    child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
    return { child, said: () => said.trim() };
  };

  test('tells its parent the port, answers there, and goes when it is told to', async () => {
    const { child, said } = start({ EXCHANGE_PORT: '0' });
    const [message] = (await once(child, 'message')) as [{ ready: boolean; port: number }];
    expect(message.ready).toBe(true);
    expect((await fetch(`http://127.0.0.1:${message.port}/mw/v1/status`)).status).toBe(200);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
    expect(said()).toBe('');
  }, 60_000);

  test('goes when its parent is gone', async () => {
    const { child } = start({ EXCHANGE_PORT: '0' });
    await once(child, 'message');
    child.disconnect();
    expect(await once(child, 'exit')).toEqual([0, null]);
  }, 60_000);

  test('says in one sentence that its port is taken', async () => {
    const other = await startExchange(MORNING);
    const { child, said } = start({ EXCHANGE_PORT: String(other.port) });
    const [code] = (await once(child, 'exit')) as [number];
    await other.close();
    expect(code).toBe(1);
    expect(said()).toBe(
      `Port ${other.port} is taken: stop the other program, or set EXCHANGE_PORT to a free port (0 finds one).`,
    );
  }, 60_000);

  test.each([
    [{ EXCHANGE_PORT: 'http' }, /^EXCHANGE_PORT is 'http', but must be a port from 0 to 65535; 0 takes a free one\.$/],
    [{ EXCHANGE_CLOCK: 'yesterday' }, /^EXCHANGE_CLOCK is 'yesterday', but must be .+\.$/],
  ])(
    'says in one sentence what is wrong with %o',
    async (environment, sentence) => {
      const { child, said } = start({ EXCHANGE_PORT: '0', ...environment });
      expect(((await once(child, 'exit')) as [number])[0]).toBe(1);
      expect(said()).toMatch(sentence);
    },
    60_000,
  );
});
