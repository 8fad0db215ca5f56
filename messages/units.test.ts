import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LOCALE_CODES } from '#domain/locale.ts';

const TEXT = /^msgstr "(.*)"$/gm;
/** A label has no full stop; a sentence gives its unit in words. */
const UNIT_AFTER_COMMA =
  /(?:, (?:in )?(?:AED|dirhams|\{(?:market)?(?:C|c)urrency\}|\{unit\}|%|points)(?: [mb]illion)?|، (?:بالدرهم|بمليون درهم|مليون درهم|نقاط|%))$/;

it.each(LOCALE_CODES)('a label has its unit in brackets (%s)', (locale) => {
  const files = readdirSync(`messages/${locale}`).filter((name) => name.endsWith('.po'));
  const texts = files.flatMap((name) => [...readFileSync(`messages/${locale}/${name}`, 'utf8').matchAll(TEXT)]);
  expect(texts.map(([, text]) => text!).filter((text) => UNIT_AFTER_COMMA.test(text))).toEqual([]);
});
