import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { plainText } from '#domain/article-words.ts';
import type { Table } from '#domain/article.ts';
import { articleText } from '#domain/article-words.ts';
import { settlementDate } from '#domain/calendar.ts';
import { marketTime, marketInstant } from '#domain/date.ts';
import { WEIGHT_CAP } from '#domain/index-level.ts';
import { parseFutureSymbol } from '#domain/identifier.ts';
import { rulesOf, type RuleVersion } from '#domain/rulebook.ts';
import { abilitiesAt, FIRST_SESSION_DAY, sessionOn } from '#domain/session.ts';
import { fromDecimal } from '#domain/thousandths.ts';
import { limitPercents, tickBands } from '#domain/tick.ts';
import { circularsUpTo } from '#exchange/publications/circulars.ts';
import { readRulebook } from './rulebook.ts';

const { books } = readRulebook({
  files: globSync('content/rules/*.yaml').map((file) => file.replaceAll('\\', '/')),
  read: (file) => readFileSync(file, 'utf8'),
});
const RULES = { en: rulesOf(books.en), ar: rulesOf(books.ar) };

/** Wednesday, a trading day. */
const DAY = '2026-11-18';
/** After the last circular that a rule names. */
const NOW = Date.UTC(2026, 10, 18, 8);

function versionsOf(number: string): RuleVersion[] {
  return [RULES.en, RULES.ar].flatMap((rules) => rules.find((rule) => rule.number === number)!.versions);
}
const wordsOf = ({ text }: RuleVersion) => articleText({ blocks: text ?? [] });
const figuresIn = (words: string) => [...words.matchAll(/\d+(?:\.\d+)?/g)].map(([figure]) => figure);
function rowsOf({ text }: RuleVersion): string[][] {
  const table = text?.find((flow): flow is Table => flow.type === 'table');
  return table?.rows.map((row) => row.map(plainText)) ?? [];
}

describe('the rules say what the market does', () => {
  it('ticks, on the first day of each version', () => {
    const versions = versionsOf('3.2.2');
    expect(versions).toHaveLength(4);
    for (const version of versions) {
      const said = rowsOf(version).map((row) => row.flatMap(figuresIn).map(fromDecimal));
      expect(said).toEqual(tickBands(version.from).map(({ from, tick }) => [from, tick]));
    }
  });

  it('daily limits, on the first day of each version', () => {
    const versions = versionsOf('3.2.3');
    expect(versions).toHaveLength(6);
    for (const version of versions) {
      const { down, up } = limitPercents(version.from);
      expect(figuresIn(wordsOf(version))).toEqual([String(down), String(up)]);
    }
  });

  it('phases of the session', () => {
    const phases = sessionOn(FIRST_SESSION_DAY).map(({ from, to }) => [marketTime(from), marketTime(to)]);
    for (const version of versionsOf('3.1.1')) {
      expect(version.from).toBe(FIRST_SESSION_DAY);
      expect(rowsOf(version).map(([, from, to]) => [from, to])).toEqual(phases);
    }
  });

  it('when orders can no longer be cancelled, and when only improved', () => {
    const can = (time: string) => abilitiesAt(marketInstant(DAY, time));
    expect([can('09:54').cancel, can('09:55').cancel, can('10:00').cancel]).toEqual([true, false, true]);
    expect([can('14:52').amend, can('14:53').amend, can('14:55').amend]).toEqual(['yes', 'improve-only', 'yes']);
    for (const version of versionsOf('3.1.2')) expect(wordsOf(version)).toMatch(/09:55 \S+ 10:00/);
    for (const version of versionsOf('3.1.3')) expect(wordsOf(version)).toMatch(/14:53 \S+ 14:55/);
  });

  it('settlement', () => {
    expect(settlementDate(DAY)).toBe('2026-11-20');
    for (const version of versionsOf('3.4.1')) expect(wordsOf(version)).toContain('T+2');
  });

  it('the cap of the index, and the limits and tick of futures on it', () => {
    for (const version of versionsOf('5.1.1')) expect(figuresIn(wordsOf(version))).toEqual([String(WEIGHT_CAP / 1000)]);
    const { down, up } = limitPercents(DAY, 'index-future');
    for (const version of versionsOf('5.2.2')) {
      const [tick, ...limits] = figuresIn(wordsOf(version));
      expect(fromDecimal(tick!)).toBe(tickBands(DAY, 'index-future')[0].tick);
      expect(limits).toEqual([String(down), String(up)]);
    }
  });

  it('the letters of contracts, January first', () => {
    for (const version of versionsOf('5.2.3')) {
      const letters = /(?:\b[A-Z] ){11}[A-Z]\b/.exec(wordsOf(version))![0].split(' ');
      expect(letters.map((letter) => parseFutureSymbol(`X${letter}27`)?.month)).toEqual(letters.map((_, at) => at + 1));
    }
  });
});

describe('the circulars that rules name', () => {
  it('were issued, no later than the day from which the text holds', () => {
    const issued = new Map(circularsUpTo(NOW).map(({ number, on }) => [number, on]));
    const named = RULES.en.flatMap(({ versions }) => versions.filter(({ circular }) => circular !== null));
    expect(named.length).toBeGreaterThan(10);
    for (const { circular, from } of named) expect(issued.get(circular!)! <= from, circular!).toBe(true);
  });
});

describe('the rulebook', () => {
  it('has the same rules and days in both languages', () => {
    const shape = (locale: 'en' | 'ar') =>
      RULES[locale].map(({ number, versions }) => [number, ...versions.map(({ from, circular }) => [from, circular])]);
    expect(shape('ar')).toEqual(shape('en'));
    expect(RULES.en.filter(({ versions }) => versions.length > 1).length).toBeGreaterThanOrEqual(6);
  });
});
