import { beforeAll, expect, inject } from 'vitest';
import { pathOf } from '#app/page-path.ts';
import { formatDate } from '#domain/date.ts';
import { integer } from '#domain/number.ts';
import { vendorsBy } from '#exchange/members/vendors.ts';
import { jsonAt, textAt } from './support/answers.ts';
import { jobsRead } from './support/jobs-read.ts';
import { byTurns, journey } from './support/journey.ts';
import { said } from './support/words.ts';

/** The market's day of the shared site. */
const TODAY = '2026-11-18';
const LIST = pathOf('members-registered-trading-system-vendors');

type Row = Record<string, string | number | null>;

const origin = inject('siteUrl');
const rowsOf = async (path: string, query = '') => (await jsonAt<{ rows: Row[] }>(origin, `${path}.json${query}`)).rows;
const productsOf = (rows: readonly Row[]) => rows.map(({ product }) => String(product));

beforeAll(() => jobsRead(origin, ['vendors', 'members']));

byTurns('registered trading systems', ({ locale, prefix }) => {
  const words = (id: string, values: Record<string, string | number> = {}) => said(locale, id, values);

  journey('are listed as the exchange has them, in the page as in its files', async ({ visit }) => {
    const rows = await rowsOf(prefix + LIST);
    const expected = vendorsBy(TODAY);
    expect(productsOf(rows).toSorted()).toEqual(expected.map(({ product }) => product).toSorted());
    for (const { product, status, certifiedOn, validUntil, members } of expected) {
      const row = rows.find((one) => one.product === product)!;
      expect(row).toMatchObject({ status, certified: certifiedOn, validUntil, members: members.join(' ') || null });
    }
    const { page } = await visit({ javaScript: false });
    await page.goto(prefix + LIST);
    const shown = await page.locator('#content summary b').allInnerTexts();
    expect(shown).toEqual(productsOf(rows));
    const csv = await textAt(origin, `${prefix}${LIST}.csv`);
    for (const product of shown) expect(csv).toContain(product);
  });

  journey(
    'open on the certificate, the services and the members, whose names lead to the directory',
    async ({ visit }) => {
      const system = vendorsBy(TODAY).find(({ id }) => id === 'mishkat-oms')!;
      const { page } = await visit({ javaScript: false });
      await page.goto(`${prefix}${LIST}?q=mishkat`);
      const opened = page.locator('#mishkat-oms');
      const text = await opened.innerText();
      for (const day of [system.certifiedOn!, system.validUntil!]) expect(text).toContain(formatDate(day, locale));
      for (const service of system.services) expect(text).toContain(words(`members.service.${service}`));
      for (const code of system.members) expect(text).toContain(code);
      await opened.locator(`a[href*="q=${system.members[0]}"]`).click();
      await page.waitForURL(new RegExp(`brokers-directory\\?q=${system.members[0]}`));
    },
  );

  journey('are narrowed by service, kind, status and words, and put in order, without script', async ({ visit }) => {
    const { page } = await visit({ javaScript: false });
    await page.goto(prefix + LIST);
    await page.locator('main [name=service]').selectOption('dma');
    await page.locator('main button[type=submit]').first().click();
    await page.waitForURL(/service=dma/);
    expect(productsOf(await rowsOf(prefix + LIST, '?service=dma')).toSorted()).toEqual([
      'Matla Router',
      'Suhail Gateway',
    ]);
    expect(await page.locator('#content summary b').count()).toBe(2);
    expect(productsOf(await rowsOf(prefix + LIST, '?status=testing'))).toEqual(['Nawras Pocket']);
    expect(productsOf(await rowsOf(prefix + LIST, '?kind=back-office&q=iso'))).toEqual(['Kaws Ledger']);
    const byEnd = await rowsOf(prefix + LIST, '?sort=valid-until&order=descending');
    const ends = byEnd.flatMap(({ validUntil }) => validUntil ?? []).map(String);
    expect(ends).toEqual(ends.toSorted().reverse());
    expect(byEnd.at(-1)!.validUntil).toBeNull();
  });

  journey('that soon need a new certificate say in how many days', async ({ visit }) => {
    const soon = vendorsBy(TODAY).find(({ id }) => id === 'thurayya-terminal')!;
    expect(soon.validUntil).toBe('2026-12-06');
    const { page } = await visit({ javaScript: false });
    await page.goto(`${prefix}${LIST}?q=thurayya`);
    const line = await page.locator('#content summary').innerText();
    expect(line).toContain(words('vendors.left', { count: 18 }));
    const [row] = await rowsOf(prefix + LIST, '?q=thurayya');
    expect(integer(Number(row!.daysLeft))).toBe('18');
  });

  journey('of which none fits say so, and what the address asked in vain', async ({ visit }) => {
    const { page } = await visit({ javaScript: false });
    await page.goto(`${prefix}${LIST}?service=derivatives&kind=back-office`);
    await page.getByText(words('vendors.none')).waitFor();
    await page.goto(`${prefix}${LIST}?kind=abacus`);
    expect(await page.locator('#content').innerText()).toContain('abacus');
  });
});
