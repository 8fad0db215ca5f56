import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerOlderCall } from '#app/api/older-calls/answer.ts';
import type { Site } from '#app/context.ts';
import { exchange } from '#exchange.config.ts';
import { startFixtureServer, upstreamOf } from '#upstream/fixtures/fixture-server.ts';
import { startLocalServer, type LocalServer } from '#upstream/fixtures/local-server.ts';
import type { Upstream } from '#upstream/upstream.ts';
import { KNOWN } from '#tests/support/known-values.ts';
import { pageRequestOf } from '../cache/page-request.ts';
import { OLDER_CALLS, wholeBody } from './older-calls.ts';

/** The fixtures of the services, as a store returns them. */
async function siteOf({ services, companies }: Upstream): Promise<Site> {
  const [zakat, catalog, dividends, unclaimed, profile] = await Promise.all([
    services.zakat(),
    services.catalog(),
    services.dividends(2025),
    services.unclaimed(),
    companies.profile('MARSA'),
  ]);
  const documents: Record<string, { key: string; value: unknown }[]> = {
    zakat: zakat.records.map((value) => ({ key: String(value.year), value })),
    'service-category': catalog.records.map((value, order) => ({ key: value.id, value: { ...value, order } })),
    'dividend-distribution': dividends.records.map((value) => ({ key: value.id, value })),
    'unclaimed-dividends': [{ key: 'own', value: unclaimed.records }],
  };
  const listOf = async (kind: string) => documents[kind] ?? [];
  return {
    exchange,
    delayed: () => null,
    store: {
      documents: {
        list: listOf,
        find: async (kind: string, key: string) => (await listOf(kind)).find((each) => each.key === key),
      },
      corporateActions: { list: async () => dividends.records },
      securities: { find: async () => undefined },
      profiles: { find: async (symbol: string) => profile.records.find((each) => each.symbol === symbol) },
    },
  } as unknown as Site;
}

describe('answers to calls of the older services', () => {
  let fixtures: LocalServer;
  let own: LocalServer;
  let theirs: Upstream;
  let ours: Upstream;

  beforeAll(async () => {
    fixtures = await startFixtureServer();
    theirs = upstreamOf(fixtures);
    const site = await siteOf(theirs);
    own = await startLocalServer((request, response) => {
      const { path, body, headers } = request;
      const call = new Request(`http://site.example${path.replace('/web/widgets/v1', '')}`, {
        method: 'POST',
        headers: { 'Content-Type': headers['content-type'] ?? '' },
        body,
      });
      void answerOlderCall(call, site).then(async (answer) => {
        if (typeof answer === 'string') throw new Error(`Refused: ${answer}.`);
        response.setHeader('Content-Type', answer.headers.get('Content-Type')!);
        response.end(await answer.text());
      });
    });
    ours = upstreamOf(own);
  });
  afterAll(async () => {
    await fixtures.close();
    await own.close();
  });

  it('give the readers of this site the records that they were made from', async () => {
    expect(await ours.services.zakat()).toEqual(await theirs.services.zakat());
    expect(await ours.services.catalog()).toEqual(await theirs.services.catalog());
    expect(await ours.services.unclaimed()).toEqual(await theirs.services.unclaimed());
    expect(await ours.services.dividends(2025)).toEqual(await theirs.services.dividends(2025));
    expect((await ours.services.dividends(2024)).records).toEqual([]);
  });

  it('give a profile in both languages, and none of a symbol that is not known', async () => {
    const [one, other] = [await ours.companies.profile('MARSA'), await theirs.companies.profile('MARSA')];
    expect(other.records).toHaveLength(1);
    // Its market value follows the delayed price, which is not available yet.
    expect(one).toEqual({ ...other, records: other.records.map((record) => ({ ...record, marketCap: null })) });
    expect((await ours.companies.profile('NOBODY')).records).toEqual([]);
  });
});

describe('what is sent to the older services', () => {
  const app = new Hono();
  app.post('/data', wholeBody('https://exchange.example'));
  app.all('/data', async (c) => c.text(await c.req.raw.text()));
  const send = (body: string) => app.request('/data', { method: 'POST', body });

  it('is read whole before an answer is begun, and is 4 kB at most', async () => {
    expect(await (await send('Command=a')).text()).toBe('Command=a');
    const large = await send('a'.repeat(4_097));
    expect([large.status, large.headers.get('Content-Type')]).toEqual([413, 'application/problem+json; charset=utf-8']);
    expect(await large.json()).toMatchObject({ status: 413, titleAr: expect.stringMatching(/[\u0600-\u06ff]/) });
  });

  it('is a question to the API, by its address alone', () => {
    for (const path of OLDER_CALLS)
      expect(pageRequestOf(`${path}?Command=a`, KNOWN)).toMatchObject({ route: 'api', address: path, file: null });
    for (const path of ['/apis', '/data.csv', '/database', '/data/x'])
      expect(pageRequestOf(path, KNOWN).route).toBe('not-found');
  });
});
