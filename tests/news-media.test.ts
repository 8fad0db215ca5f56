import { expect, inject } from 'vitest';
import { pathOf } from '#app/page-path.ts';
import { exchange } from '#exchange.config.ts';
import { textOf } from '#messages/text.tsx';
import { jsonAt } from './support/answers.ts';
import { SAMPLE_DISCLOSURE } from './support/built-pages.ts';
import { byTurns, journey } from './support/journey.ts';
import { said } from './support/words.ts';

const NEWS = pathOf('discover-news-media');
const KIT = pathOf('discover-news-media-media-kit');
const DETAILS = pathOf('other-news-details');
const NOBODYS = '00000000-0000-4000-a000-000000000000';

type Row = Record<string, string>;

const origin = inject('siteUrl');
const rowsOf = async (path: string) => (await jsonAt<{ rows: Row[] }>(origin, `${path}.json`)).rows;
const ask = (path: string) => fetch(origin + path, { redirect: 'manual' });

byTurns('news and media', ({ locale, prefix }) => {
  const words = (id: string, values: Record<string, string | number> = {}) => textOf(locale)(id, values);

  journey('shows the newest press releases and the next events, each leading to its page', async ({ visit }) => {
    const { page } = await visit({ javaScript: false });
    await page.goto(prefix + NEWS);
    for (const [list, part] of [
      ['discover-news-media-press-releases', 'press-releases'],
      ['discover-news-media-events', 'events'],
    ] as const) {
      const first = (await rowsOf(prefix + pathOf(list)))[0]!;
      const section = page.locator(`section[aria-labelledby=${part}]`);
      const [newest] = await section.locator('ol a').evaluateAll((all) => all.map((a) => a.getAttribute('href')!));
      expect(new URL(newest!, origin).pathname.replace(/^\/en/, '')).toBe(new URL(first.page!).pathname);
      await section.getByRole('link', { name: words(`notices.${part}.all`) }).waitFor();
    }
  });

  journey('gives journalists an address to write to', async ({ visit }) => {
    const { page } = await visit({ javaScript: false });
    await page.goto(prefix + NEWS);
    const mail = page.locator('main a[href^="mailto:"]');
    expect(await mail.getAttribute('href')).toBe(`mailto:${exchange.contact.press}`);
    await page.getByRole('link', { name: words('press.kit.open') }).click();
    await page.getByRole('heading', { level: 1, name: words('press.kit.title') }).waitFor();
  });

  journey('the media kit names the exchange in both languages, and its files are there', async ({ visit }) => {
    const { page } = await visit({ javaScript: false });
    await page.goto(prefix + KIT);
    const names = page.getByRole('region', { name: words('press.kit.part.names') });
    for (const name of [exchange.name.en, exchange.name.ar, exchange.shortName, exchange.mic])
      await names.getByText(name, { exact: true }).first().waitFor();
    const files = await page.locator('main a[download]').evaluateAll((all) => all.map((a) => a.getAttribute('href')!));
    expect(files.length).toBeGreaterThanOrEqual(20);
    for (const file of files) {
      const answer = await ask(file);
      expect([answer.status, answer.headers.get('content-type')?.split(';')[0]], file).toEqual([
        200,
        file.endsWith('.svg') ? 'image/svg+xml' : 'image/png',
      ]);
    }
  });

  journey('the paragraph to print stands in both languages, the reader’s first', async ({ visit }) => {
    const { page } = await visit({ javaScript: false });
    await page.goto(prefix + KIT);
    const paragraphs = page.locator('section[aria-labelledby=boilerplate] p[lang]');
    expect(await paragraphs.evaluateAll((all) => all.map((one) => one.getAttribute('dir')))).toEqual(
      locale === 'ar' ? ['rtl', 'ltr'] : ['ltr', 'rtl'],
    );
  });
});

byTurns('an old link to a piece of news', ({ locale, prefix }) => {
  journey('leads for good to the disclosure, press release, circular or event of that id', async () => {
    const idOf = async (list: Parameters<typeof pathOf>[0]) =>
      new URL((await rowsOf(prefix + pathOf(list)))[0]!.page!).pathname.split('/').at(-1)!;
    const lists = [
      ['discover-news-media-press-releases', 'discover-news-media-press-releases-id'],
      ['the-exchange-circulars', 'the-exchange-circulars-id'],
      ['discover-news-media-events', 'discover-news-media-events-id'],
    ] as const;
    const wanted = [
      pathOf('the-exchange-disclosures-id', { id: SAMPLE_DISCLOSURE }),
      ...(await Promise.all(lists.map(async ([list, one]) => pathOf(one, { id: await idOf(list) })))),
    ];
    for (const path of wanted) {
      const id = path.split('/').at(-1)!;
      for (const written of [id, `{${id.toUpperCase()}}`]) {
        const answer = await ask(`${prefix}${DETAILS}?id=${encodeURIComponent(written)}`);
        expect([answer.status, new URL(answer.headers.get('location')!, origin).pathname]).toEqual([
          301,
          prefix + path,
        ]);
      }
    }
  });

  journey('with an id that nobody knows is 404 and says what to do', async ({ visit }) => {
    const answer = await ask(`${prefix}${DETAILS}?id=${NOBODYS}`);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain(said(locale, 'press.details.unknown.words'));
    const { page, takeConsole } = await visit({ javaScript: false });
    await page.goto(`${prefix}${DETAILS}?id=${NOBODYS}`);
    takeConsole();
    await page.locator(`main section a[href$="${pathOf('the-exchange-disclosures')}"]`).click();
    await page.getByRole('heading', { level: 1, name: said(locale, 'disclosures.title') }).waitFor();
  });

  journey('without an id is a page that asks for one', async ({ visit }) => {
    const { page } = await visit({ javaScript: false });
    const answer = await page.goto(prefix + DETAILS);
    expect(answer!.status()).toBe(200);
    await page.locator('main [name=id]').fill(SAMPLE_DISCLOSURE);
    await page.locator('main [name=id]').press('Enter');
    await page.waitForURL((url) => url.pathname.endsWith(`/${SAMPLE_DISCLOSURE}`));
  });
});
