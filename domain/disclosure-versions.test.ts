import { describe, expect, test } from 'vitest';
import type { Disclosure, DisclosureFile } from './disclosure.ts';
import { versionsOf } from './disclosure-versions.ts';

const FILE: DisclosureFile = {
  id: 'f',
  title: 'Letter',
  createdAt: 0,
  path: '/a/d/letter.pdf',
  language: 'en',
  type: 'news',
};
const FIRST: Disclosure = {
  id: 'd',
  lang: 'en',
  symbol: 'SUNBUQ',
  issuer: { en: 'Sunbuq Ports', ar: 'سنبوق للموانئ' },
  headline: 'Profit of 1',
  publishedAt: 0,
  announcementType: 'Disclosure',
  reportInterval: null,
  integrated: null,
  dividendsPaymentDate: null,
  files: [FILE],
};

/** In the store's order. */
const seen = (...oldestFirst: Disclosure[]) =>
  oldestFirst.map((disclosure, from) => ({ disclosure, from })).toReversed();

describe('the versions of a disclosure', () => {
  test('are one where nobody corrected it', () => {
    expect(versionsOf(seen(FIRST))).toEqual([{ number: 1, disclosure: FIRST, replacedAt: null, changed: [] }]);
    expect(versionsOf([])).toEqual([]);
  });

  test('say what was corrected, and when the one before was replaced', () => {
    const second = { ...FIRST, headline: 'Profit of 2', files: [{ ...FILE, path: '/a/d/corrected.pdf' }] };
    const third = { ...second, publishedAt: 5 };
    expect(versionsOf(seen(FIRST, second, third))).toEqual([
      { number: 3, disclosure: third, replacedAt: null, changed: ['time'] },
      { number: 2, disclosure: second, replacedAt: 2, changed: ['headline', 'files'] },
      { number: 1, disclosure: FIRST, replacedAt: 1, changed: [] },
    ]);
  });

  test('are no more for another spelling of the issuer, a cut title or a file that came later', () => {
    const bare = { ...FIRST, files: [] };
    const renamed = { ...FIRST, issuer: { en: 'SUNBUQ - Sunbuq Ports', ar: null } };
    const cut = { ...renamed, files: [{ ...FILE, title: 'Let' }] };
    expect(versionsOf(seen(bare, FIRST, renamed, cut))).toEqual([
      { number: 1, disclosure: cut, replacedAt: null, changed: [] },
    ]);
  });
});
