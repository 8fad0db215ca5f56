import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Exchange } from '../exchange.ts';
import { IDENTITY, startExchange } from '../fixtures/exchange.ts';

/** Tests the fields that programs written for the real services read, with their requests. */

let exchange: Exchange;
beforeAll(async () => {
  exchange = await startExchange();
}, 120_000);
afterAll(() => exchange.close());

const post = (path: string, body: string | URLSearchParams, headers = {}) =>
  fetch(exchange.url + path, { method: 'POST', body, headers });
const command = (fields: Record<string, string>, headers = {}) =>
  post('/web/widgets/v1/data', new URLSearchParams(fields), headers);
const widget = async <T>(fields: Record<string, string>) => (await (await command(fields)).json()) as T;

type Row = Record<string, unknown>;

describe('the labels of the two exchanges', () => {
  const { lists, content, profile } = IDENTITY.exchangeLabels;
  const both = (labels: typeof lists, lang: 'en' | 'ar') => [labels.home[lang], labels.sister[lang]].sort();

  test.each(['en', 'ar'] as const)('are those of the service that says them, in %s', async (lang) => {
    const listed = await widget<Record<string, Row[]>>({ Command: 'LiteSecuritiesLists', Language: lang });
    const labels = Object.values(listed).flatMap((rows) => rows.map((row) => row['Exchange']));
    expect([...new Set(labels)].sort()).toEqual(both(lists, lang));
    const answer = await fetch(`${exchange.url}/web/sf/v1/securities?sf_culture=${lang}&$filter=Exchange ne 'x'`);
    const { value } = (await answer.json()) as { value: Row[] };
    for (const { Exchange } of value) expect(both(content, lang)).toContain(Exchange);
    const { Market } = await widget<Row>({ Command: 'companyprofile', symbol: 'JIWAN', lang });
    expect(Market).toBe(profile.home[lang]);
  });
});

describe('a listed symbol', () => {
  test('without a register of holders has an answer all the same, and an unknown one null', async () => {
    const listed = await widget<Record<string, { SecuritySymbol: string }[]>>({ Command: 'LiteSecuritiesLists' });
    const sukuk = listed['Sukuks']![0]!.SecuritySymbol.trim();
    const of = (Command: string, Company: string) => widget<Row | null>({ Command, Company });
    expect(await of('GetFreshTopShareholders', sukuk)).toMatchObject({ Item1: expect.any(String), Item2: [] });
    expect(await of('GetFreshForeignInvestment', sukuk)).toMatchObject({ ForeignActual: 0, ForeignPermitted: 100 });
    expect(await of('GetFreshTopShareholders', 'NOPE')).toBeNull();
    expect(await of('GetFreshForeignInvestment', 'NOPE')).toBeNull();
  });
});

test('JSON is called JSON where the request accepts it, else plain text', async () => {
  const typeFor = async (accept: string) =>
    (await command({ Command: 'shariahlisting' }, { accept })).headers.get('content-type');
  expect(await typeFor('application/json, text/plain;q=0.9')).toBe('application/json; charset=utf-8');
  expect(await typeFor('*/*')).toBe('text/plain; charset=utf-8');
});

test('a link to a file has its address and nothing else', async () => {
  const [report] = await widget<{ FileContent: string }[]>({ Command: 'GetDisclosures', Company: 'JIWAN' });
  expect(report?.FileContent).toMatch(/^<a href='\/documents\/[^']+'>View<\/a>$/);
});

test('what every object has is no command', async () => {
  const answer = await command({ Command: 'constructor' });
  expect([answer.status, await answer.text()]).toEqual([200, '']);
});

describe('api/fetch of the market watch', () => {
  const fetched = async (path: string, name: string, language?: string) => {
    const data = language ? [{ id: 'language', value: language }] : [];
    const answer = await post(path, JSON.stringify([{ id: 'one', command: name, data }]));
    const [part] = (await answer.json()) as { id: string; command: string; data: Row[] }[];
    expect([part?.id, part?.command]).toEqual(['one', name]);
    return part!.data;
  };

  test('gives the securities in the language that was asked for', async () => {
    const [en, ar] = [
      await fetched('/api/fetch', 'sitefinity_securities', 'en'),
      await fetched('/api/fetch', 'sitefinity_securities', 'ar'),
    ];
    const of = (rows: Row[]) => rows.find(({ id }) => id === 'JIWAN');
    expect(of(en)).toEqual({ id: 'JIWAN', fullName: 'Jiwan Bank PJSC', securityType: 'Equities' });
    expect(of(ar)).toMatchObject({ id: 'JIWAN', fullName: 'بنك الجيوان ش.م.ع' });
    expect(ar.length).toBe(en.length);
  });

  test.each(['sitefinity_sectors', 'sitefinity_exchanges'])('gives %s with id and name', async (name) => {
    for (const row of await fetched('/api/fetch', name, 'ar')) expect(Object.keys(row)).toEqual(['id', 'fullName']);
    expect((await fetched('/api/fetch', name)).length).toBeGreaterThan(1);
  });

  test('gives the newest news first', async () => {
    const dates = (await fetched('/api/fetch', 'news', 'en')).map(({ date }) => String(date));
    expect(dates.length).toBe(20);
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

  test('knows the commands of dapi/fetch, and has no rows for one that is not known', async () => {
    expect((await fetched('/api/fetch', 'stocks')).length).toBeGreaterThan(100);
    expect(await fetched('/api/fetch', 'else')).toEqual([]);
    expect(await fetched('/api/fetch', 'constructor')).toEqual([]);
  });
});
