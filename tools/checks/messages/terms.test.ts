import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { treeOf } from '../tree.ts';
import { arabicWords, checkTerms, hasPhrase } from './terms.ts';
import { readTerms, TERMS_FILE } from './terms-source.ts';

const TABLE = `terms:
  closing price: [سعر الإغلاق, أسعار الإغلاق]
  order book: سجل الأوامر
labels:
  high: الأعلى
also:
  price: السعر
except:
  market.short: closing price # a narrow column
`;

function findings(en: string, ar: string, id = 'market.close'): string[] {
  const catalog = (text: string) =>
    `msgid ""\nmsgstr ""\n\nmsgid "${id}"\nmsgstr "${text}"\n\nmsgid "market.short"\nmsgstr "${text}"\n`;
  const english = catalog(en).replace(/(market\.short"\nmsgstr ").*/, '$1Closing price"');
  const arabic = catalog(ar).replace(/(market\.short"\nmsgstr ").*/, '$1الإغلاق"');
  const tree = treeOf({ [TERMS_FILE]: TABLE, 'messages/en/market.po': english, 'messages/ar/market.po': arabic });
  return checkTerms(tree).map(({ file, line, message }) => `${file}:${line} ${message}`);
}

describe('the terms of the messages', () => {
  it('have the one Arabic rendering of the table', () => {
    expect(findings('Closing price of {name}', 'سعر إغلاق {name}')).toEqual([]);
    expect(findings('Closing price of {name}', 'ثمن الختام: {name}')).toEqual([
      `messages/ar/market.po:4 'market.close' says “closing price” in English: the Arabic term is سعر الإغلاق (${TERMS_FILE}).`,
    ]);
  });

  it('are found in every branch, in the plural, and the longest first', () => {
    expect(
      findings('{n, plural, one {# order book} other {# order books}}', '{n, plural, other {# سجل}}'),
    ).toHaveLength(1);
    expect(findings('Closing prices', 'أسعار الإغلاق')).toEqual([]);
    expect(findings('A closing price is a price', 'الإغلاق')).toHaveLength(2);
    expect(findings('A priceless order-book', 'شيء آخر')).toEqual([]);
  });

  it('are words of every day elsewhere, where only a label is held', () => {
    expect(findings('High', 'العالي')).toHaveLength(1);
    expect(findings('High fees', 'رسوم مرتفعة')).toEqual([]);
  });

  it('have no exception that nothing needs', () => {
    const tree = treeOf({ [TERMS_FILE]: TABLE, 'messages/en/market.po': '', 'messages/ar/market.po': '' });
    expect(checkTerms(tree).map(({ message }) => message)).toEqual(["'market.short' needs no exception: remove it."]);
  });

  it.each([
    ['وبسعر الإغلاق', 'سعر الإغلاق'],
    ['لسجلات أوامرها', 'سجل الأوامر'],
    ['للأوراق المالية', 'أوراق مالية'],
    ['يومَي تداول', 'يوم تداول'],
    ['والوسيط', 'وسيط'],
    ['المُصدرون', 'مُصدر'],
  ])('are the same in any inflection: %s is %s', (text, term) => {
    expect(hasPhrase(arabicWords(text), term)).toBe(true);
  });

  it.each([
    ['سعر الافتتاح', 'سعر الإغلاق'],
    ['سعر آخر إغلاق', 'سعر الإغلاق'],
    ['المصدر المالي', 'ورقة مالية'],
  ])('are not any words that look alike: %s is not %s', (text, term) => {
    expect(hasPhrase(arabicWords(text), term)).toBe(false);
  });
});

const SPECIFIED = new URL('../../../../shared/spec/terms.md', import.meta.url);

/** Rows of the specification's table: English and Arabic of each. */
function specifiedRows(): (readonly [english: string, arabic: string[]])[] {
  const lines = readFileSync(SPECIFIED, 'utf8').split('\n');
  return lines.flatMap((line) => {
    const [, english, arabic] = /^\| (.+) \| (.+) \|$/.exec(line) ?? [];
    return english && arabic ? [[english.toLowerCase(), arabicWords(arabic)] as const] : [];
  });
}

describe.skipIf(!existsSync(SPECIFIED))('against the specification (skipped without ../shared)', () => {
  it('every term of the table has the Arabic that the specification gives it', () => {
    const { terms, labels } = readTerms(readFileSync(new URL(`../../../${TERMS_FILE}`, import.meta.url), 'utf8'));
    const rows = specifiedRows();
    const unlike = Object.entries({ ...terms, ...labels }).filter(
      ([term, [first]]) =>
        !rows.some(([english, arabic]) => english.includes(term.toLowerCase()) && hasPhrase(arabic, first!)),
    );
    expect(unlike.map(([term]) => term)).toEqual([]);
  });
});
