import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exchange as identity } from '#exchange.config.ts';
import { createExchange } from '#exchange/exchange.ts';
import type { Exchange } from '#exchange/exchange.ts';
import type { Batch } from '#upstream/batch.ts';
import { createUpstream } from '#upstream/create.ts';
import { JSON_CALLS } from '#upstream/fixtures/json-calls.ts';
import { HOST_VARIABLES } from '#upstream/hosts.ts';
import type { HostName, Hosts } from '#upstream/hosts.ts';
import type { Upstream } from '#upstream/upstream.ts';

/**
 * Every call of the site's own clients against the embedded exchange: the clients must be able to read what it writes.
 */
let exchange: Exchange;
let upstream: Upstream;

beforeAll(async () => {
  const log = pino({ level: 'silent' });
  exchange = await createExchange({ identity, port: 0, clock: '2026-11-20T10:20', log });
  const names = Object.keys(HOST_VARIABLES) as HostName[];
  const hosts = Object.fromEntries(
    names.map((name) => [name, exchange.url + HOST_VARIABLES[name].embeddedPath]),
  ) as Hosts;
  const unhurried = { requestsPerSecond: 1_000, burst: 1_000 };
  upstream = createUpstream({
    hosts,
    homeExchangeLabels: identity.homeExchangeLabels,
    ownSymbol: identity.ownSymbol,
    organization: identity.organization,
    generalIndex: identity.indices.find(({ kind }) => kind === 'general')!.code,
    policies: Object.fromEntries(names.map((name) => [name, unhurried])),
  });
}, 120_000);
afterAll(() => exchange.close());

/** The records of a batch in which nothing was rejected. */
async function whole<T>(batch: Promise<Batch<T>>): Promise<T[]> {
  const { records, rejected } = await batch;
  expect(rejected).toEqual([]);
  return records;
}

test.each(Object.entries(JSON_CALLS))('the answer of %s has rows, and all are read', async (_name, call) => {
  const answer = await call(upstream);
  expect(answer).not.toBeNull();
  const { records, rejected } = answer as Partial<Batch<unknown>>;
  expect(rejected ?? []).toEqual([]);
  expect(records).not.toEqual([]);
});

test('the market: status, rows both ways, minutes, bars, trades, deals', async () => {
  const { market } = upstream;
  expect(await market.status()).toMatchObject({ status: 'open', phase: 'trading', simulated: true, speed: 1 });
  const rows = await whole(market.stocks());
  expect(rows.length).toBeGreaterThan(100);
  expect((await whole(market.stocksByDapi())).length).toBe(rows.length);
  expect((await whole(market.indexMinutes())).length).toBeGreaterThan(10);
  expect((await whole(market.bars('JIWAN', '2016-01-01', '2026-11-20'))).length).toBeGreaterThan(2_500);
  expect((await whole(market.trades('JIWAN', 10))).length).toBe(10);
  expect((await whole(market.baskets(identity.indices[0]!.code))).length).toBeGreaterThan(11);
  await whole(market.directDeals());
  await whole(market.splits());
  expect((await whole(market.capitalChanges(2025))).map(({ kind }) => kind)).toEqual(['split']);
  expect((await whole(market.boardElections())).length).toBeGreaterThan(10);
  expect((await whole(market.brokerFigures('2026-09'))).length).toBeGreaterThan(20);
  expect((await whole(market.investorTrades('2026-10-01', '2026-10-31'))).length).toBeGreaterThan(1_000);
  expect((await whole(market.foreignOwnership('2026-10-01', '2026-10-31'))).length).toBeGreaterThan(1_000);
  expect((await whole(market.marginWeeks(2026))).length).toBeGreaterThan(50);
  expect(
    (await whole(market.futureDays(identity.indices[0]!.code, '2026-10-01', '2026-10-31'))).length,
  ).toBeGreaterThan(50);
  expect((await whole(market.marginParameters('2026-11-18'))).length).toBe(5);
  expect((await whole(upstream.content.brokers())).length).toBeGreaterThan(30);
  expect((await whole(market.netAssetValues(2025))).length).toBeGreaterThan(1_000);
});

test('the stream: a snapshot, then events in sequence', async () => {
  const kinds: string[] = [];
  for await (const event of upstream.market.stream()) {
    kinds.push(event.kind);
    if ('rejected' in event) expect(event.rejected).toEqual([]);
    if (kinds.length === 4) break;
  }
  expect(kinds[0]).toBe('snapshot');
}, 30_000);

describe.each(['en', 'ar'] as const)('disclosures in %s', (lang) => {
  test('every row of the first pages, the count, press releases, reports and market announcements are read', async () => {
    const { disclosures } = upstream;
    const count = await disclosures.count({ lang });
    expect(count).toBeGreaterThan(3_000);
    const first = await whole(disclosures.page({ lang }, 0));
    expect(first.every(({ files }) => files.length > 0)).toBe(true);
    expect(await whole(disclosures.page({ lang }, count - 10))).toHaveLength(10);
    expect(await whole(disclosures.press(lang, 3))).toHaveLength(3);
    const reports = await whole(disclosures.page({ lang, types: 'integrated_reports' }, 0));
    expect(reports.every(({ integrated }) => integrated?.languages.length === 2)).toBe(true);
    const news = await whole(disclosures.page({ lang, announcementType: identity.newsType }, 0));
    expect(new Set(news.map(({ symbol }) => symbol))).toEqual(new Set([identity.ownSymbol]));
  });
});

test('content: circulars, events, services, the roster', async () => {
  const { content, services } = upstream;
  const circulars = await whole(content.circulars());
  expect(circulars.every(({ headline, files }) => headline.ar !== null && files.length === 2)).toBe(true);
  expect((await whole(content.events())).every(({ title, content: text }) => title.ar && text?.ar)).toBe(true);
  const roster = await whole(content.securities());
  expect(roster.every(({ isin, name }) => isin !== null && name.ar !== null)).toBe(true);
  const [category] = await whole(services.catalog());
  const service = await content.service(category!.services[0]!.id);
  expect(service?.details?.ar).toBeTruthy();
});

test('companies: profile, trading tab, prices, holders, foreign investment, meetings, filings', async () => {
  const { companies } = upstream;
  const [profile] = (await companies.profile('JIWAN')).records;
  expect(profile).toMatchObject({
    symbol: 'JIWAN',
    parValue: 1_000,
    issuedShares: 6_200_000_000,
    fiscalYearEndMonth: 12,
  });
  expect(profile?.board[0]?.name.ar).toBeTruthy();
  expect((await companies.profile('NOPE')).records).toEqual([]);
  expect((await companies.tradingTab('JIWAN', '2026-08-20', '2026-11-20'))?.chart.length).toBeGreaterThan(50);
  expect((await whole(companies.prices('2026-11-19', '2026-11-19'))).length).toBeGreaterThan(60);
  expect((await companies.topShareholders('JIWAN', 'ar'))?.holders.length).toBeGreaterThan(0);
  expect((await companies.foreignInvestment('JIWAN'))?.foreign.permitted).toBe(40_000);
  for (const list of [companies.generalMeetings, companies.governanceReports, companies.filings]) {
    expect((await whole<unknown>(list('JIWAN', 'ar'))).length).toBeGreaterThan(1);
  }
});

test('lists: securities, shares, Sharia quarters and their members; zakat and dividends', async () => {
  const { lists, services } = upstream;
  const securities = await whole(lists.securities());
  expect(new Set(securities.map(({ kind }) => kind))).toEqual(
    new Set(['equity', 'bond', 'sukuk', 'fund', 'etf', 'reit']),
  );
  expect(securities.every(({ name }) => name.ar !== null)).toBe(true);
  expect((await whole(lists.freshEquities())).some(({ active }) => !active)).toBe(true);
  const [quarter] = await whole(lists.shariaQuarters());
  expect(quarter!.exchanges.map(({ exchange: which }) => which)).toEqual(['home', 'sister']);
  expect((await whole(lists.shariaCompanies(2026, 3, quarter!.exchanges[0]!.code))).length).toBeGreaterThan(30);
  expect((await whole(services.zakat())).length).toBeGreaterThan(10);
  expect((await whole(services.dividends(2025))).length).toBeGreaterThan(40);
});

test('files of disclosures and circulars are PDFs of the length that is told', async () => {
  const [row] = await whole(upstream.disclosures.page({ lang: 'ar' }, 0));
  const path = row!.files[0]!.path;
  const { bytes, contentType } = await upstream.documents.head(path);
  const { body } = await upstream.documents.read(path);
  expect([contentType, body.length]).toEqual(['application/pdf', bytes]);
  const [circular] = await whole(upstream.content.circulars());
  const asset = await upstream.documents.openAsset(circular!.files[0]!.url);
  expect((await new Response(asset.body).arrayBuffer()).byteLength).toBe(circular!.files[0]!.bytes);
});
