import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, vi } from 'vitest';
import { DOCUMENT_PAGE_WIDTHS, documentPageHref } from '#app/links/document-links.ts';
import { busiest } from './support/figures.ts';
import { pathOf } from '#app/page-path.ts';
import type { Locale } from '#domain/locale.ts';
import { LANGUAGES, SCRIPTS } from '#domain/words/languages.ts';
import { contentIdOf } from '#exchange/issuers/seeded.ts';
import { inBothLanguages, journey } from './support/journey.ts';
import { rawGet } from './support/raw-get.ts';
import { said } from './support/words.ts';

/** One circular in each language only, and one in both. */
const CIRCULARS: Readonly<Record<string, string>> = { '/en': 'circular/01/2026', '/ar': 'circular/02/2026' };
/** Until a new site has read everything ever published. */
const READ_LIMIT_MS = 300_000;
const COOKIE = { cookie: 'i18n_redirected=en' };

/** Addresses of the files that a page links to; issuers' files are below the year. */
async function documentsOn(url: string, pattern = /href="(\/documents\/[^"]+)"/g): Promise<string[]> {
  const html = await (await fetch(url, { headers: COOKIE })).text();
  return [...html.matchAll(pattern)].map(([, path]) => path!.replaceAll('&amp;', '&'));
}

/** A circular's files are on its page. */
async function circularDocument(siteUrl: string, prefix: string): Promise<string | undefined> {
  const page = pathOf('the-exchange-circulars-id', { id: contentIdOf(CIRCULARS[prefix]!) });
  return (await documentsOn(siteUrl + prefix + page)).find((path) => path.includes('circulars'));
}

/** The name after `filename*=`, as a browser saves it. */
function savedName(answer: Response): string {
  const [, name = ''] = /filename\*=UTF-8''([^;]+)$/.exec(answer.headers.get('content-disposition') ?? '') ?? [];
  return decodeURIComponent(name);
}

/** The issuer's own file name if it has a letter of the page's language, otherwise symbol, headline and day. */
function nameFor(path: string, locale: Locale): string | RegExp {
  const own = decodeURIComponent(path.split('/').at(-1)!);
  const letters = SCRIPTS[LANGUAGES[locale].script];
  return letters.test(own) ? own : new RegExp(`^[A-Z]+ .*${letters.source}.* \\d{4}-\\d\\d-\\d\\d\\.pdf$`, 'u');
}

async function bytesOf(answer: Response): Promise<Buffer> {
  return Buffer.from(await answer.arrayBuffer());
}

inBothLanguages('a document', ({ locale, prefix }) => {
  journey('is a PDF under its own name, and nothing in it may run', async ({ siteUrl }) => {
    const paths = await documentsOn(siteUrl + prefix);
    expect(paths.length).toBeGreaterThan(10);
    const kinds = [paths.find((path) => path.startsWith('/documents/2')), await circularDocument(siteUrl, prefix)];
    for (const path of [...kinds, paths.at(-1)]) {
      const answer = await fetch(siteUrl + path!);
      expect(answer.status, path).toBe(200);
      expect(answer.headers.get('content-type'), path).toBe('application/pdf');
      expect(answer.headers.get('content-disposition'), path).toMatch(
        /^inline; filename="[\x20-\x7e]+"; filename\*=UTF-8''\S+$/,
      );
      const bytes = await bytesOf(answer);
      expect(bytes.subarray(0, 5).toString(), path).toBe('%PDF-');
      expect(bytes.byteLength, path).toBe(Number(answer.headers.get('content-length')));
      if (path!.startsWith('/documents/2')) expect(savedName(answer)).toMatch(nameFor(path!, locale));
    }
  });

  journey('of an issuer stands on its company’s page, and opens from there', async ({ siteUrl, visit }) => {
    const { page } = await visit();
    await page.goto(prefix + pathOf('the-exchange-company', { SecuritySymbol: await busiest(siteUrl) }));
    const link = page
      .locator('section', { hasText: said(locale, 'company.latestDisclosures') })
      .locator('a[href^="/documents/"]');
    const [download] = await Promise.all([page.waitForEvent('download'), link.first().click({ modifiers: ['Alt'] })]);
    expect(download.suggestedFilename()).toMatch(/\.pdf$/i);
    expect(await download.failure()).toBeNull();
  });

  journey('is the one of the page’s language', { timeout: READ_LIMIT_MS }, async ({ siteUrl }) => {
    const issuers = (form: string) => documentsOn(siteUrl + form, /href="(\/documents\/2[^"]+)"/g);
    // A new site reads one language after the other.
    const [own, other] = await vi.waitFor(
      async () => {
        const both = [await issuers(prefix), await issuers(locale === 'en' ? '/ar' : '/en')] as const;
        expect(both[0].length).toBe(both[1].length);
        return both;
      },
      { timeout: READ_LIMIT_MS - 10_000, interval: 1_000 },
    );
    expect(own.filter((path) => other.includes(path))).toEqual([]);
  });
});

describe('a part of a document', () => {
  journey('is answered as the part that was asked for', async ({ siteUrl }) => {
    const [path] = await documentsOn(`${siteUrl}/en`);
    const whole = await bytesOf(await fetch(siteUrl + path));
    const part = await fetch(siteUrl + path, { headers: { range: 'bytes=100-299' } });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes 100-299/${whole.byteLength}`);
    expect(await bytesOf(part)).toEqual(whole.subarray(100, 300));
    const end = await fetch(siteUrl + path, { headers: { range: 'bytes=-50' } });
    expect([end.status, await bytesOf(end)]).toEqual([206, whole.subarray(-50)]);
  });

  journey('is asked about without a body', async ({ siteUrl }) => {
    const [path] = await documentsOn(`${siteUrl}/en`);
    const answer = await fetch(siteUrl + path, { method: 'HEAD' });
    expect([answer.status, answer.headers.get('accept-ranges'), (await bytesOf(answer)).byteLength]).toEqual([
      200,
      'bytes',
      0,
    ]);
    expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(1_000);
  });
});

describe('a page of a document', () => {
  journey('is a picture at each width, of a disclosure and of a circular', async ({ siteUrl }) => {
    const paths = await documentsOn(`${siteUrl}/ar`);
    for (const path of [
      paths.find((each) => each.startsWith('/documents/2')),
      await circularDocument(siteUrl, '/ar'),
    ]) {
      for (const width of DOCUMENT_PAGE_WIDTHS) {
        const answer = await fetch(siteUrl + documentPageHref(path!, { page: 1, width }));
        expect([answer.status, answer.headers.get('content-type')], path).toEqual([200, 'image/webp']);
        expect(await sharp(await bytesOf(answer)).metadata()).toMatchObject({ format: 'webp', width });
      }
    }
  });

  journey('may be kept for good under the hash of the bytes that are sent', async ({ siteUrl }) => {
    const [path = ''] = await documentsOn(`${siteUrl}/en`);
    const sha256 = createHash('sha256')
      .update(await bytesOf(await fetch(siteUrl + path)))
      .digest('hex');
    const policy = async (hash: string) => {
      const answer = await fetch(siteUrl + documentPageHref(path, { page: 1, width: 640, sha256: hash }));
      return answer.headers.get('cache-control');
    };
    expect(await policy(sha256)).toBe('public, max-age=31536000, immutable');
    expect(await policy(sha256.replaceAll(/./g, '0'))).toBe('public, max-age=3600');
  });

  journey('beyond its last, of another width, or of an unknown document is not there', async ({ siteUrl }) => {
    const [path = ''] = await documentsOn(`${siteUrl}/en`);
    const beyond = documentPageHref(path, { page: 999, width: 640 });
    const wide = documentPageHref(path, { page: 1, width: 640 }).replace('width=640', 'width=641');
    const unknown = documentPageHref('/documents/2026/Nov/18/none/none.pdf', { page: 1, width: 640 });
    for (const address of [beyond, wide, unknown]) {
      const answer = await fetch(siteUrl + address);
      expect([answer.status, answer.headers.get('cache-control')], address).toEqual([404, 'no-store']);
    }
  });
});

describe('what is no document', () => {
  journey.for([
    '/documents',
    '/documents/',
    '/documents/2026/Nov/18/none/none.pdf',
    '/documents/circulars/none/none.pdf',
    '/documents/..%2f..%2fpackage.json',
    '/documents/%2e%2e/%2e%2e/package.json',
    '/documents/%2e%2e%2f%2e%2e%2fsite.log',
    '/documents/..%5c..%5cpackage.json',
    '/documents//etc/passwd',
    '/documents/a%00.pdf',
    '/documents/%E0%A4%A',
    `/documents/${'x'.repeat(4_000)}.pdf`,
  ])('%s is 404', async (path, { siteUrl }) => {
    const answer = await rawGet(siteUrl, path);
    expect(answer.status).toBe(404);
    // An error at the address of a data file is answered in the requested format.
    expect(answer.body).toMatch(/This page could not be found|There is no list of securities at this address/);
  });
});
