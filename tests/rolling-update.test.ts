import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pathOf } from '#app/page-path.ts';
import { contactFields } from './support/contact-fields.ts';
import { busiest } from './support/figures.ts';
import { readStream } from './support/live-stream.ts';
import { startLoad } from './support/load.ts';
import { findNginx, startNginx, type Balancer } from './support/nginx.ts';
import { closedPort } from './support/ports.ts';
import { startSite, type Site } from './support/site.ts';
import { CAN_RUN_TWO_NODES, startSharedServices, type SharedServices } from './support/two-nodes.ts';

const nginx = findNginx();
const CAN_RUN = Boolean(nginx && CAN_RUN_TWO_NODES);
const NODES = 3;
/** How often each node is replaced: a hundred replacements in the long form. */
const ROUNDS = process.env.TEST_LONG ? 34 : 1;
const STREAMS = 20;
const FORM_EVERY_MS = 400;
const CONTACT = pathOf('discover-contact-us');
const LIMIT = { timeout: 300_000 + ROUNDS * NODES * 60_000 };

describe.skipIf(!CAN_RUN)('three nodes behind nginx (TEST_DATABASE_URL, TEST_REDIS_URL and nginx)', () => {
  let shared: SharedServices;
  let balancer: Balancer;
  const nodes: { site: Site; port: number }[] = [];

  async function startNode(port: number): Promise<{ site: Site; port: number }> {
    const env = { ...shared.env, PORT: String(port), TRUSTED_PROXIES: '1' };
    return { site: await startSite({ env }), port };
  }

  beforeAll(async () => {
    shared = await startSharedServices();
    for (let at = 0; at < NODES; at += 1) nodes.push(await startNode(await closedPort()));
    balancer = await startNginx(
      nginx!,
      await closedPort(),
      nodes.map(({ port }) => port),
    );
  }, LIMIT.timeout);
  afterAll(async () => {
    await balancer?.stop();
    for (const { site } of nodes) await site.stop({ faultsAreKnown: true });
    await shared?.stop();
  });

  it('are replaced one after the other: no page, no form and no stream notices', LIMIT, async () => {
    const symbol = await busiest(nodes[0]!.site.url);
    const pages = startLoad(balancer.url);
    const forms = startSenders(balancer.url);
    const streams = startFollowers(`${balancer.url}/live?topics=symbol:${symbol}`);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [at, { site, port }] of nodes.entries()) {
        await site.stop({ faultsAreKnown: true });
        nodes[at] = await startNode(port);
      }
    }
    const [read, sent, followed] = await Promise.all([pages.stop(), forms.stop(), streams.stop()]);
    const replaced = ROUNDS * NODES;
    process.stdout.write(
      `${replaced} nodes were replaced under ${read.answered} pages, ${sent.references.length} forms and ${followed.opened} streams.\n`,
    );
    expect([...read.failed, ...sent.failed, ...followed.failed], balancer.output()).toEqual([]);
    expect(new Set(sent.references).size).toBe(sent.references.length);
    expect(sent.references.length).toBeGreaterThan(replaced);
    expect(followed.opened).toBeGreaterThan(STREAMS);
  });
});

/** Forms from new senders, one after the other, with the balancer's answer to each. */
function startSenders(origin: string) {
  const failed: string[] = [];
  const references: string[] = [];
  let isGoing = true;
  async function sendAll(): Promise<void> {
    for (let sender = 1; isGoing; sender += 1) {
      const { status, location, said } = await send(origin, sender);
      const reference = /[?&]sent=([^&]+)/.exec(location)?.[1];
      if (status === 303 && reference) references.push(reference);
      else failed.push(`form ${sender}: ${status} ${said}`);
      await pause(FORM_EVERY_MS);
    }
  }
  const sending = sendAll();
  return {
    async stop() {
      isGoing = false;
      await sending;
      return { failed, references };
    },
  };
}

/** Sends a form from an address of its own: the whole of 127.0.0.0/8 is this machine. */
function send(origin: string, sender: number): Promise<{ status: number | string; location: string; said: string }> {
  const body = new URLSearchParams(contactFields('en', sender)).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': Buffer.byteLength(body) };
  const localAddress = `127.0.${1 + (sender >> 7)}.${1 + (sender & 127)}`;
  return new Promise((resolve) => {
    request(`${origin}/en${CONTACT}`, { method: 'POST', headers, localAddress }, (answer) => {
      const { statusCode: status = 0, headers } = answer;
      const sent = { status, location: headers.location ?? '' };
      void text(answer).then(
        (html) => resolve({ ...sent, said: said(html) }),
        (error: Error) => resolve({ ...sent, said: error.message }),
      );
    })
      .once('error', (error) => resolve({ status: error.message, location: '', said: '' }))
      .end(body);
  });
}

/** A short description of an answer that is not a redirect. */
function said(html: string): string {
  const alert =
    /role="alert"[^>]*>(.{1,300})/s.exec(html)?.[1] ?? /<h1[^>]*>(.{1,200})/s.exec(html)?.[1] ?? html.slice(0, 200);
  return alert
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Stream readers that reconnect with the last received event when it ends, like a browser. */
function startFollowers(url: string) {
  const failed: string[] = [];
  let opened = 0;
  let isGoing = true;
  async function follow(): Promise<void> {
    let last: string | undefined;
    while (isGoing) {
      opened += 1;
      const headers: Record<string, string> = last === undefined ? {} : { 'last-event-id': last };
      try {
        const events = await readStream(url, () => !isGoing, headers);
        last = events.findLast(({ id }) => id !== undefined)?.id ?? last;
      } catch (error) {
        failed.push(`stream: ${(error as Error).message}`);
      }
    }
  }
  const following = Array.from({ length: STREAMS }, follow);
  return {
    async stop() {
      isGoing = false;
      await Promise.all(following);
      return { failed, opened };
    },
  };
}
