import { describe, expect, it } from 'vitest';
import { names } from '#exchange.config.ts';
import { LOCALE_CODES } from '#domain/locale.ts';
import { segmentName } from './segment-name.ts';

describe('the name of a market segment', () => {
  const t = (id: string) => id;

  it.each(LOCALE_CODES)('of the sister exchange is what the configuration calls it, in %s', (locale) => {
    const sisterName = { en: 'Another exchange', ar: 'بورصة أخرى' };
    expect(segmentName('200', t, locale, { sisterName })).toBe(sisterName[locale]);
    expect(segmentName('200', t, locale)).toBe(names.sisterName[locale]);
  });

  it('of every other one is a text', () => {
    expect(segmentName('510', t, 'en')).toBe('market.board.510');
    expect(segmentName('debt', t, 'en')).toBe('market.board.debt');
  });
});
