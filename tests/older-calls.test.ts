import { afterAll, beforeAll, describe, expect } from 'vitest';
import { exchange } from '#exchange.config.ts';
import { createUpstream } from '#upstream/create.ts';
import { HOST_VARIABLES, type HostName, type Hosts } from '#upstream/hosts.ts';
import type { Upstream } from '#upstream/upstream.ts';
import { answeredInTime } from './support/answers.ts';
import { startExchange, type RunningExchange } from './support/exchange.ts';
import { journey } from './support/journey.ts';

const YEARS = [2024, 2025];
/** Other journeys send requests from the same address: rejected requests are retried. */
const PATIENT = { requestsPerSecond: 3, burst: 6, attempts: 6, maxBackoffMs: 15_000, breakerFailures: 20 };
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };
const JSON_TYPE = { 'Content-Type': 'application/json' };

let real: RunningExchange;
beforeAll(async () => {
  real = await startExchange();
});
afterAll(() => real?.stop());

function readersOf(addressOf: (name: HostName) => string): Upstream {
  const names = Object.keys(HOST_VARIABLES) as HostName[];
  return createUpstream({
    hosts: Object.fromEntries(names.map((name) => [name, addressOf(name)])) as Hosts,
    homeExchangeLabels: exchange.homeExchangeLabels,
    ownSymbol: exchange.ownSymbol,
    organization: exchange.organization,
    generalIndex: exchange.indices[0]!.code,
    policies: { widgets: PATIENT, dividends: PATIENT },
  });
}

/** The same clients, at the exchange's services and at a site that answers in their place. */
function readers(siteUrl: string) {
  return {
    ofExchange: readersOf((name) => real.url + HOST_VARIABLES[name].embeddedPath),
    ofSite: readersOf((name) => (name === 'dividends' ? `${siteUrl}/api` : siteUrl)),
  };
}

function call(url: string, body: string, headers: Record<string, string> = FORM): Promise<Response> {
  return answeredInTime(url, { method: 'POST', headers, body });
}

describe('the calls of the older services', () => {
  journey('give another site the records that the exchange’s own services give', async ({ siteUrl }) => {
    const { ofExchange, ofSite } = readers(siteUrl);
    const zakat = await ofSite.services.zakat();
    expect(zakat.records.length).toBeGreaterThan(0);
    expect(zakat).toEqual(await ofExchange.services.zakat());
    const catalog = await ofSite.services.catalog();
    expect(catalog.records.length).toBeGreaterThan(0);
    expect(catalog).toEqual(await ofExchange.services.catalog());
    const unclaimed = await ofSite.services.unclaimed();
    expect(unclaimed.records.length).toBeGreaterThan(0);
    expect(unclaimed).toEqual(await ofExchange.services.unclaimed());
  });

  journey('give another site the same dividends', async ({ siteUrl }) => {
    const { ofExchange, ofSite } = readers(siteUrl);
    for (const year of YEARS) {
      const [own, theirs] = [await ofSite.services.dividends(year), await ofExchange.services.dividends(year)];
      const byId = ({ records }: typeof own) => records.toSorted((a, b) => (a.id < b.id ? -1 : 1));
      expect(theirs.records.length).toBeGreaterThan(0);
      expect(own.rejected).toEqual([]);
      expect(byId(own)).toEqual(byId(theirs));
    }
  });

  journey('give another site the same profiles, in both languages', async ({ siteUrl }) => {
    const { ofExchange, ofSite } = readers(siteUrl);
    const listed = await answeredInTime(`${siteUrl}/api/v1/securities?active=yes&limit=1000`);
    const { rows } = (await listed.json()) as { rows: { symbol: string; kind: string }[] };
    const ofKind = Map.groupBy(rows, ({ kind }) => kind);
    const symbols = ['equity', 'reit', 'etf', 'fund'].flatMap((kind) => ofKind.get(kind)?.[0]?.symbol ?? []);
    expect(symbols.length).toBeGreaterThan(1);
    for (const symbol of new Set([exchange.ownSymbol, ...symbols])) {
      const [own, theirs] = await Promise.all([ofSite.companies.profile(symbol), ofExchange.companies.profile(symbol)]);
      // The market capitalisation follows the price, which each client read at another moment.
      const still = ({ records }: typeof own) => records.map((record) => ({ ...record, marketCap: null }));
      expect(own.rejected).toEqual([]);
      expect(still(own)).toEqual(still(theirs));
    }
    expect((await ofSite.companies.profile('NOBODY')).records).toEqual([]);
  });

  journey('take a form or JSON, and names in any case', async ({ siteUrl }) => {
    const asForm = await call(
      `${siteUrl}/data`,
      `command=COMPANYPROFILE&LANG=ar&Symbol=${exchange.ownSymbol.toLowerCase()}`,
    );
    const body = JSON.stringify({ Command: 'companyprofile', Language: 'AR', symbol: exchange.ownSymbol });
    const asJson = await call(`${siteUrl}/api/data`, body, JSON_TYPE);
    const [one, other] = [await asForm.json(), await asJson.json()];
    expect(one.FullName).toMatch(/[\u0600-\u06ff]/);
    expect(other.FullName).toBe(one.FullName);
    expect(one.AuthorizedCapital).toMatch(/^[\d,]+ AED$/);
    expect(await (await call(`${siteUrl}/data`, 'Command=companyprofile&symbol=NOBODY')).json()).toBeNull();
  });

  journey('answer nothing to what they do not know, as the services do', async ({ siteUrl }) => {
    const asked = [
      ['/data', 'Command=constructor'],
      ['/data', 'Command=getdividendsconfig&year=2025'],
      ['/data', 'Command=BuildServiceCatalogObject&Organization=OTHER'],
      ['/api', 'Command=companyprofile&symbol=DSX'],
      ['/api', ''],
    ] as const;
    for (const [path, body] of asked) {
      const response = await call(siteUrl + path, body);
      expect([path, body, response.status, await response.text()]).toEqual([path, body, 200, '']);
    }
    for (const body of ['Command=getdividendsconfig', 'Command=getdividendsconfig&year=25'])
      expect(await (await call(`${siteUrl}/api`, body)).json()).toEqual([]);
    const zakat = 'Command=GetZakatCalculatorDetails&Symbol=NOBODY';
    expect(await (await call(`${siteUrl}/data`, zakat)).json()).toEqual([]);
  });

  journey('are read by any site, are kept by nobody, and say where they are explained', async ({ siteUrl }) => {
    const response = await call(`${siteUrl}/data`, 'Command=GetUnclaimedDividends&Symbol=DSX', {
      ...FORM,
      Origin: 'https://reader.example',
      'Sec-Fetch-Site': 'cross-site',
    });
    const { headers, status } = response;
    expect([status, headers.get('Access-Control-Allow-Origin')]).toEqual([200, '*']);
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('Link')).toBe('</open-data#older-calls>; rel="help"');
    expect(headers.get('RateLimit-Policy')).toMatch(/^"default";q=\d+;w=60$/);
  });

  journey('refuse what they cannot read, in both languages', async ({ siteUrl }) => {
    const refused = [
      [400, '{"Command":', JSON_TYPE],
      [400, '["companyprofile"]', JSON_TYPE],
      [400, '{"Command":{"a":1}}', JSON_TYPE],
      [415, '<a/>', { 'Content-Type': 'application/xml' }],
      [413, `Command=companyprofile&symbol=${'A'.repeat(5_000)}`, FORM],
    ] as const;
    for (const [status, body, headers] of refused) {
      const response = await call(`${siteUrl}/data`, body, headers);
      expect([body.slice(0, 20), response.status]).toEqual([body.slice(0, 20), status]);
      expect(response.headers.get('Content-Type')).toMatch(/^application\/problem\+json/);
      expect(((await response.json()) as { detailAr: string }).detailAr).toMatch(/[\u0600-\u06ff]/);
    }
    for (const path of ['/api', '/data', '/api/data?Command=companyprofile'])
      for (const method of ['GET', 'HEAD', 'PUT']) {
        const { status, headers } = await answeredInTime(siteUrl + path, { method });
        expect([path, method, status, headers.get('Allow')]).toEqual([path, method, 405, 'POST']);
      }
  });
});
