import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, inject } from 'vitest';
import { exchange } from '#exchange.config.ts';
import { answeredInTime } from './support/answers.ts';
import { journey } from './support/journey.ts';
import { jobsRead } from './support/jobs-read.ts';
import { bulletinsMade } from './support/bulletins-made.ts';

const BASE = '/api/v1';
const origin = inject('siteUrl');

const ask = (path: string) => answeredInTime(path.startsWith('http') ? path : origin + BASE + path);

type Row = Record<string, string | number | null>;
const rowsOf = async (path: string): Promise<Row[]> => (await (await ask(path)).json()).rows;

describe('the files of a bulletin', () => {
  beforeAll(async () => {
    await jobsRead(origin, ['bars', 'investor-trades', 'future-days']);
    await bulletinsMade(origin, 'daily');
  });

  journey('have the sizes and checksums that the API names, in both languages', async () => {
    const [last] = await rowsOf('/bulletins?kind=daily&limit=1');
    const { row } = await (await ask(`/bulletins/daily/${last!['period']}`)).json();
    expect(row.files).toBe(last!['files']);
    const named = new URL(row.files);
    const answer = await ask(`${origin}${named.pathname}${named.search}`);
    expect(answer.headers.get('Cache-Control')).toMatch(/immutable/);
    const { rows } = (await answer.json()) as { rows: Row[] };
    expect(rows.map(({ language, format }) => `${language} ${format}`)).toEqual([
      'en pdf',
      'en json',
      'en csv',
      'ar pdf',
      'ar json',
      'ar csv',
    ]);
    for (const { url, bytes, sha256 } of rows) {
      const { pathname, search } = new URL(String(url));
      const body = Buffer.from(await (await ask(origin + pathname + search)).arrayBuffer());
      expect([url, body.byteLength, createHash('sha256').update(body).digest('hex')]).toEqual([url, bytes, sha256]);
    }
    expect((await ask('/bulletins/daily/1999-01-04/files')).status).toBe(404);
  });
});

describe('futures', () => {
  journey('are those that trade on the day, or those that have ended at their final settlement', async () => {
    const { root } = exchange.derivatives.contracts[0]!;
    const ended = await rowsOf(`/futures?root=${root}&open=false`);
    expect(ended.length).toBeGreaterThan(3);
    const days = ended.map(({ lastDay }) => String(lastDay));
    expect(days).toEqual(days.toSorted().reverse());
    expect(await rowsOf(`/futures?root=${root}&open=no`)).toEqual(ended);
    const [last] = ended;
    const day = `from=${last!['lastDay']}&to=${last!['lastDay']}`;
    const [settled] = (await rowsOf(`/futures/${root}/days?${day}`)).filter(
      (row) => row['contract'] === last!['symbol'],
    );
    expect(last).toMatchObject({
      settlement: settled!['settlement'],
      openInterest: settled!['openInterest'],
      daysLeft: 0,
    });
    const refused = await ask('/futures?open=maybe');
    expect([refused.status, (await refused.json()).known]).toEqual([400, ['true', 'false']]);
    // Quotes are delayed, and the site may have started recently.
    const open = await ask(`/futures?root=${root}&open=true`);
    if (open.status !== 200) return;
    const { rows } = (await open.json()) as { rows: Row[] };
    const usual = await (await ask(`/futures?root=${root}`)).json();
    expect(rows.map(({ symbol }) => symbol)).toEqual(usual.rows.map(({ symbol }: Row) => symbol));
    for (const { symbol } of rows) expect(ended.map((one) => one['symbol'])).not.toContain(symbol);
  });
});

describe('the list of securities', () => {
  journey('has the former names that each security has', async () => {
    const all = (await rowsOf('/securities?limit=1000')) as unknown as { symbol: string; formerNames: unknown }[];
    const renamed = all.filter(({ formerNames }) => formerNames !== null);
    expect(renamed.length).toBeGreaterThan(0);
    for (const { symbol, formerNames } of [renamed[0]!, all.find((one) => one.formerNames === null)!])
      expect((await (await ask(`/securities/${symbol}`)).json()).row.formerNames).toEqual(formerNames);
  });
});
