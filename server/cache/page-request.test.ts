import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KNOWN } from '#tests/support/known-values.ts';
import { pageRequestOf } from './page-request.ts';

const LISTS = '/the-exchange/market-information/listed-securities';
const addressOf = (url: string) => pageRequestOf(url, KNOWN).address;

describe('the address under which a page is kept', () => {
  it.each([
    ['/', '/'],
    ['/en', '/en'],
    ['/ar/', '/ar'],
    ['/en/GLOSSARY/', '/en/glossary'],
    ['/ar/market-watch?utm_source=x&board=510', '/ar/market-watch?board=510'],
    ['/market-watch?sort=value&board=510', '/market-watch?board=510&sort=value'],
    ['/market-watch?column=bid&column=last&column=bid', '/market-watch?column=bid&column=last'],
    ['/en/search?q=', '/en/search'],
    [
      '/en/discover-dfm/careers.json?place=abu-dhabi&department=listing',
      '/en/discover-dfm/careers.json?department=listing&place=abu-dhabi',
    ],
    ['/ar/discover-dfm/careers?vacancy=x-2026', '/ar/discover-dfm/careers?vacancy=x-2026'],
    ['/en/search?q=a+b', '/en/search?q=a+b'],
    ['/the-exchange/market-information/company/D%53X', '/the-exchange/market-information/company/DSX'],
    ['/the-exchange/market-information/company/a%2Fb', '/the-exchange/market-information/company/a%2Fb'],
  ])('of %s is %s', (url, address) => {
    expect(addressOf(url)).toBe(address);
  });

  it.each([
    ['a long one', `q=${encodeURIComponent('ا'.repeat(100))}&limit=2`],
    ['one with a question mark in it', 'q=who%3F+what&limit=2', 'q=who?+what&limit=2'],
  ])('of a question to the API is all of it: %s', (_what, query, typed = query) => {
    const params = new URL(addressOf(`/api/v1/disclosures?${typed}`), 'http://a').searchParams;
    expect(Object.fromEntries(params)).toEqual(Object.fromEntries(new URLSearchParams(query)));
  });

  it.each([
    ['/_.data', '/_.data'],
    ['/ar.data?index=DSXGI', '/ar.data?index=DSXGI'],
    ['/ar/_.data', '/ar.data'],
    ['/market-watch.data?part=panel&symbol=DSX', '/market-watch.data?part=panel&symbol=DSX'],
    ['/market-watch?part=panel&symbol=DSX', '/market-watch?symbol=DSX'],
    [
      '/glossary.data?_routes=layouts%2Fdefault,glossary,glossary,made-up',
      '/glossary.data?_routes=glossary%2Clayouts%2Fdefault',
    ],
    ['/glossary?_routes=glossary', '/glossary'],
  ])('of data, %s, is %s', (url, address) => {
    expect(addressOf(url)).toBe(address);
  });

  it.each([
    ['/ar/market-watch.CSV?symbol=DSX&part=panel&column=bid&board=510&q=', '/ar/market-watch.csv?board=510&column=bid'],
    [`${LISTS}/Equities.json?sort=last&board=510&utm_source=x`, `${LISTS}/equities.json?sort=last`],
    [`/en${LISTS}.csv`, `/en${LISTS}.csv`],
    [`${LISTS}/warrants.csv?sort=last`, '/not-found.csv'],
    ['/ar/glossary.json?q=x', '/ar/not-found.json'],
    ['/ar.csv', '/ar/not-found.csv'],
    ['/.json', '/not-found.json'],
    ['/market-watch.csv.data', '/not-found.data'],
  ])('of rows as a file, %s, is %s', (url, address) => {
    expect(addressOf(url)).toBe(address);
  });

  it.each([
    '/nowhere',
    '/%E0%A4%A',
    '/the-exchange/market-information/company/..',
    '/the-exchange/market-information/company/%2e%2e',
    '//evil.example/',
    '/en//glossary',
    `/the-exchange/market-information/company/${'a'.repeat(600)}`,
    '*',
    'http://evil.example/glossary',
  ])('of what is no page, %s, is that of the one page that says so', (url) => {
    expect(pageRequestOf(url, KNOWN)).toMatchObject({ route: 'not-found', isKeyedByInput: false });
    expect(addressOf(url)).toMatch(/^(\/en|\/ar)?\/not-found$/);
  });

  it('says so in the language of the address', () => {
    expect(addressOf('/ar/nowhere?x=1')).toBe('/ar/not-found');
    expect(addressOf('/ar/nowhere.data')).toBe('/ar/not-found.data');
  });

  it('stays the same however the query is ordered, and whatever else stands in it', () => {
    const known = fc.dictionary(
      fc.constantFrom('board', 'sort', 'symbol', 'q', 'sector'),
      fc.string({ maxLength: 20 }),
    );
    const noise = fc.dictionary(fc.stringMatching(/^x[a-z]{0,6}$/), fc.string({ maxLength: 20 }));
    fc.assert(
      fc.property(known, noise, (query, more) => {
        const plain = new URLSearchParams(query);
        const turned = new URLSearchParams([...Object.entries(more), ...Object.entries(query).toReversed()]);
        expect(addressOf(`/market-watch?${turned}`)).toBe(addressOf(`/market-watch?${plain}`));
      }),
    );
  });

  it('is an address of this site that names itself, for anything that can be asked', () => {
    const letters = fc.string({
      unit: fc.constantFrom('/', '.', '%', '2', 'f', 'e', 'n', 'a', '?', '&', '=', 'q', '\\', ' ', 'é'),
    });
    fc.assert(
      fc.property(fc.oneof(fc.webPath(), letters, fc.string({ unit: 'binary' })), fc.string(), (path, search) => {
        const address = addressOf(`/${path}?${search}`);
        const url = new URL(`http://site.example${address}`);
        expect(url.host).toBe('site.example');
        expect(url.pathname + url.search).toBe(address);
        expect(addressOf(address)).toBe(address);
      }),
      { numRuns: 2_000 },
    );
  });

  it('is bounded, however much is asked', () => {
    const many = Array.from({ length: 1_000 }, (_, i) => `column=${i}`).join('&');
    expect(addressOf(`/market-watch?${many}`).split('column').length).toBeLessThan(50);
    expect(addressOf(`/search?q=${'a'.repeat(10_000)}`).length).toBeLessThan(200);
  });
});

describe('the values of a query', () => {
  const ACTIONS = '/en/the-exchange/news-disclosures/corporate-actions';

  it('that mean nothing make one key of a file, however many there are', () => {
    const keys = Array.from({ length: 500 }, (_, i) =>
      ['issuer', 'kind', 'from'].map((name) => addressOf(`${ACTIONS}.ics?${name}=x${i}`)),
    );
    expect(new Set(keys.flat()).size).toBe(3);
    expect(addressOf(`${ACTIONS}.ics?issuer=x1`)).toBe(`${ACTIONS}.ics?issuer=unknown`);
  });

  it.each([
    ['issuer=emaar', 'issuer=EMAAR'],
    ['kind=Cash-Dividend', 'kind=cash-dividend'],
    ['from=2+March+2026', 'from=2026-03-02'],
    ['from=٢٠٢٦-٠٣-٠٢', 'from=2026-03-02'],
    ['from=0001-01-01', 'from=unknown'],
    ['issuer=NOBODY', 'issuer=unknown'],
    ['issuer=NOBODY&issuer=NOWHERE', 'issuer=unknown'],
    ['issuer=+', ''],
  ])('of a file have one spelling: %s is %s', (typed, spelled) => {
    expect(addressOf(`${ACTIONS}.csv?${typed}`)).toBe(`${ACTIONS}.csv${spelled && `?${spelled}`}`);
  });

  it('that mean nothing on a page stay as they were typed, for the page to name, and for moments', () => {
    expect(pageRequestOf(`${ACTIONS}?issuer=nobody`, KNOWN)).toMatchObject({
      address: `${ACTIONS}?issuer=nobody`,
      isShortLived: true,
      isTyped: true,
    });
    expect(pageRequestOf(`${ACTIONS}?issuer=EMAAR&page=2`, KNOWN)).toMatchObject({
      isShortLived: false,
      isTyped: false,
    });
    expect(pageRequestOf('/en/glossary?q=x', KNOWN)).toMatchObject({ isShortLived: false, isTyped: true });
  });
});

describe('a page whose address readers write', () => {
  it('is told from those of which there are only so many', () => {
    expect(pageRequestOf('/en/glossary', KNOWN).isKeyedByInput).toBe(false);
    expect(pageRequestOf('/en/glossary?q=x', KNOWN).isKeyedByInput).toBe(true);
    expect(pageRequestOf('/en/glossary?utm_campaign=x', KNOWN).isKeyedByInput).toBe(false);
    expect(pageRequestOf('/en/search?q=x', KNOWN).isShortLived).toBe(true);
  });

  it('may send readers to their language where it is the root alone', () => {
    expect(
      ['/', '/?index=DSXGI', '/en', '/_.data', '/glossary'].map((url) => pageRequestOf(url, KNOWN).isRoot),
    ).toEqual([true, true, false, false, false]);
  });
});
