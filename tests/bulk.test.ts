import { createHash } from 'node:crypto';
import { readParquet } from 'parquet-wasm';
import { tableFromIPC, type Table } from 'apache-arrow';
import { describe, expect } from 'vitest';
import { BULK_SETS } from '#app/api/bulk/sets.ts';
import { pathOf } from '#app/page-path.ts';
import { exchange } from '#exchange.config.ts';
import { answeredInTime } from './support/answers.ts';
import { parseCsv } from './support/csv.ts';
import { journey } from './support/journey.ts';

const BASE = '/api/v1';
const YEAR = '2025';

interface ManifestRow {
  set: string;
  year: number;
  format: string;
  rows: number | null;
  bytes: number | null;
  sha256: string | null;
  revision: number | null;
  from: string | null;
  to: string | null;
  url: string;
}

async function manifest(siteUrl: string, query: string): Promise<ManifestRow[]> {
  // Caches hold the manifest for a minute; the site never does after a write.
  const answer = await answeredInTime(`${siteUrl}${BASE}/bulk?${query}`);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { rows: ManifestRow[] }).rows;
}

/** Read by a library independent of the one that writes the files. */
function arrowOf(bytes: Uint8Array): Table {
  return tableFromIPC(readParquet(bytes).intoIPCStream());
}

/** An Arrow cell in its CSV form. */
function textOf(value: unknown, type: string): string {
  if (value === null || value === undefined) return '';
  const scale = /^Decimal\[\d+e\+?(\d+)\]/.exec(type)?.[1];
  if (scale === undefined) return String(value);
  const digits = BigInt(String(value))
    .toString()
    .padStart(Number(scale) + 1, '0');
  return `${digits.slice(0, -Number(scale))}.${digits.slice(-Number(scale))}`;
}

describe('whole years as files', () => {
  journey.for(BULK_SETS)('give $name in CSV and in Parquet, the same rows', async ({ name }, { siteUrl }) => {
    const years = (await manifest(siteUrl, `set=${name}`)).map((row) => String(row.year));
    // A list that began later does not have this year.
    const year = years.includes(YEAR) ? YEAR : years[0]!;
    const at = (format: string) => `${siteUrl}${BASE}/bulk/${name}/${year}.${format}`;
    const [csv, parquet] = [await answeredInTime(at('csv')), await answeredInTime(at('parquet'))];
    expect([csv.status, parquet.status]).toEqual([200, 200]);
    expect(csv.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    const bytes = {
      csv: Buffer.from(await csv.arrayBuffer()),
      parquet: Buffer.from(await parquet.arrayBuffer()),
    };
    const listed = await manifest(siteUrl, `set=${name}&year=${year}`);
    expect(listed.map(({ format }) => format)).toEqual(['csv', 'parquet']);
    const [head, ...rows] = parseCsv(bytes.csv.toString());
    for (const row of listed) {
      const own = bytes[row.format as keyof typeof bytes];
      expect(row).toMatchObject({ bytes: own.byteLength, rows: rows.length, revision: 1 });
      expect(row.sha256).toBe(createHash('sha256').update(own).digest('hex'));
      expect(new URL(row.url).pathname).toBe(`${BASE}/bulk/${name}/${year}.${row.format}`);
      expect([row.from?.slice(0, 4), row.to?.slice(0, 4)]).toEqual([year, year]);
    }
    expect(rows.length).toBeGreaterThan(0);
    const table = arrowOf(bytes.parquet);
    expect(table.schema.fields.map((field) => field.name)).toEqual(head);
    expect(table.numRows).toBe(rows.length);
    for (const [place, field] of table.schema.fields.entries()) {
      const type = String(field.type);
      // Dates and times have their own forms there; figures and texts are compared exactly.
      if (/Date|Timestamp/.test(type)) continue;
      const column = table.getChildAt(place)!;
      for (const row of [0, rows.length >> 1, rows.length - 1])
        expect(textOf(column.get(row), type), `${field.name} of row ${row}`).toBe(rows[row]![place]!.replace(/^'/, ''));
    }
  });

  journey('are listed on the page of historical data, with what was corrected', async ({ siteUrl }) => {
    const files = await manifest(siteUrl, 'format=csv');
    for (const prefix of ['', '/ar']) {
      const html = await (await answeredInTime(`${siteUrl}${prefix}${pathOf('the-exchange-historical-data')}`)).text();
      for (const { set, year } of files) expect(html).toContain(`${BASE}/bulk/${set}/${year}.csv`);
      expect(html).toMatch(/\/api\/v1\/corrections\.csv\?from=\d{4}-\d\d-\d\d/);
    }
  });

  journey('have the prices that the API gives, with factors that give its adjusted ones', async ({ siteUrl }) => {
    const file = await answeredInTime(`${siteUrl}${BASE}/bulk/prices/${YEAR}.csv`);
    const [head, ...rows] = parseCsv(await file.text());
    const of = (row: string[], key: string) => row[head!.indexOf(key)]!;
    const own = rows.filter((row) => of(row, 'symbol') === exchange.ownSymbol);
    const range = `from=${YEAR}-01-01&to=${YEAR}-12-31`;
    const prices = async (basis: string) => {
      const answer = await answeredInTime(
        `${siteUrl}${BASE}/securities/${exchange.ownSymbol}/prices?${range}&prices=${basis}`,
      );
      const body = (await answer.json()) as { rows: Record<string, string>[] };
      return body.rows.filter((row) => String(row['traded']) === 'true').reverse();
    };
    const raw = await prices('raw');
    expect(own.length).toBeGreaterThan(200);
    expect(own.map((row) => [of(row, 'date'), of(row, 'close')])).toEqual(
      raw.map((row) => [row['date'], row['close']]),
    );
    const total = await prices('total');
    expect(own.map((row) => of(row, 'factorTotal'))).toEqual(total.map((row) => row['factor']));
    const answer = await answeredInTime(
      `${siteUrl}${BASE}/securities/${exchange.ownSymbol}/factors?from=${YEAR}-01-01`,
    );
    const events = ((await answer.json()) as { rows: Record<string, string>[] }).rows.reverse();
    expect(events.length).toBeGreaterThan(0);
    const next = (day: string) => events.find((event) => event['exDate']! > day)?.['factorTotal'] ?? '1.000000000';
    expect(own.map((row) => of(row, 'factorTotal'))).toEqual(own.map((row) => next(of(row, 'date'))));
  });

  journey('are asked for in parts, with a validator, and for good under their revision', async ({ siteUrl }) => {
    const url = `${siteUrl}${BASE}/bulk/indices/${YEAR}.parquet`;
    const first = await answeredInTime(url);
    const whole = Buffer.from(await first.arrayBuffer());
    expect(first.headers.get('X-Revision')).toBe('1');
    expect(first.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(first.headers.get('Cache-Control')).toMatch(/^public, max-age=60/);
    const again = await answeredInTime(url, { headers: { 'If-None-Match': first.headers.get('ETag')! } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const part = await answeredInTime(url, { headers: { Range: 'bytes=0-3' } });
    expect([part.status, await part.text()]).toEqual([206, 'PAR1']);
    const named = await answeredInTime(`${url}?revision=1`);
    expect(named.headers.get('Cache-Control')).toMatch(/immutable/);
    expect(Buffer.from(await named.arrayBuffer()).equals(whole)).toBe(true);
    expect(named.headers.get('RateLimit-Policy')).toMatch(/^"bulk"/);
  });

  journey('are sent compressed to who takes that, and are the same rows', async ({ siteUrl }) => {
    const url = `${siteUrl}${BASE}/bulk/indices/${YEAR}.csv`;
    const plain = await answeredInTime(url, { headers: { 'Accept-Encoding': 'identity' } });
    const zipped = await answeredInTime(url, { headers: { 'Accept-Encoding': 'gzip' } });
    expect([plain.headers.get('Content-Encoding'), zipped.headers.get('Content-Encoding')]).toEqual([null, 'gzip']);
    expect(zipped.headers.get('ETag')).not.toBe(plain.headers.get('ETag'));
    expect([plain.headers.get('Vary'), zipped.headers.get('Vary')]).toEqual(['Accept-Encoding', 'Accept-Encoding']);
    const bytes = Buffer.from(await plain.arrayBuffer());
    expect(Buffer.from(await zipped.arrayBuffer()).equals(bytes)).toBe(true);
    expect(Number(zipped.headers.get('Content-Length'))).toBeLessThan(bytes.byteLength / 2);
    const [listed] = await manifest(siteUrl, `set=indices&year=${YEAR}&format=csv`);
    expect([listed!.bytes, listed!.sha256]).toEqual([
      bytes.byteLength,
      createHash('sha256').update(bytes).digest('hex'),
    ]);
  });

  journey('that are none are 404 problems; the feed has those that are there', async ({ siteUrl }) => {
    for (const path of ['nothing/2025.csv', 'prices/1900.csv', 'prices/2025.xlsx']) {
      const response = await answeredInTime(`${siteUrl}${BASE}/bulk/${path}`);
      expect([path, response.status]).toEqual([path, 404]);
      expect(response.headers.get('Content-Type')).toMatch(/^application\/problem\+json/);
    }
    const feed = await answeredInTime(`${siteUrl}${BASE}/bulk.feed.json`);
    expect(feed.headers.get('Content-Type')).toMatch(/^application\/feed\+json/);
    const { items } = (await feed.json()) as { items: { url: string }[] };
    expect(items.some(({ url }) => url.endsWith(`/bulk/indices/${YEAR}.csv?revision=1`))).toBe(true);
    const corrections = await answeredInTime(`${siteUrl}${BASE}/corrections`);
    expect(await corrections.json()).toMatchObject({ count: 0, rows: [] });
  });
});
