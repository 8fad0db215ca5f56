import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Exchange } from '../exchange.ts';
import { inArabic } from '../fixtures/arabic.ts';
import { startExchange } from '../fixtures/exchange.ts';
import { clientOf } from './test-client.ts';

let exchange: Exchange;
beforeAll(async () => {
  exchange = await startExchange();
}, 60_000);
afterAll(() => exchange.close());

const { get, read } = clientOf(() => exchange);

describe('the content service', () => {
  type List = { value: Record<string, unknown>[]; '@odata.nextLink'?: string; '@odata.count'?: number };

  test('pages by itself, with next links that name the host that was asked, and can be followed', async () => {
    const first = await read<List>('/web/sf/v1/securities?sf_culture=en');
    expect(first.value).toHaveLength(50);
    const next = await fetch(first['@odata.nextLink']!);
    const second = (await next.json()) as List;
    expect(second.value[0]?.['Id']).not.toBe(first.value[0]?.['Id']);
  });

  test('takes options in either spelling and any case', async () => {
    const spellings = ['$top=1&$expand=Resources&sf_culture=ar', 'TOP=1&expand=resources&Culture=ar'];
    const [one, other] = await Promise.all(spellings.map((query) => read<List>(`/web/sf/v1/circulars?${query}`)));
    expect(one!.value).toEqual(other!.value);
    expect(inArabic(String(one!.value[0]?.['Headline']))).toBe(true);
  });

  test('circulars have the same id in both cultures, and a file of their own in each', async () => {
    const [en, ar] = await Promise.all(
      ['en', 'ar'].map((lang) => read<List>(`/web/sf/v1/circulars?$expand=Resources&sf_culture=${lang}`)),
    );
    expect(en!.value.map(({ Id }) => Id)).toEqual(ar!.value.map(({ Id }) => Id));
    const [file] = en!.value[0]!['Resources'] as { Url: string; TotalSize: number }[];
    expect(file!.Url).toMatch(/^\/docs\/default-source\/circulars\/.+_e\.pdf\?sfvrsn=[0-9a-f]+_2$/);
    const pdf = await (await get(file!.Url)).arrayBuffer();
    expect(pdf.byteLength).toBe(file!.TotalSize);
    expect(en!.value.some(({ CircularDate }) => String(CircularDate).endsWith('T20:00:00Z'))).toBe(true);
  });

  test('a service is found by its id, and a filter that is not understood is refused', async () => {
    const { value } = await read<List>('/web/sf/v1/services');
    const found = await read<List>(
      `/web/sf/v1/services?$filter=${encodeURIComponent(`Id eq ${String(value[2]!['Id'])}`)}`,
    );
    expect(found.value).toEqual([value[2]]);
    expect((await get('/web/sf/v1/services?$filter=whatever')).status).toBe(400);
  });

  test('counts, orders and selects', async () => {
    const list = await read<List>(
      '/web/sf/v1/dfmevents?$count=true&$orderby=EventStart%20asc&$select=Title,EventStart&$top=2',
    );
    expect(list['@odata.count']).toBeGreaterThan(20);
    expect(Object.keys(list.value[0]!)).toEqual(['Title', 'EventStart']);
    expect(String(list.value[0]!['EventStart']) < String(list.value[1]!['EventStart'])).toBe(true);
  });
});
