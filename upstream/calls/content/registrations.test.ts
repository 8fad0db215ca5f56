import { afterAll, beforeAll, expect, test } from 'vitest';
import { upstreamOf } from '../../fixtures/fixture-server.ts';
import { startLocalServer, type LocalServer } from '../../fixtures/local-server.ts';

const SLIDES = { Kind: 'slides', Language: 'ar', Url: 'https://events.example/slides' };

/** A training in the service's form, in one language. */
const row = (id: string, further: object) => ({
  Id: id,
  UrlName: id,
  LastModified: '2026-09-23T06:00:00Z',
  PublicationDate: '2026-09-23T06:00:00Z',
  Key: 'derivatives-training',
  Event: null,
  Title: 'Derivatives training',
  For: 'Staff of brokers',
  ByInvitation: false,
  Opens: '2026-10-08T06:00:00Z',
  Closes: '2026-12-05T08:00:00Z',
  Sessions: [
    {
      Id: 'ar',
      Parts: [{ From: '2026-12-07T05:00:00Z', To: '2026-12-07T08:30:00Z' }],
      Place: 'Hall',
      Language: 'ar',
      Seats: 30,
    },
  ],
  GuestsMost: 0,
  Programme: [],
  Expected: false,
  Cancelled: null,
  ...further,
});

const ROWS = [
  row('given', { Materials: [SLIDES] }),
  row('none', { Materials: [] }),
  row('not-said', { Materials: null }),
  row('older-service', {}),
  row('not-https', { Materials: [{ ...SLIDES, Url: 'javascript:alert(1)' }] }),
  row('unknown-kind', { Materials: [{ ...SLIDES, Kind: 'handout' }] }),
];

let server: LocalServer;
beforeAll(async () => {
  server = await startLocalServer((_, response) => response.end(JSON.stringify({ value: ROWS })));
});
afterAll(() => server.close());

test('materials of an event are read, and none that are published are told from none that are known', async () => {
  const { records, rejected } = await upstreamOf(server).content.registrations();
  expect(records.map(({ id, materials }) => [id, materials])).toEqual([
    ['given', [{ kind: 'slides', language: 'ar', url: SLIDES.Url }]],
    ['none', []],
    ['not-said', null],
    ['older-service', null],
  ]);
  // Once per language.
  expect(rejected).toHaveLength(4);
});
