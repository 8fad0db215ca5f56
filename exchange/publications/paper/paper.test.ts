import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Locale } from '#domain/locale.ts';
import { IDENTITY } from '../../fixtures/exchange.ts';
import { issuersOf } from '../../issuers/directory.ts';
import { circularsUpTo } from '../circulars.ts';
import { circularLetter } from '../letters.ts';
import { openShelf } from './shelf.ts';
import { typeset } from './typesetter.ts';
import { fontOfWoff } from './woff.ts';

const require = createRequire(import.meta.url);
const own = issuersOf(IDENTITY)[0]!;
const [circular, another] = circularsUpTo(Date.parse('2026-11-20T08:00:00Z')) as [never, never];
const letter = (lang: Locale, of: never = circular) => circularLetter(IDENTITY, own, of, lang);

describe('a letter', () => {
  test('is a PDF with the fonts of its scripts inside', () => {
    const arabic = typeset(letter('ar')).toString('latin1');
    expect(arabic.startsWith('%PDF-')).toBe(true);
    expect(arabic).toContain('IBMPlexSansArabic-Regular');
    expect(arabic).toContain('IBMPlexSans-Regular');
    expect(typeset(letter('en')).toString('latin1')).not.toContain('IBMPlexSansArabic');
  });

  test('is the same, byte for byte, each time', () => {
    expect(typeset(letter('ar')).equals(typeset(letter('ar')))).toBe(true);
  });

  test('says its structure to a screen reader: its subject is the heading (PDF/UA-1)', () => {
    const bytes = typeset(letter('ar')).toString('latin1');
    expect(bytes).toMatch(/pdfuaid:part\W+1/);
    expect(bytes).toContain('/H1');
  });

  test('keeps text as text: what looks like markup is none', () => {
    const odd = { ...letter('en'), subject: '#panic("x") *bold* $1$ <label> "quotes" \\' };
    expect(typeset(odd).length).toBeGreaterThan(5_000);
  });
});

describe('a WOFF font', () => {
  const path = require.resolve('@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-400-normal.woff');

  test('gives its TrueType tables, sorted, whole and on four-byte boundaries', () => {
    const font = fontOfWoff(readFileSync(path));
    expect(font.readUInt32BE(0)).toBe(0x00010000);
    const tables = Array.from({ length: font.readUInt16BE(4) }, (_, i) => font.subarray(12 + i * 16, 28 + i * 16));
    const tags = tables.map((entry) => entry.subarray(0, 4).toString('latin1'));
    expect(tags).toEqual([...tags].sort());
    for (const entry of tables) {
      expect(entry.readUInt32BE(8) % 4).toBe(0);
      expect(entry.readUInt32BE(8) + entry.readUInt32BE(12)).toBeLessThanOrEqual(font.length);
    }
  });

  test('of another kind is refused', () => {
    expect(() => fontOfWoff(Buffer.from('wOF2 is another format, with other tables..'))).toThrow(RangeError);
    expect(() => fontOfWoff(Buffer.alloc(3))).toThrow(RangeError);
  });
});

describe('the shelf', () => {
  let dir: string;
  const warnings: string[] = [];
  const open = () => openShelf({ dir, warn: (sentence) => warnings.push(sentence) });
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'shelf-'));
    warnings.length = 0;
  });
  afterEach(() => rmSync(dir, { recursive: true, force: true }));

  test('keeps a made document on disk and gives the same again', () => {
    const made = open().pdf(letter('en'));
    expect(readdirSync(dir)).toHaveLength(1);
    expect(open().pdf(letter('en')).equals(made)).toBe(true);
  });

  test('knows the size of the file that it gives', async () => {
    const shelf = open();
    expect(await shelf.size(letter('ar', another))).toBe(shelf.pdf(letter('ar', another)).length);
  });

  test('makes a document anew whose kept file is broken', () => {
    const made = open().pdf(letter('en'));
    writeFileSync(join(dir, readdirSync(dir)[0]!), 'half a');
    expect(open().pdf(letter('en')).equals(made)).toBe(true);
  });

  test('works without a folder that it may write to, and says so once', () => {
    writeFileSync(join(dir, 'file'), '');
    const shelf = openShelf({ dir: join(dir, 'file', 'below'), warn: (sentence) => warnings.push(sentence) });
    expect(shelf.pdf(letter('en')).length).toBeGreaterThan(5_000);
    expect(warnings).toHaveLength(1);
  });
});
