import { childOf } from './support/processes.ts';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { startSite } from './support/site.ts';

const CONNECTIONS = 20;
const STOPS = process.env.TEST_LONG ? 10 : 1;
const PATHS = ['/en', '/healthz', '/ar/glossary', '/healthz'];
/** Long enough for a busy machine to make the requests in between. */
const DRAIN = { DRAIN_SECONDS: '10' };
const LIMIT_MS = 300_000;

type Outcome = { status: number; isLast: boolean } | { fault: string };

function ask(url: string, agent: Agent): Promise<Outcome> {
  return new Promise((resolve) => {
    const asked = get(url, { agent }, (answer) => {
      const isLast = answer.headers.connection === 'close';
      answer.resume();
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0, isLast }));
      answer.once('error', (error) => resolve({ fault: error.message }));
    });
    asked.once('error', (error: NodeJS.ErrnoException) => resolve({ fault: error.code ?? error.message }));
  });
}

/** Sends requests over one keep-alive connection without a pause, until an answer announces the last one. */
async function untilLast(origin: string): Promise<{ answered: number; faults: string[] }> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const faults: string[] = [];
  for (let answered = 0; ; answered += 1) {
    const outcome = await ask(origin + PATHS[answered % PATHS.length]!, agent);
    if ('fault' in outcome) faults.push(outcome.fault);
    else if (outcome.status !== 200) faults.push(String(outcome.status));
    if (!('isLast' in outcome) || outcome.isLast) {
      agent.destroy();
      return { answered, faults };
    }
  }
}

describe('a site that is asked to stop', () => {
  it(
    'is not ready, answers all that comes on kept connections, and then closes them',
    { timeout: STOPS * LIMIT_MS },
    async () => {
      for (let stop = 0; stop < STOPS; stop += 1) {
        const site = await startSite({ env: DRAIN });
        const readers = Array.from({ length: CONNECTIONS }, () => untilLast(site.url));
        for (const path of PATHS) await fetch(site.url + path);
        const ended = once(site.process, 'exit');
        site.process.kill('SIGTERM');
        // Some answers may arrive before the signal.
        const readiness = () =>
          fetch(`${site.url}/readyz`).then(async (answer) => [answer.status, await answer.json()]);
        await expect.poll(readiness).toEqual([503, { ready: false, reasons: ['The site is about to stop.'] }]);
        expect((await fetch(`${site.url}/en`)).headers.get('connection')).toBe('close');
        const results = await Promise.all(readers);
        expect(results.flatMap(({ faults }) => faults)).toEqual([]);
        expect(await ended).toEqual([0, null]);
        await site.stop();
      }
    },
  );

  it('by the keyboard is gone without a wait for a balancer', async () => {
    const site = await startSite({ env: { DRAIN_SECONDS: '600' } });
    const ended = once(site.process, 'exit');
    // A terminal sends the signal to all processes that it started.
    process.kill(childOf(site.process, 'exchange/main.ts'), 'SIGINT');
    site.process.kill('SIGINT');
    expect(await ended).toEqual([0, null]);
    // Rejects when the site logged a fault, such as a missing exchange.
    await site.stop();
  });
});

describe('a fault that nobody caught', () => {
  it.each(['throw', 'reject'])('is logged, and ends the site in order (%s)', async (kind) => {
    const site = await startSite({ program: 'tests/support/failing-program.ts' });
    const ended = once(site.process, 'exit');
    site.process.send(kind);
    expect(await ended).toEqual([1, null]);
    const log = readFileSync(site.logFile, 'utf8');
    const lines = log.match(/^\{.*$/gm)!.map((line) => JSON.parse(line) as Record<string, unknown>);
    const faults = lines.filter(({ level }) => Number(level) >= 50);
    expect(faults).toMatchObject([{ level: 60, event: 'fault', err: { message: 'A fault that was set off.' } }]);
    // The folder's lock is released, so the next start can use it.
    expect(existsSync(join(site.dataDir, 'lock'))).toBe(false);
    expect(log).not.toContain('did not stop cleanly');
    await site.stop({ faultsAreKnown: true });
  });
});
