import AxeBuilder from '@axe-core/playwright';
import { HtmlValidate, type ConfigData } from 'html-validate';
import { describe, expect } from 'vitest';
import { SITE_MAP } from '#app/site-map.ts';
import type { Locale } from '#domain/locale.ts';
import { WIDTHS, type VisitOptions } from './support/browser.ts';
import { inBothLanguages, journey } from './support/journey.ts';

const PAGES = SITE_MAP.filter(({ page }) => page !== null).map(({ path }) => path.replace(/:SecuritySymbol\?/, 'DSX'));
const COOKIE = { cookie: 'i18n_redirected=en' };

/** The standard's own rules; how React writes void elements and attribute names is none of them. */
const MARKUP: ConfigData = {
  extends: ['html-validate:standard'],
  rules: {
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'doctype-style': 'off',
    'no-inline-style': 'off',
    'void-style': 'off',
  },
};
const validator = new HtmlValidate(MARKUP);

/** Colours and parts are the same in both languages: each is looked at in one light and at one width. */
const LOOK: Record<Locale, VisitOptions> = { en: { width: WIDTHS.desktop }, ar: { width: WIDTHS.phone, dark: true } };
/** A long table is one row many times, and looking at each takes a minute. */
const ROWS_LIKE_THE_FIRST = 'tbody tr:nth-child(n+4)';

/** What a page shows, without its words: the same in both languages. */
function outline(html: string): Record<string, number> {
  const count = (pattern: RegExp) => html.match(pattern)?.length ?? 0;
  return {
    headings: count(/<h[1-6][\s>]/g),
    sections: count(/<section[\s>]/g),
    tables: count(/<table[\s>]/g),
    rows: count(/<tr[\s>]/g),
    forms: count(/<form[\s>]/g),
    plots: count(/<svg[^>]*role="img"/g),
  };
}

inBothLanguages('every built page', ({ locale, prefix }) => {
  journey.for(PAGES)('%s is valid HTML as the server sends it', async (path, { siteUrl }) => {
    const answer = await fetch(siteUrl + address(prefix, path), { headers: COOKIE });
    const { results } = await validator.validateString(await answer.text());
    expect(
      results.flatMap(({ messages }) => messages.map(({ line, ruleId, message }) => `${line} ${ruleId}: ${message}`)),
    ).toEqual([]);
  });

  journey.for(PAGES)('%s has no accessibility fault that can be found by machine', async (path, { visit }) => {
    const { page } = await visit(LOOK[locale]);
    await page.goto(address(prefix, path));
    const { violations } = await new AxeBuilder({ page }).exclude(ROWS_LIKE_THE_FIRST).analyze();
    const found = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
    );
    expect(found).toEqual([]);
  });

  journey.for(PAGES)('%s fits a phone without moving sideways', async (path, { visit }) => {
    const { page } = await visit({ width: WIDTHS.phone });
    await page.goto(address(prefix, path));
    const [wide, seen] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.clientWidth,
    ]);
    expect(wide).toBeLessThanOrEqual(seen ?? 0);
  });
});

describe('the two languages', () => {
  journey.for(PAGES)('show the same on %s', async (path, { siteUrl }) => {
    const [english, arabic] = await Promise.all(
      ['/en', '/ar'].map(async (prefix) => (await fetch(siteUrl + address(prefix, path), { headers: COOKIE })).text()),
    );
    expect(outline(arabic ?? '')).toEqual(outline(english ?? ''));
  });
});

function address(prefix: string, path: string): string {
  return (prefix + path).replace(/(.)\/$/, '$1');
}
