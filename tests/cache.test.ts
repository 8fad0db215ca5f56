import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { pathOf } from '#app/page-path.ts';
import { busiest } from './support/figures.ts';
import { journey } from './support/journey.ts';
import { headerSets } from './support/random-headers.ts';
import { openLine, unpacked, type RawAnswer } from './support/raw-answers.ts';
import { startSeededSite } from './support/seeded-site.ts';
import { timesMade } from './support/site-log.ts';
import type { Site } from './support/site.ts';

/** A Saturday noon: no data changes, so every page rendered again has a specific reason. */
const CLOSED = '2026-11-21T12:00*1';

const ARTICLE = pathOf('other-disclaimer');
const company = (name: string) => pathOf('the-exchange-company', { SecuritySymbol: name });
/** Data of a page alone, without the frame around every page. */
const dataOf = (path: string, route: string) => `${path}.data?_routes=${route}`;
const STEADY = [dataOf('/en/glossary', 'glossary'), dataOf(`/ar${ARTICLE}`, 'other-disclaimer')];

let site: Site;
let line: ReturnType<typeof openLine>;
let symbol = '';

beforeAll(async () => {
  site = await startSeededSite({ clock: CLOSED, env: { LOG_LEVEL: 'debug' } });
  line = openLine(site.url, 200);
  symbol = await busiest(site.url);
});
afterAll(async () => {
  line?.close();
  await site?.stop();
});

const made = (path: string) => timesMade(site, path);

describe('a kept page', () => {
  journey('is made once, however many ask for it at the same time', async () => {
    const path = `/en${pathOf('members-membership-options')}`;
    const answers = await Promise.all(Array.from({ length: 400 }, () => line.ask(path, { 'accept-encoding': 'br' })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map((answer) => unpacked(answer).toString())).size).toBe(1);
    expect(made(path)).toBe(1);
  });

  journey('is not sent again to a reader who holds it', async () => {
    const path = STEADY[0]!;
    const { headers } = await line.ask(path);
    for (const held of [headers.etag!, headers.etag!.replace('W/', ''), `"x", ${headers.etag}`, '*']) {
      const again = await line.ask(path, { 'if-none-match': held });
      expect([again.status, again.body.length, again.headers.etag], held).toEqual([304, 0, headers.etag]);
    }
    expect((await line.ask(path, { 'if-none-match': '"another"' })).status).toBe(200);
  });

  journey('differs by encoding alone, and says so', async () => {
    const path = `/ar${ARTICLE}`;
    const ask = (encoding: string, method?: string) => line.ask(path, { 'accept-encoding': encoding }, method);
    const answers = await Promise.all(['br', 'gzip', 'identity'].map((encoding) => ask(encoding)));
    expect(answers.map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined]);
    expect(new Set(answers.map(({ headers }) => headers.vary))).toEqual(new Set(['Accept-Encoding']));
    expect(answers[0]!.body.length).toBeLessThan(answers[1]!.body.length);
    const head = await ask('gzip', 'HEAD');
    expect([head.status, head.body.length, head.headers['content-length']]).toEqual([
      200,
      0,
      String(answers[1]!.body.length),
    ]);
    expect((await ask('identity;q=0')).status).toBe(406);
  });

  journey('is found under whatever else stands in its address', async () => {
    const path = `/ar${pathOf('members-membership-options')}`;
    for (let i = 0; i < 100; i += 1) await line.ask(`${path}?utm_campaign=${i}&fbclid=${i}`);
    expect(made(path)).toBe(1);
  });

  journey('is one for all that is not there', async () => {
    const answers = await Promise.all(Array.from({ length: 300 }, (_, i) => line.ask(`/en/nowhere/${i}`)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
    expect(new Set(answers.map((answer) => unpacked(answer).toString())).size).toBe(1);
    expect(made('/en/not-found')).toBeLessThanOrEqual(2);
  });
});

describe('what readers send along', () => {
  journey('changes no page: ten thousand sets of headers, one body', async () => {
    const paths = ['/en', '/ar/market-watch', `/en${company(symbol)}`, `/ar${ARTICLE}`, '/nowhere', ...STEADY];
    const sets = headerSets(10_000, 20_261_121);
    const seen = new Map<string, Set<string>>();
    const known = new Map<string, string>();

    /** Each distinct body is decompressed once. */
    function textOf(answer: RawAnswer): string {
      const written = createHash('sha256').update(answer.body).digest('hex');
      const text = known.get(written) ?? createHash('sha256').update(unpacked(answer)).digest('hex');
      known.set(written, text);
      return text;
    }

    async function reader(first: number): Promise<void> {
      for (let i = first; i < sets.length; i += 200) {
        const path = paths[i % paths.length]!;
        const answer = await line.ask(path, sets[i]);
        expect(answer.status, path).toBe(path === '/nowhere' ? 404 : 200);
        const page = `${path} ${answer.headers.etag}`;
        seen.set(page, (seen.get(page) ?? new Set<string>()).add(textOf(answer)));
        expect(answer.headers['set-cookie'], path).toBeUndefined();
      }
    }
    const before = paths.map(made);
    await Promise.all(Array.from({ length: 200 }, (_, first) => reader(first)));

    expect([...seen.values()].every((bodies) => bodies.size === 1)).toBe(true);
    for (const [i, path] of paths.entries()) {
      const bodies = [...seen.keys()].filter((key) => key.startsWith(`${path} `)).length;
      const makings = made(path === '/nowhere' ? '/not-found' : path) - before[i]!;
      expect(bodies, path).toBeLessThanOrEqual(makings + 1);
    }
    for (const path of STEADY) expect(made(path), path).toBe(1);
  });
});
