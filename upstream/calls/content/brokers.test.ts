import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fixture, startFixtureServer, upstreamOf } from '../../fixtures/fixture-server.ts';
import { startLocalServer } from '../../fixtures/local-server.ts';
import type { LocalServer } from '../../fixtures/local-server.ts';

let server: LocalServer;

beforeAll(async () => {
  server = await startFixtureServer();
});
afterAll(() => server.close());

const [GOOD] = (JSON.parse(fixture('content/brokers-en.json').toString()) as { value: Record<string, unknown>[] })
  .value;

/** The rejection reason of a row that differs from a valid one. */
async function refusalOf(change: Record<string, unknown>): Promise<string> {
  const answer = { value: [GOOD, { ...GOOD, Code: 'OTHER', ...change }] };
  const own = await startLocalServer((_, response) => response.end(JSON.stringify(answer)));
  const { rejected } = await upstreamOf(own).content.brokers();
  await own.close();
  return rejected[0]?.reason ?? 'none';
}

describe('brokers', () => {
  test('have both languages, their history, and the services of today and before', async () => {
    const { records } = await upstreamOf(server).content.brokers();
    expect(records.map(({ code }) => code)).toEqual(['SNBQ', 'NKHD']);
    expect(records[0]).toMatchObject({
      name: { en: 'Sanbuq Securities', ar: 'سنبوق للأوراق المالية' },
      history: [
        { status: 'active', from: '2010-03-01', circular: null },
        { status: 'inactive', from: '2024-05-06', circular: '08/2024' },
      ],
      services: [
        { service: 'equity', since: '2010-03-01', until: null },
        { service: 'dma', since: '2012-01-01', until: '2019-03-04' },
        { service: 'margin', since: '2015-02-01', until: null },
      ],
      commission: { percent: 275, minimum: 30_000, statedOn: '2025-01-06' },
      account: { online: true, minutes: 8 },
    });
    expect(records[1]).toMatchObject({ clearedBy: null, commission: null, website: null });
  });

  test('one whose history does not say what its status says is refused', async () => {
    const { rejected } = await upstreamOf(server).content.brokers();
    expect(rejected.map(({ reason }) => reason)).toEqual([
      'its status is active since 2024-05-06, its history ends otherwise',
    ]);
  });

  test.each([
    ['a service of another name', { Services: ['gossip'] }, 'Services.0'],
    ['a service without its first day', { ServicesSince: {} }, 'the service equity has no first day'],
    ['a service before the admission', { ServicesSince: { equity: '2001-01-01', margin: '2015-02-01' } }, 'before the'],
    ['a code that is none', { Code: 'sn' }, 'Code'],
    [
      'a commission above the value',
      { Commission: { Percent: 100_001, Minimum: 1, StatedOn: '2025-01-06' } },
      'beyond',
    ],
    ['a site that would run script', { Website: 'javascript:alert(1)' }, 'Website'],
    ['a history that begins elsewhere', { AdmittedOn: '2009-01-04' }, 'does not begin with its admission'],
  ])('%s refuses the member', async (_, change, reason) => {
    expect(await refusalOf(change)).toContain(reason);
  });
});
