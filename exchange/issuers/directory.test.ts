import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isIsin, isSymbol } from '#domain/identifier.ts';
import { IDENTITY } from '../fixtures/exchange.ts';
import { DEBT_ISSUES } from './debt.ts';
import { DELISTED } from './delisted.ts';
import { issuersOf } from './directory.ts';
import { instrumentsOf } from './instruments.ts';
import { directorsOf, managementOf } from './people.ts';
import { auditorOf, briefOf, contactOf, registrarOf } from './profile.ts';
import { SECTOR_NAMES } from './sectors.ts';
import { topShareholders } from './ownership.ts';
import { inArabic } from '../fixtures/arabic.ts';

const DAY = '2026-11-20';
const issuers = issuersOf(IDENTITY);
const instruments = instrumentsOf(issuers, IDENTITY, DAY);
const shares = issuers.filter(({ kind }) => kind === 'equity');

test('there are sixty-eight shares on two boards, the exchange itself among them', () => {
  expect(shares).toHaveLength(68);
  expect(new Set(shares.map(({ board }) => board))).toEqual(new Set(['510', '520']));
  expect(shares[0]?.symbol).toBe('ESX');
});

test('the other kinds are there too', () => {
  const open = instruments.filter(({ listedOn, future }) => listedOn <= DAY && (!future || future.expiry >= DAY));
  const count = (kind: string) => open.filter((one) => one.kind === kind && one.board !== '200').length;
  expect({
    reit: count('reit'),
    etf: count('etf'),
    fund: count('fund'),
    sukuk: count('sukuk'),
    bond: count('bond'),
    future: count('future'),
    carbon: count('carbon'),
    sister: open.filter(({ board }) => board === '200').length,
  }).toEqual({ reit: 3, etf: 4, fund: 2, sukuk: 10, bond: 6, future: 24, carbon: 3, sister: 6 });
});

test('every symbol is one, and stands once', () => {
  const symbols = [...instruments, ...DELISTED].map(({ symbol }) => symbol);
  expect(symbols.filter((symbol) => !isSymbol(symbol))).toEqual([]);
  expect(new Set(symbols).size).toBe(symbols.length);
});

test('every ISIN has its right check digit, and stands once', () => {
  const isins = [...instruments, ...DELISTED].map(({ isin }) => isin);
  expect(isins.filter((isin) => !isIsin(isin))).toEqual([]);
  expect(new Set(isins).size).toBe(isins.length);
});

test('one share is suspended, one never trades, one was split lately', () => {
  expect(instruments.filter(({ suspended }) => suspended && suspended.from <= DAY)).toHaveLength(1);
  expect(instruments.filter(({ averageDailyTurnover }) => averageDailyTurnover === 0)).toHaveLength(1);
  expect(instruments.some(({ splits }) => splits.some(({ date }) => date > '2026-10-01' && date <= DAY))).toBe(true);
});

test('whatever is said of an issuer is said in Arabic too', () => {
  const texts = issuers.flatMap((issuer) => [
    issuer.name,
    issuer.shortName,
    SECTOR_NAMES[issuer.sector],
    briefOf(issuer, IDENTITY),
    auditorOf(issuer),
    registrarOf(issuer, IDENTITY),
    contactOf(issuer).address,
    ...[...directorsOf(issuer.symbol), ...managementOf(issuer.symbol)].flatMap(({ name, title }) => [name, title]),
    ...topShareholders(issuer).map(({ name }) => name),
  ]);
  expect(
    [...texts, ...DEBT_ISSUES.map(({ name }) => name), ...instruments.map(({ name }) => name)].filter(
      (text) => !inArabic(text.ar!),
    ),
  ).toEqual([]);
});

test('a company on the public board bears its legal form in both languages', () => {
  const listed = shares.filter(({ facts }) => facts.form === 'PJSC');
  expect(listed.every(({ name }) => name.en.endsWith(' PJSC') && name.ar.endsWith(' ش.م.ع'))).toBe(true);
});

test('websites and addresses can belong to no one', () => {
  expect(
    issuers.map(contactOf).every(({ website, email }) => website.endsWith('.example') && email.endsWith('.example')),
  ).toBe(true);
});

test('large holders hold no more than what does not trade freely', () => {
  for (const issuer of issuers) {
    const held = topShareholders(issuer).reduce((sum, { share }) => sum + share, 0);
    expect(held).toBeLessThanOrEqual((100 - issuer.facts.float) * 10_000);
  }
});

test('members of a group hold together what the group holds', () => {
  const groups = issuers.flatMap(topShareholders).filter(({ members }) => members);
  expect(groups.length).toBeGreaterThan(0);
  expect(groups.map(({ members = [] }) => members!.reduce((sum, one) => sum + one.share, 0))).toEqual(
    groups.map(({ share }) => share),
  );
});

const CONTRACTS = new URL('../../../shared/spec/upstream-contracts.md', import.meta.url);

describe.skipIf(!existsSync(CONTRACTS))('against the real list (skipped without ../shared)', () => {
  const real = existsSync(CONTRACTS) ? realSecurities(readFileSync(CONTRACTS, 'utf8')) : [];

  test('no symbol of ours is a real ticker', () => {
    expect(real.length).toBeGreaterThanOrEqual(70);
    const tickers = new Set(real.map(({ symbol }) => symbol));
    expect(instruments.filter(({ symbol }) => tickers.has(symbol))).toEqual([]);
  });

  test('no name of ours is a real company', () => {
    const names = new Set(real.flatMap(({ en, ar }) => [bare(en), bare(ar)]).filter(Boolean));
    expect(issuers.filter(({ name }) => names.has(bare(name.en)) || names.has(bare(name.ar)))).toEqual([]);
  });

  test('no number of ours is a real one', () => {
    const isins = new Set(real.map(({ isin }) => isin));
    expect(instruments.filter(({ isin }) => isins.has(isin))).toEqual([]);
  });
});

function realSecurities(document: string) {
  const rows = document.split('\n').filter((line) => /^\| [A-Z][A-Z0-9_-]+ \|.*\|$/.test(line));
  return rows.map((line) => {
    const [, symbol = '', en = '', ar = '', , , isin = ''] = line.split('|').map((cell) => cell.trim());
    return { symbol, en, ar, isin };
  });
}

/** Returns a name without legal form, marks and spaces. */
function bare(name: string): string {
  return name
    .replace(/\[[a-z]\]/g, '')
    .replace(/\b(P\.?J\.?S\.?C|PSC|PLC|K\.?P?\.?S\.?C\.?C?|B\.?S\.?C)\b\.?|ش\.م\.[عخب]|ش\.م\.ك\.ع/gi, '')
    .replace(/[\s.-]+/g, '')
    .toLowerCase();
}
