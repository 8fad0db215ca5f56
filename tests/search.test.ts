import { describe, expect } from 'vitest';
import { pathOf } from '#app/page-path.ts';
import { textOf } from '#messages/text.tsx';
import { inBothLanguages, journey } from './support/journey.ts';
import { said } from './support/words.ts';

const COOKIE = { cookie: 'i18n_redirected=en' };
const LONG = 'نور '.repeat(20);

async function symbolsFor(siteUrl: string, prefix: string, words: string): Promise<string[]> {
  const address = `${siteUrl}${prefix}/search/suggestions?${new URLSearchParams({ q: words })}`;
  const answer = (await (await fetch(address)).json()) as { securities: { symbol: { text: string } }[] };
  return answer.securities.map(({ symbol }) => symbol.text);
}

inBothLanguages('a security is found', ({ prefix }) => {
  journey.for([
    ['its symbol', 'usturlab', 'USTURLAB'],
    ['its ISIN, in groups', 'aez 2208 8701 8', 'USTURLAB'],
    ['an ISIN in Arabic digits', 'AEZ٢٢٠٨٨٧٠١٨', 'USTURLAB'],
    ['its English name', 'Usturlab Technology', 'USTURLAB'],
    ['its Arabic name', 'أسطرلاب', 'USTURLAB'],
    ['a name without hamza', 'اسطرلاب', 'USTURLAB'],
    ['a name without ta marbuta', 'مائده', 'MAIDA'],
    ['a name without alif maqsura', 'الضحي', 'DHUHA'],
    ['a name with diacritics', 'كُتَّاب', 'KUTTAB'],
    ['a name without its article', 'نوخذة', 'NOKHADA'],
    ['a name with an article that it has not', 'المائدة', 'MAIDA'],
    ['Latin keys that were meant in Arabic', 'lhz]m', 'MAIDA'],
    ['Arabic keys that were meant in Latin', 'عسفعقمشلا', 'USTURLAB'],
    ['a slip of the key', 'usturlb', 'USTURLAB'],
  ] as const)('by %s', async ([, words, symbol], { siteUrl }) => {
    expect((await symbolsFor(siteUrl, prefix, words))[0]).toBe(symbol);
  });
});

inBothLanguages('the answer to the box', ({ locale, prefix }) => {
  const ask = (siteUrl: string, query: string) => fetch(`${siteUrl}${prefix}/search/suggestions${query}`);

  journey('is at most eight lines of JSON that nobody keeps', async ({ siteUrl }) => {
    const answer = await ask(siteUrl, '?q=a');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('application/json');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const { securities, pages, others } = (await answer.json()) as Record<string, unknown[]>;
    expect([securities, pages, others].flat()).toHaveLength(8);
  });

  journey('is a sentence where nothing, or too much, was asked', async ({ siteUrl }) => {
    for (const query of ['', '?q=', '?q=%20%20']) {
      const answer = await ask(siteUrl, query);
      expect(answer.status, query).toBe(400);
      expect(await answer.json()).toEqual({ error: said(locale, 'search.error.empty') });
    }
    const long = await ask(siteUrl, `?q=${'x'.repeat(65)}`);
    expect(long.status).toBe(400);
    expect(await long.json()).toEqual({ error: textOf(locale)('search.error.long', { max: 64 }) });
    expect((await ask(siteUrl, `?q=${'x'.repeat(64)}`)).status).toBe(200);
  });

  journey('survives whatever is typed', async ({ siteUrl }) => {
    for (const words of [
      '<script>alert(1)</script>',
      '%',
      '%25',
      '"',
      "'",
      '\\',
      '(((',
      '[a-',
      '\u0000',
      '😀',
      '٪',
      '/../',
      '{{}}',
    ]) {
      const answer = await ask(siteUrl, `?${new URLSearchParams({ q: words })}`);
      expect([200, 400], words).toContain(answer.status);
      await answer.json();
    }
    expect((await ask(siteUrl, '?q=%E0%A4%A')).status).toBe(200);
  });
});

inBothLanguages('the results', ({ locale, prefix }) => {
  const t = () => textOf(locale);
  const read = async (siteUrl: string, words: string) => {
    const answer = await fetch(`${siteUrl}${prefix}/search?${new URLSearchParams({ q: words })}`, { headers: COOKIE });
    expect(answer.status, words).toBe(200);
    return answer.text();
  };

  journey(
    'need no script: a form, securities as ledger rows, pages with their sentence, marks and counts',
    async ({ visit }) => {
      const { page } = await visit({ javaScript: false });
      await page.goto(`${prefix}/search`);
      await page.locator('main input[name="q"]').fill('dividend');
      await page.keyboard.press('Enter');
      await page.waitForURL(`**${prefix}/search?q=dividend`);
      expect(await page.locator('main').getByRole('status').innerText()).toMatch(/\d/);
      const securities = page.getByRole('region', { name: said(locale, 'search.securities') });
      expect(await securities.getByRole('link').first().getAttribute('href')).toContain('/company/TAWGCC');
      const pages = page.getByRole('region', { name: said(locale, 'search.pages') });
      expect(await pages.getByRole('link').first().getAttribute('href')).toContain(`${prefix}/`);
      expect((await pages.locator('mark').count()) + (await securities.locator('mark').count())).toBeGreaterThan(0);
      expect(await page.locator('main input[name="q"]').inputValue()).toBe('dividend');
      expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
    },
  );

  journey('move with the market', async ({ visit }) => {
    const { page } = await visit();
    const followed = page.waitForRequest(/\/live\?.*board/);
    await page.goto(`${prefix}/search?q=jiwan`);
    await followed;
  });

  journey('say why there are none, what else to write, and where to go', async ({ siteUrl }) => {
    const html = await read(siteUrl, 'qqqqxzzzz');
    expect(html).toContain(said(locale, 'search.nothingTitle'));
    expect(html).toContain(said(locale, 'search.tip.name'));
    expect(html).toContain(`href="${prefix}${pathOf('market-watch')}"`);
  });

  journey('of no question are advice', async ({ siteUrl }) => {
    const html = await read(siteUrl, '  ');
    expect(html).toContain(said(locale, 'search.lead'));
    expect(html).toContain(said(locale, 'search.tip.symbol'));
    expect(html).not.toContain(said(locale, 'search.nothingTitle'));
  });

  journey('of a long question are those of its beginning, and say so', async ({ siteUrl }) => {
    expect(await read(siteUrl, LONG)).toContain(t()('address.long', { max: 64 }));
  });

  journey('never carry what was asked as anything but words', async ({ siteUrl, visit }) => {
    const words = '"><script>window.hit=1</script><img src=x onerror=window.hit=1>';
    const html = await read(siteUrl, words);
    expect(html).not.toContain('<script>window.hit');
    expect(html).not.toContain('<img src=x');
    const { page } = await visit();
    await page.goto(`${prefix}/search?${new URLSearchParams({ q: words })}`);
    expect(await page.evaluate(() => 'hit' in window)).toBe(false);
    expect(await page.locator('main input[name="q"]').inputValue()).toBe(words);
  });

  journey('of odd characters are empty, not broken', async ({ siteUrl }) => {
    for (const words of ['%', '%%', '"', '\\', '...', '😀']) {
      expect(await read(siteUrl, words)).toContain(said(locale, 'search.nothingTitle'));
    }
  });
});

describe('what is asked in one language', () => {
  journey('is found in the other', async ({ siteUrl }) => {
    expect(await symbolsFor(siteUrl, '/en', 'أسطرلاب')).toContain('USTURLAB');
    expect(await symbolsFor(siteUrl, '/ar', 'usturlab')).toContain('USTURLAB');
    const pagesFor = async (prefix: string, words: string) => {
      const answer = await fetch(`${siteUrl}${prefix}/search/suggestions?${new URLSearchParams({ q: words })}`);
      return ((await answer.json()) as { pages: { to: string }[] }).pages.map(({ to }) => to);
    };
    expect(await pagesFor('/en', 'مراقبة السوق')).toContain('/market-watch');
    expect(await pagesFor('/ar', 'market watch')).toContain('/market-watch');
  });
});
