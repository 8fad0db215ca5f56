import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { journey } from './support/journey.ts';
import { oddBytes, oddRequests } from './support/odd-requests.ts';
import { openLine, unpacked, type RawAnswer } from './support/raw-answers.ts';
import { rawSocket } from './support/raw-socket.ts';
import { startSeededSite } from './support/seeded-site.ts';
import type { Site } from './support/site.ts';

/** All of them take minutes on a busy machine: a normal run makes the first tenth. */
const REQUESTS = process.env.TEST_LONG ? 100_000 : 10_000;
const RAW = 2_000;
const SEED = 20_261_118;
const AT_ONCE = 32;
/** It takes a minute and a half on two idle cores. */
const LIMIT_MS = 900_000;
const ORIGIN = 'https://exchange.example';
/** A Saturday noon: cached pages stay valid, so that the time goes into the requests. */
const CLOSED = '2026-11-21T12:00*1';
/** Statuses allowed for requests that the site cannot or will not answer; redirects are checked separately. */
const CALM = new Set([200, 202, 204, 206, 302, 304, 400, 403, 404, 405, 406, 408, 413, 415, 416, 417, 429, 431]);
/** Lines of files outside the site's content: this repository, the site's data, the machine. */
const FOREIGN_LINES = [
  '"name": "manara"',
  'root:x:0:0',
  'ref: refs/heads',
  '"event":"listening"',
  'runSite(',
  'HOME=/',
];

let site: Site;
let line: ReturnType<typeof openLine>;

beforeAll(async () => {
  site = await startSeededSite({ clock: CLOSED, env: { SITE_ORIGIN: ORIGIN } });
  line = openLine(site.url, AT_ONCE);
});
afterAll(async () => {
  line?.close();
  // Rejects when the site logged a fault.
  await site?.stop();
});

const cleanBodies = new Set<string>();

/** Each distinct body is read once. */
function strangersIn(answer: RawAnswer): string[] {
  const written = createHash('sha1').update(answer.body).digest('hex');
  if (cleanBodies.has(written)) return [];
  const text = answer.status === 206 || answer.body.length === 0 ? answer.body : unpacked(answer);
  const found = FOREIGN_LINES.filter((each) => text.includes(each));
  if (answer.status === 202 && text.includes('evil.example')) found.push('a way off the site');
  if (found.length === 0) cleanBodies.add(written);
  return found;
}

/** Faults of an answer; empty for a good one. */
function faultsOf(path: string, answer: RawAnswer): string[] {
  const { status, headers } = answer;
  const faults = strangersIn(answer).map((each) => `holds ${each}`);
  // On a busy machine some requests get a 503 with a time to retry, which is not a fault.
  const isPutOff = status === 503 && headers['retry-after'] !== undefined;
  if (!CALM.has(status) && !isPutOff) faults.push(`answers ${status}`);
  if (headers.refresh !== undefined) faults.push('sends on by a Refresh header');
  if (headers.location !== undefined && !isOurs(headers.location)) faults.push(`leads to ${headers.location}`);
  if (status < 300 && path.includes('PG_VERSION') && /^\d+\s*$/.test(answer.body.toString()))
    faults.push('holds the database');
  return faults;
}

/** Resolves the location as a browser does, on any page. */
function isOurs(location: string): boolean {
  const { origin } = new URL(location, `${ORIGIN}/en/market-watch`);
  return origin === ORIGIN;
}

describe('odd requests', () => {
  journey(
    'are answered calmly: no fault, no way off the site, no file that is none of its own',
    { timeout: LIMIT_MS },
    async () => {
      const requests = oddRequests(REQUESTS, SEED);
      const wrong = new Set<string>();
      const statuses = new Map<number, number>();
      async function reader(): Promise<void> {
        for (let next = requests.next(); !next.done; next = requests.next()) {
          const { method, path, headers, body } = next.value;
          const answer = await line.ask(path, headers, method, body);
          statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
          for (const fault of faultsOf(path, answer))
            wrong.add(`${fault}: ${method} ${path} ${JSON.stringify(headers)}`);
        }
      }
      await Promise.all(Array.from({ length: AT_ONCE }, reader));
      expect([...wrong].slice(0, 20)).toEqual([]);
      // The requests did reach the site's parts.
      for (const status of [200, 400, 403, 404, 405, 415, 429])
        expect(statuses.get(status), `answers of ${status}`).toBeGreaterThan(5);
    },
  );

  journey('come as bytes that are hardly a request, and the site goes on', { timeout: LIMIT_MS }, async () => {
    const wrong: string[] = [];
    const all = oddBytes(RAW, SEED);
    async function reader(): Promise<void> {
      for (let next = all.next(); !next.done; next = all.next()) {
        const bytes = next.value;
        const said = await rawSocket(site.url, bytes, true).catch(() => '');
        const isFault = /^HTTP\/1\.1 5\d\d /.test(said) || /^(location: (?!\/[a-z])|refresh:)/im.test(said);
        if (isFault || FOREIGN_LINES.some((each) => said.includes(each)))
          wrong.push(`${bytes.toString('latin1')}\n${said}`);
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, reader));
    expect(wrong.slice(0, 5)).toEqual([]);
    expect((await line.ask('/en')).status).toBe(200);
  });
});
