import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { MESSAGE_LOCALES, readMessages } from '../messages/catalog.ts';
import { FACES } from './faces.ts';
import { ARABIC, LATIN, lettersOf, unicodeRange } from './letters.ts';

const ROOT = new URL('../../', import.meta.url).pathname;
const STYLES = readFileSync(new URL('../../app/styles/fonts.css', import.meta.url), 'utf8').replace(/\s+/g, ' ');
/** Direction marks have no glyph. */
const SEEN = /[^\s\u200e\u200f\u2066-\u2069]/gu;

describe('the fonts of the site', () => {
  it.each(FACES)('$name is asked for exactly the letters that it holds', ({ name, letters }) => {
    const rule = STYLES.split('@font-face').find((each) => each.includes(`compiled/${name}`));
    expect(rule).toContain(`unicode-range: ${unicodeRange(letters)};`);
  });

  it.each(MESSAGE_LOCALES)('hold every letter of the interface and the articles (%s)', (locale) => {
    const held = new Set(lettersOf([...LATIN, ...ARABIC]));
    const articles = globSync(`content/${locale}/**/*.md`, { cwd: ROOT }).map((file) =>
      readFileSync(ROOT + file, 'utf8'),
    );
    const used = [...readMessages(ROOT, locale).map(({ text }) => text), ...articles].flatMap(
      (text) => text.match(SEEN) ?? [],
    );
    expect([...new Set(used)].filter((letter) => !held.has(letter))).toEqual([]);
  });
});
