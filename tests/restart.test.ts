import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLoad } from './support/load.ts';
import { findNginx, startNginx, type Balancer } from './support/nginx.ts';
import { closedPort } from './support/ports.ts';
import { startSite, type Site } from './support/site.ts';

const nginx = findNginx();
/** Restarts each node once; the goal of a hundred can be set here. */
const RESTARTS = Number(process.env.TEST_RESTARTS ?? 2);
/** Time for a restart on a machine with other work. */
const RESTART_LIMIT_MS = 60_000;
const NOTE = nginx ? '' : ' (not run: nginx is not installed here)';

describe.skipIf(!nginx)(`two nodes behind nginx${NOTE}`, () => {
  const nodes: (Site & { port: number })[] = [];
  let balancer: Balancer;

  async function startNode(at: number): Promise<void> {
    const port = nodes[at]?.port ?? (await closedPort());
    const dataDir = nodes[at]?.dataDir ?? mkdtempSync(join(tmpdir(), 'manara-node-'));
    nodes[at] = { ...(await startSite({ env: { PORT: String(port) }, dataDir })), port };
  }

  beforeAll(async () => {
    await Promise.all([startNode(0), startNode(1)]);
    balancer = await startNginx(nginx!, await closedPort(), [nodes[0]!.port, nodes[1]!.port]);
  }, 4 * RESTART_LIMIT_MS);

  afterAll(async () => {
    await balancer?.stop();
    await Promise.all(nodes.map((node) => node.stop()));
    for (const { dataDir } of nodes) rmSync(dataDir, { recursive: true, force: true });
  });

  it('restart in turn under load, and no request fails', { timeout: RESTARTS * RESTART_LIMIT_MS }, async () => {
    const load = startLoad(balancer.url);
    for (let count = 0; count < RESTARTS; count += 1) {
      const at = count % nodes.length;
      await nodes[at]!.stop();
      await startNode(at);
    }
    const { answered, failed } = await load.stop();
    expect(failed, balancer.output()).toEqual([]);
    expect(answered).toBeGreaterThan(RESTARTS * 20);
  });

  it('send the readers of a stopping node’s stream on with a hint when to return', async () => {
    const stream = await fetch(`http://127.0.0.1:${nodes[0]!.port}/live?topics=clock`);
    const words = stream.text();
    await nodes[0]!.stop();
    expect(await words).toMatch(/retry: 1\d{3}\n\n$/);
  });

  it('leave readers a page of both languages that says when to come again, when none answers', async () => {
    for (const node of nodes) await node.stop();
    const answer = await fetch(`${balancer.url}/ar/market-watch`);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    const page = await answer.text();
    for (const sentence of ['Please try again in a few seconds.', 'يُرجى المحاولة مرة أخرى بعد ثوانٍ.'])
      expect(page).toContain(sentence);
  });
});
