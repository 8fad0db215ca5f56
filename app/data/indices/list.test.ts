import { describe, expect, it } from 'vitest';
import { LOCALE_CODES } from '#domain/locale.ts';
import { CATALOGS } from '#messages/catalogs.ts';
import { registerCatalog, textOf } from '#messages/text.tsx';
import { indexTitle } from './list.ts';

for (const locale of LOCALE_CODES) registerCatalog(locale, CATALOGS[locale]);

describe.each(LOCALE_CODES)('an index (%s)', (locale) => {
  const t = textOf(locale);

  it.each(['general', 'sharia', 'esg', 'sector'] as const)('of kind %s says what it is', (kind) => {
    expect(t(`indices.kind.${kind}`)).not.toContain('indices.kind');
  });

  it.each(['general', 'sharia', 'esg'] as const)('of kind %s is headed by its own name', (kind) => {
    const name = { en: 'Sustainability index', ar: 'مؤشر الاستدامة' };
    expect(indexTitle({ name, kind }, locale)).toBe(name[locale]);
  });
});
