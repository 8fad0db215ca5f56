import { describe, expect } from 'vitest';
import { BULK_FILE_PATH, csvTemplateOf, templateOf } from '#app/api/openapi.ts';
import { RESOURCES } from '#app/api/resources.ts';
import { exchange } from '#exchange.config.ts';
import { answeredInTime } from './support/answers.ts';
import { expectBySchema } from './support/api-schema.ts';
import { journey } from './support/journey.ts';

const BASE = '/api/v1';

describe('the open API', () => {
  journey.for(RESOURCES)('answers $name by its schema, in JSON and CSV', async (resource, { siteUrl }) => {
    await expectBySchema(siteUrl, resource);
  });

  journey('describes itself by what it answers, with words in both languages for all of it', async ({ siteUrl }) => {
    const description = await (await answeredInTime(`${siteUrl}${BASE}/openapi.json`)).json();
    expect(description.openapi).toMatch(/^3\.1/);
    expect(Object.keys(description.paths)).toEqual([
      ...RESOURCES.flatMap((resource) => [templateOf(resource), csvTemplateOf(resource)]),
      BULK_FILE_PATH,
    ]);
    for (const { get } of Object.values<{ get: Record<string, unknown> & { parameters: Record<string, unknown>[] } }>(
      description.paths,
    ))
      for (const described of [get, ...get.parameters]) {
        expect(described['description'], String(get['operationId'])).toMatch(/[a-z]/i);
        expect(described['x-description-ar'], String(get['operationId'])).toMatch(/[\u0600-\u06ff]/);
      }
  });

  journey('has the figures of the page’s own file', async ({ siteUrl }) => {
    const query = `symbol=${exchange.ownSymbol}&from=2026-10-01&to=2026-11-13`;
    const page = await fetch(`${siteUrl}/the-exchange/statistics-reports/historical-data/company-prices.json?${query}`);
    const own = await answeredInTime(
      `${siteUrl}${BASE}/securities/${exchange.ownSymbol}/prices?from=2026-10-01&to=2026-11-13`,
    );
    const [file, api] = [await page.json(), await own.json()];
    expect(api.rows.length).toBeGreaterThan(0);
    const figures = ({ name: _, event: __, currency: ___, priceUnit: ____, ...rest }: Record<string, unknown>) => rest;
    expect(api.rows.map(figures)).toEqual(file.rows.map(figures));
    expect(api.rows[0]).toMatchObject({ currency: 'AED', priceUnit: 'currency' });
    expect(api.rows[0].name.en).toBe(file.rows[0].name);
  });

  journey('refuses what it does not understand, in both languages, and says what it would', async ({ siteUrl }) => {
    const cases = [
      ['/securities?form=2026-01-01', 'unknown-parameter', 'kind'],
      ['/securities?kind=shares', 'unknown-value', 'equity'],
      ['/direct-deals?day=13.11.2026', 'unknown-value', 'YYYY-MM-DD'],
      ['/securities?limit=0', 'unknown-value', '1-1000'],
    ] as const;
    for (const [path, type, accepted] of cases) {
      const response = await answeredInTime(siteUrl + BASE + path);
      expect([path, response.status, response.headers.get('Content-Type')]).toEqual([
        path,
        400,
        'application/problem+json; charset=utf-8',
      ]);
      const problem = await response.json();
      expect(problem.type).toMatch(new RegExp(`/open-data#${type}$`));
      expect(problem.known).toContain(accepted);
      expect(problem.detailAr).toMatch(/[\u0600-\u06ff]/);
    }
    for (const path of ['/nothing', '/securities/NOBODY', '/securities/NOBODY/prices', '/indices/NOBODY/levels'])
      expect([path, (await answeredInTime(siteUrl + BASE + path)).status]).toEqual([path, 404]);
    const posted = await answeredInTime(`${siteUrl}${BASE}/prices`, { method: 'POST', body: 'x' });
    expect([posted.status, posted.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
  });

  journey('pages a list without a gap or a row twice', async ({ siteUrl }) => {
    const whole = await (await answeredInTime(`${siteUrl}${BASE}/securities?limit=1000`)).json();
    const symbols: string[] = [];
    let next: string | null = `${siteUrl}${BASE}/securities?limit=40`;
    while (next) {
      const page: { rows: { symbol: string }[]; next: string | null } = await (await answeredInTime(next)).json();
      symbols.push(...page.rows.map(({ symbol }) => symbol));
      next = page.next && siteUrl + new URL(page.next).pathname + new URL(page.next).search;
    }
    expect(symbols).toEqual(whole.rows.map(({ symbol }: { symbol: string }) => symbol));
    expect(new Set(symbols).size).toBe(symbols.length);
  });

  journey('narrows securities to a sector and to a kind, rights too', async ({ siteUrl }) => {
    const rowsOf = async (query: string) =>
      (await (await answeredInTime(`${siteUrl}${BASE}/securities?limit=1000${query}`)).json()).rows as {
        symbol: string;
        kind: string;
        sector: { en: string } | null;
      }[];
    const all = await rowsOf('');
    const financials = all.filter(({ sector }) => sector?.en === 'Financials');
    expect(financials.length).toBeGreaterThan(2);
    expect(await rowsOf('&sector=financials')).toEqual(financials);
    const rights = await rowsOf('&kind=right&active=true');
    expect(rights.map(({ symbol }) => symbol)).toEqual([expect.stringMatching(/-R$/)]);
  });

  journey('answers any site, 304 to who has it, and HEAD as GET without a body', async ({ siteUrl }) => {
    const url = `${siteUrl}${BASE}/circulars`;
    const first = await answeredInTime(url, { headers: { Origin: 'https://reader.example', Cookie: 'x=1' } });
    expect(first.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(first.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
    const tag = first.headers.get('ETag')!;
    const again = await answeredInTime(url, { headers: { 'If-None-Match': tag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    // The time of a list is the day on which its data was read: the tag holds as long as the data.
    const { asOf, delayed } = await first.json();
    expect([asOf, delayed]).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\d$/), false]);
    const head = await answeredInTime(url, { method: 'HEAD' });
    expect([head.status, head.headers.get('ETag'), await head.text()]).toEqual([200, tag, '']);
  });

  journey('says on its page, in both languages, what it answers', async ({ siteUrl }) => {
    for (const prefix of ['/en', '/ar']) {
      // Long addresses have break opportunities after their punctuation.
      const html = (await (await fetch(`${siteUrl}${prefix}/open-data`)).text()).replaceAll('<wbr/>', '');
      for (const resource of RESOURCES) expect(html).toContain(`>${templateOf(resource)}<`);
      expect(html).toContain(String(exchange.openData.quoteDelayMinutes));
      expect(html).toContain(`action="${BASE}/securities/${exchange.ownSymbol}/prices"`);
      // How the answers of its examples begin: the keys, and rows of today's data.
      expect(html).toMatch(/date,symbol,name_en,name_ar,[^<]*\n\d{4}-\d{2}-\d{2},/);
    }
  });
});
