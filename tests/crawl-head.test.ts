import { HtmlValidate, type ConfigData } from 'html-validate';
import { describe, expect } from 'vitest';
import { localisedName, pathOf } from '#app/page-path.ts';
import { LOCALE_CODES, LOCALES, type Locale } from '#domain/locale.ts';
import { splitForm } from '#domain/locale-switch.ts';
import { exchange } from '#exchange.config.ts';
import { askSettled, BUILT_PAGES, canonicalPath, FORMS, inForm, isInternal } from './support/built-pages.ts';
import { alternatesOf, canonicalOf, metaOf, thingsOf, titleOf } from './support/html.ts';
import { inBothLanguages, journey } from './support/journey.ts';

/** The standard's own rules, except React's way of writing void elements and attribute names. */
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
/** A new publication is read in one language after the other. */
const READ_LIMIT = { timeout: 60_000, interval: 1_000 };
const OTHER_LETTERS: Record<Locale, RegExp> = { en: /[\u0600-\u06ff]/, ar: /[a-z]{3,} [a-z]{2,} [a-z]{2,}/i };

/** Layouts of pages that show no breadcrumb. */
const WITHOUT_WAY: readonly string[] = ['full-screen', 'blank', 'single-page'];

/** The structure of a page without its text: the same in both languages. */
function outline(html: string): Record<string, number> {
  const count = (pattern: RegExp) => html.match(pattern)?.length ?? 0;
  return {
    // Excludes the letters of a glossary and the days of publications: alphabets and feeds differ.
    headings: count(/<h[1-6][\s>](?!id="letter-)(?![^>]*>(?:[^<]|<!--.*?-->)*<time)/g),
    sections: count(/<section[\s>]/g),
    tables: count(/<table[\s>]/g),
    rows: count(/<tr[\s>]/g),
    forms: count(/<form[\s>]/g),
    plots: count(/<svg[^>]*role="img"/g),
  };
}

async function freshHtmlAt(siteUrl: string, address: string): Promise<string> {
  const answer = await askSettled(siteUrl + address);
  expect(answer.status, address).toBe(200);
  expect(answer.headers.get('content-type'), address).toBe('text/html; charset=utf-8');
  return answer.text();
}

const pages = new Map<string, Promise<string>>();

/** Each address is requested once, for all tests. */
function htmlAt(siteUrl: string, address: string): Promise<string> {
  const html = pages.get(address) ?? freshHtmlAt(siteUrl, address);
  pages.set(address, html);
  return html;
}

/** The site's canonical scheme and host. */
async function originOf(siteUrl: string): Promise<string> {
  return canonicalOf(await htmlAt(siteUrl, '/en'))!.replace(/\/$/, '');
}

describe('every built page', () => {
  journey.for(BUILT_PAGES)(
    '$path answers in its three forms, each under its one address',
    async (page, { siteUrl }) => {
      const origin = await originOf(siteUrl);
      const there = (locale: Locale) =>
        origin + canonicalPath(locale, page.canonical ? pathOf(page.canonical) : page.path);
      for (const form of FORMS) {
        const address = inForm(form, page.path);
        const html = await htmlAt(siteUrl, address);
        const { locale } = splitForm(`${form}/`);
        expect(html, address).toContain(`<html lang="${LOCALES[locale].iso}" dir="${LOCALES[locale].dir}"`);
        expect(html, address).toContain(`data-route="${localisedName(page.name, locale)}"`);
        expect(html.match(/<h1[\s>]/g), address).toHaveLength(1);
        expect(canonicalOf(html), address).toBe(there(locale));
        expect(metaOf(html, 'og:url'), address).toBe(there(locale));
        expect(alternatesOf(html), address).toEqual({ en: there('en'), ar: there('ar'), 'x-default': there('en') });
        expect(metaOf(html, 'robots'), address).toBe(page.unlisted ? 'noindex' : undefined);
      }
    },
  );

  // Both forms of English are one document, except for the addresses of its links (crawl-links.test.ts).
  journey.for(BUILT_PAGES)('$path is valid HTML in both languages', async ({ path }, { siteUrl }) => {
    for (const form of ['', '/ar']) {
      const { results } = await validator.validateString(await htmlAt(siteUrl, inForm(form, path)));
      const faults = results.flatMap(({ messages }) => messages);
      expect(faults.map(({ line, ruleId, message }) => `${form} ${line} ${ruleId}: ${message}`)).toEqual([]);
    }
  });

  journey.for(BUILT_PAGES)('$path shows the same in both languages', async ({ path }, { siteUrl }) => {
    let read = htmlAt;
    const differs = async () => {
      const outlines = await Promise.all(
        LOCALE_CODES.map(async (locale) => outline(await read(siteUrl, inForm(`/${locale}`, path)))),
      );
      read = freshHtmlAt;
      return Object.keys(outlines[0]!)
        .map((part) => `${part}: ${[...new Set(outlines.map((each) => each[part]))].join(' and ')}`)
        .filter((line) => line.includes(' and '));
    };
    await expect.poll(differs, READ_LIMIT).toEqual([]);
  });
});

inBothLanguages('a search engine', ({ locale, prefix }) => {
  journey('finds a title and a description of its own on every page, in its language', async ({ siteUrl }) => {
    const known = new Map<string, string>();
    // A short address shows the text of the page that it refers to.
    for (const { path } of BUILT_PAGES.filter(({ canonical }) => canonical === null)) {
      const html = await htmlAt(siteUrl, inForm(prefix, path));
      const title = titleOf(html);
      const own = title.replace(`${exchange.name[locale]} - `, '');
      expect(title, path).toBe(`${exchange.name[locale]} - ${own}`);
      expect(own, path).not.toBe('');
      expect(own === exchange.tagline[locale], path).toBe(path === '/');
      const description = metaOf(html, 'description') ?? '';
      expect(description.length, `${path}: ${description}`).toBeGreaterThan(40);
      expect(description.length, `${path}: ${description}`).toBeLessThan(200);
      for (const words of [title, description]) {
        expect(words, path).not.toMatch(OTHER_LETTERS[locale]);
        expect(known.get(words), `'${words}' on ${path}, too`).toBeUndefined();
        known.set(words, path);
      }
      expect([metaOf(html, 'og:title'), metaOf(html, 'og:description')], path).toEqual([title, description]);
    }
  });

  journey('is told the way to every page that shows one, by its own addresses', async ({ siteUrl }) => {
    const origin = await originOf(siteUrl);
    const places = new Set<string>();
    for (const page of BUILT_PAGES.filter((each) => !isInternal(each))) {
      const html = await htmlAt(siteUrl, inForm(prefix, page.path));
      const way = thingsOf(html).filter((thing) => thing['@type'] === 'BreadcrumbList');
      expect(way.length, page.path).toBe(
        page.path === '/' || (WITHOUT_WAY.includes(page.layout) && !page.hasArticle) ? 0 : 1,
      );
      const items = (way[0]?.itemListElement ?? []) as { position: number; name: string; item: string }[];
      expect(items.map(({ position }) => position)).toEqual(items.map((_item, place) => place + 1));
      if (items.length > 0) expect(items.at(-1)?.item, page.path).toBe(canonicalOf(html));
      for (const { item } of items) places.add(item);
    }
    for (const item of places) expect((await askSettled(item.replace(origin, siteUrl))).status, item).toBe(200);
  });

  journey('is told who the exchange is, and how its site is searched', async ({ siteUrl }) => {
    const things = thingsOf(await htmlAt(siteUrl, inForm(prefix, '/')));
    expect(things.map((thing) => thing['@type'])).toEqual(['Organization', 'WebSite']);
    const [organization, site] = things;
    expect(organization).toMatchObject({ name: exchange.name[locale], email: exchange.contact.email });
    const origin = await originOf(siteUrl);
    expect((await fetch(String(organization!.logo).replace(origin, siteUrl))).headers.get('content-type')).toBe(
      'image/png',
    );
    const { target } = site!.potentialAction as { target: { urlTemplate: string } };
    const asked = target.urlTemplate.replace(origin, siteUrl).replace('{search_term_string}', exchange.ownSymbol);
    expect(await (await askSettled(asked)).text()).toContain(`/company/${exchange.ownSymbol}"`);
  });

  journey('is told of each article and each listed company what is known of it', async ({ siteUrl }) => {
    for (const { path, hasArticle, takesForm, name } of BUILT_PAGES) {
      const things = thingsOf(await htmlAt(siteUrl, inForm(prefix, path)));
      const told = things.filter((thing) => !['BreadcrumbList', 'Organization', 'WebSite'].includes(thing['@type']));
      if (hasArticle && !takesForm) {
        const [, ...asked] = told;
        expect(told[0], path).toMatchObject({ '@type': 'Article', inLanguage: LOCALES[locale].iso });
        for (const faq of asked) {
          expect(faq, path).toMatchObject({ '@type': 'FAQPage', inLanguage: LOCALES[locale].iso });
          expect((faq['mainEntity'] as unknown[]).length, path).toBeGreaterThan(0);
        }
        expect(asked.length, path).toBeLessThan(2);
        expect(told[0]?.mainEntityOfPage, path).toMatchObject({
          lastReviewed: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        });
      } else if (name === 'the-exchange-company') {
        expect(told, path).toMatchObject([
          {
            '@type': 'Corporation',
            tickerSymbol: `${exchange.mic} ${exchange.ownSymbol}`,
            identifier: { propertyID: 'ISIN' },
          },
        ]);
      } else if (name === 'discover-contact-us') {
        expect(told, path).toMatchObject([{ '@type': 'ContactPage', inLanguage: LOCALES[locale].iso }]);
        expect(told[0]?.mainEntity, path).toMatchObject({ contactPoint: expect.arrayContaining([expect.anything()]) });
      } else if (name === 'discover-careers') {
        expect(told.length, path).toBeGreaterThan(0);
        for (const vacancy of told)
          expect(vacancy, path).toMatchObject({
            '@type': 'JobPosting',
            title: expect.any(String),
            directApply: expect.any(Boolean),
          });
      } else if (name.startsWith('registrations-')) {
        for (const event of told) expect(event, path).toMatchObject({ '@type': 'Event', name: expect.any(String) });
      } else expect(told, path).toEqual([]);
    }
  });
});
