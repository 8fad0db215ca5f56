import { describe, expect, test } from 'vitest';
import { marketDate, marketInstant } from '#domain/date.ts';
import { inArabic } from '../fixtures/arabic.ts';
import { IDENTITY } from '../fixtures/exchange.ts';
import { issuersOf } from '../issuers/directory.ts';
import { publicationsOf } from './disclosures.ts';

const DAY = '2026-11-20';
const issuers = issuersOf(IDENTITY);
const publications = publicationsOf(IDENTITY, issuers, DAY);
const spoken = publications.map(({ key, at, headline }) => ({ key, at, headline }));

test('there are some thousands of them, newest first, each under its own key', () => {
  expect(publications.length).toBeGreaterThan(3_000);
  expect(publications.length).toBeLessThan(5_000);
  expect(publications.every(({ at }, i) => i === 0 || publications[i - 1]!.at >= at)).toBe(true);
  expect(new Set(publications.map(({ key }) => key)).size).toBe(publications.length);
});

test('the same day gives the same publications', () => {
  const again = publicationsOf(IDENTITY, issuersOf(IDENTITY), DAY).map(({ key, at, headline }) => ({
    key,
    at,
    headline,
  }));
  expect(again).toEqual(spoken);
});

test('what was out the day before is still out, unchanged', () => {
  const before = publicationsOf(IDENTITY, issuers, '2026-11-19').map(({ key, at, headline }) => ({
    key,
    at,
    headline,
  }));
  expect(spoken.filter(({ at }) => marketDate(at) < DAY)).toEqual(before);
});

test('on a trading day some come out before, some in and some after continuous trading', () => {
  const today = publications.filter(({ at }) => marketDate(at) === DAY).map(({ at }) => at);
  const [open, close] = [marketInstant(DAY, '10:00'), marketInstant(DAY, '14:45')];
  expect(today.length).toBeGreaterThanOrEqual(5);
  expect(today.some((at) => at < open)).toBe(true);
  expect(today.filter((at) => at >= open && at < close).length).toBeGreaterThanOrEqual(2);
});

test('nobody speaks before being listed', () => {
  const listed = new Map(issuers.map(({ symbol, facts }) => [symbol, facts.listed]));
  expect(publications.filter(({ symbol, at }) => marketDate(at) < listed.get(symbol)!)).toEqual([]);
});

test('board meetings on results are announced at least two business days before', () => {
  const notices = publications.filter(({ headline }) => headline.en === 'BOD meeting');
  expect(notices.length).toBeGreaterThan(20);
  for (const notice of notices) {
    const results = publications.find(({ key }) => key === notice.key.replace(/board$/, 'statements'));
    if (results) expect(results.at - notice.at).toBeGreaterThan(2 * 86_400_000);
  }
});

describe('in both languages', () => {
  test('every headline is Arabic in Arabic and has no Arabic letter in English', () => {
    expect(publications.filter(({ headline }) => !inArabic(headline.ar)).map(({ headline }) => headline.ar)).toEqual(
      [],
    );
    expect(publications.filter(({ headline }) => /\p{Script=Arabic}/u.test(headline.en))).toEqual([]);
  });

  test('so is every paragraph and every word of the tables', () => {
    const papers = publications.flatMap(({ files }) => files.map((file) => file.paper()));
    const texts = papers.flatMap(({ paragraphs, table }) => [
      ...paragraphs,
      ...(table ? [...table.head, ...table.rows.flat()] : []),
    ]);
    // A misprinted figure of an issuer differs between the languages but has no letters.
    const words = texts.filter(({ en, ar }) => en !== ar && /\p{L}/u.test(en));
    expect(words.length).toBeGreaterThan(5_000);
    expect(words.filter(({ ar }) => !inArabic(ar)).map(({ ar }) => ar)).toEqual([]);
    expect(texts.filter(({ en, ar }) => /undefined|NaN|null/.test(en + ar))).toEqual([]);
  });
});
