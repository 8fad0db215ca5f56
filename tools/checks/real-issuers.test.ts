import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { isTest, lineAt, workTree } from './tree.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** The securities of the real market, with their names. */
const CONTRACTS = new URL('../../../shared/spec/upstream-contracts.md', import.meta.url);
/**
 * Sources of everything that readers and programs get: pages, files, the description of the API, and the invented
 * market.
 */
const PUBLISHED = /^(app|content|exchange|messages)\/.*\.(tsx?|md|po|ya?ml)$|^exchange\.(config|place)\.ts$/;
const LEGAL_FORM = /\b(P\.?J\.?S\.?C|PSC|PLC|K\.?P?\.?S\.?C\.?C?|B\.?S\.?C)\b\.?|ش\.م\.[عخب]|ش\.م\.ك\.ع|\[[a-z]\]/gi;
/** An address that readers have bookmarked, and its page. */
const HELD_ADDRESS = /union-coop/g;
/** The exchange itself, whose label the services write before names. */
const EXCHANGE = 'DFM';
/** Shorter symbols are also words of either language. */
const SYMBOL_LEAST = 4;

interface RealIssuer {
  symbol: string;
  names: string[];
}

function realIssuers(document: string): RealIssuer[] {
  const rows = document.split('\n').filter((line) => /^\| [A-Z][A-Z0-9_-]+ \|.*\|$/.test(line));
  return rows.map((line) => {
    const [, symbol = '', ...names] = line.split('|').map((cell) => cell.trim());
    return { symbol, names: names.slice(0, 2).map(plain).filter(isDistinctive) };
  });
}

/** Only the words, separated by single spaces. */
function plain(text: string): string {
  return text
    .replace(LEGAL_FORM, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .toLowerCase()
    .trim();
}

/** A single Arabic word may be an ordinary one: 'cooling' is also a company's name. */
function isDistinctive(name: string): boolean {
  return name.includes(' ') || /^[a-z\d]{5,}$/.test(name);
}

describe.skipIf(!existsSync(CONTRACTS))('against the real list (skipped without ../shared)', () => {
  const all = existsSync(CONTRACTS) ? realIssuers(readFileSync(CONTRACTS, 'utf8')) : [];
  const real = all.filter(({ symbol }) => symbol !== EXCHANGE);

  it('no page, file or description names a real issuer or its symbol', () => {
    expect(all.length).toBeGreaterThanOrEqual(70);
    const symbols = real.map(({ symbol }) => symbol).filter(({ length }) => length >= SYMBOL_LEAST);
    const symbol = new RegExp(`(?<![\\w-])(${symbols.join('|')})(?![\\w-])`, 'g');
    const names = real.flatMap((issuer) => issuer.names);
    const tree = workTree(ROOT);
    const found = tree.files
      .filter((file) => PUBLISHED.test(file) && !isTest(file))
      .flatMap((file) => {
        const text = tree.read(file).replace(HELD_ADDRESS, '');
        const words = ` ${plain(text)} `;
        return [
          ...[...text.matchAll(symbol)].map((match) => `${file}:${lineAt(text, match.index)} ${match[0]}`),
          ...names.filter((name) => words.includes(` ${name} `)).map((name) => `${file} ${name}`),
        ];
      });
    expect(found).toEqual([]);
  });
});
