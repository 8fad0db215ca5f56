import { describe, expect, it } from 'vitest';
import { checkLanguages } from './languages.ts';
import { treeOf } from './tree.ts';

const found = (text: string, file = 'app/ui/card.tsx') => checkLanguages(treeOf({ [file]: text }));

describe('a language named by its code', () => {
  it.each([
    "export const shown = locale === 'ar' ? a : b;",
    'export const shown = name.ar;',
    'export const { en } = name;',
    'export const words = { en: 1, ar: 2 };',
    "export const other = OTHER['en'];",
  ])('is found in %s', (line) => {
    expect(found(`const a = 1;\n${line}`)[0]).toMatchObject({ line: 2 });
  });

  it.each([
    'export const shown = name[locale];',
    'export const Title = () => <bdi lang="en">App Store</bdi>;',
    'export const en = 1;',
  ])('is not found in %s', (line) => {
    expect(found(line)).toEqual([]);
  });

  it('may stand in the list of languages, among words that need no catalog, and in tests', () => {
    const line = "export const LOCALES = { en: 'en-US' };";
    for (const file of [
      'domain/locale.ts',
      'domain/words/units.ts',
      'server/words/busy.ts',
      'app/a.test.ts',
      'exchange/a.ts',
    ])
      expect(found(line, file)).toEqual([]);
  });
});
