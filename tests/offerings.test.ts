import { beforeAll, expect, inject } from 'vitest';
import { pathOf } from '#app/page-path.ts';
import { allotment } from '#domain/calculators/offering.ts';
import { filsText, wholeText } from '#domain/calculators/exact-text.ts';
import { formatDate } from '#domain/date.ts';
import { exchange } from '#exchange.config.ts';
import { jsonAt, textAt } from './support/answers.ts';
import { decoded } from './support/html.ts';
import { jobsRead } from './support/jobs-read.ts';
import { byTurns, journey } from './support/journey.ts';
import { said } from './support/words.ts';

const LIST = pathOf('investing-ipo-subscriptions');
const one = (code: string) => pathOf('investing-ipo-subscriptions-IPOCode', { IPOCode: code });
const NO_INDEX = '<meta name="robots" content="noindex"/>';

type Row = Record<string, string | number | null>;

const origin = inject('siteUrl');
const rowsOf = async (path: string, query = '') => (await jsonAt<{ rows: Row[] }>(origin, `${path}.json${query}`)).rows;

beforeAll(() => jobsRead(origin, ['offerings', 'bars']));

byTurns('offerings', ({ locale, prefix }) => {
  const words = (id: string, values: Record<string, string | number> = {}) => said(locale, id, values);

  journey('that are open come first, each with its tranches and what comes next', async ({ visit }) => {
    const open = await rowsOf(prefix + LIST, '?state=open');
    const coming = await rowsOf(prefix + LIST, '?state=coming');
    expect([open.length, coming.length]).toEqual([1, 1]);
    const { page } = await visit({ javaScript: false });
    await page.goto(prefix + LIST);
    const heads = await page
      .locator('#content h3 a[href*="/ipo-subscriptions/"]')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname.split('/').at(-1)));
    expect(heads).toEqual([open[0]!.code, coming[0]!.code]);
    const text = await page.locator('#content').innerText();
    for (const tranche of await rowsOf(prefix + one(String(open[0]!.code)))) {
      expect(text).toContain(
        words('offerings.until', { day: formatDate(String(tranche.closes), locale), time: String(tranche.closesAt) }),
      );
    }
    expect(text).toContain(words('offerings.next.undated'));
    await page.locator('#content h3 a[href*="/ipo-subscriptions/"]').first().click();
    await page.waitForURL(new RegExp(`${open[0]!.code}$`));
  });

  journey('hold their sums in the files, and the page shows the same rows', async ({ visit }) => {
    const rows = await rowsOf(prefix + LIST);
    const offered = rows.filter(({ kind }) => kind !== 'direct');
    expect(offered.map(({ phase }) => phase).toSorted()).toEqual(
      'announced open trading trading trading trading withdrawn'.split(' '),
    );
    for (const { code, shares, price, raised, phase } of offered) {
      if (phase === 'trading') expect(Number(raised)).toBeCloseTo(Number(shares) * Number(price), 2);
      const tranches = await rowsOf(prefix + one(String(code)));
      if (tranches.length === 0) continue;
      expect(tranches.reduce((sum, tranche) => sum + Number(tranche.shares), 0)).toBe(shares);
    }
    const direct = rows.find(({ kind }) => kind === 'direct')!;
    const facts = await textAt(origin, prefix + one(String(direct.code)));
    for (const label of ['range', 'finalPrice', 'shares'] as const)
      expect(facts).not.toContain(words(`offerings.${label}`));
    const csv = await textAt(origin, `${prefix}${LIST}.csv`);
    for (const { code } of rows) expect(csv).toContain(String(code));
    const { page } = await visit({ javaScript: false });
    await page.goto(prefix + LIST);
    const shown = await page
      .locator('#all-offerings tbody th a')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname.split('/').at(-1)));
    expect(shown).toEqual(rows.map(({ code }) => code));
  });

  journey('measure the change since the offer over every capital change, and say which those are', async () => {
    const row = (await rowsOf(prefix + LIST)).find(({ code }) => code === 'SHAFRA24')!;
    const closeOn = async (prices: string) => {
      const days = `from=${row.listed}&to=${row.listed}&prices=${prices}`;
      const { rows } = await jsonAt<{ rows: { close: string }[] }>(origin, `/api/v1/securities/SHAFRA/prices?${days}`);
      return Number(rows[0]!.close);
    };
    const [asTraded, adjusted] = await Promise.all([closeOn('raw'), closeOn('adjusted')]);
    // A rights issue lies between the two days.
    expect(adjusted).toBeLessThan(asTraded);
    const base = (Number(row.price) * adjusted) / asTraded;
    expect(Math.abs(Number(row.change) - (Number(row.close) / base - 1) * 100)).toBeLessThan(0.05);
    const named = { en: 'rights issues', ar: 'إصدارات الحقوق' };
    expect(await textAt(origin, prefix + LIST)).toContain(named[locale]);
  });

  journey('are narrowed and put in order; what the address asks in vain is named', async () => {
    const byChange = await rowsOf(prefix + LIST, '?state=past&sort=change');
    const changes = byChange.flatMap(({ change }) => change ?? []).map(Number);
    expect(changes.length).toBe(4);
    expect(changes).toEqual(changes.toSorted((a, b) => b - a));
    expect((await rowsOf(prefix + LIST, '?kind=fund')).map(({ code }) => code)).toEqual(['RAWZREIT25']);
    const html = await textAt(origin, `${prefix}${LIST}?state=lost&year=1899`);
    for (const value of ['lost', '1899']) expect(html).toContain(value);
    expect(html).not.toContain(NO_INDEX);
  });

  journey('take the amounts that their steps say', async () => {
    const answer = (amount: string) => textAt(origin, `${prefix}${LIST}?amount=${amount}&least=5000&step=1000`);
    expect(await answer('5,000')).toContain(words('offerings.steps.yes', { amount: '5,000' }));
    expect(await answer('4999')).toContain(words('offerings.steps.noHigher', { amount: '4,999', higher: '5,000' }));
    const both = await answer('7500');
    expect(both).toContain(words('offerings.steps.noBoth', { amount: '7,500', lower: '7,000', higher: '8,000' }));
    expect(both).toContain(NO_INDEX);
    expect(await answer('much')).toContain(words('calculator.fault.money'));
  });

  journey('say what an amount came to once the result is out, to the fils', async () => {
    const path = prefix + one('MAIDA24');
    const [first] = await rowsOf(path);
    const [offering] = await rowsOf(prefix + LIST, '?q=MAIDA24');
    const result = { minimum: Number(first!.minimum), ratio: Math.round(Number(first!.ratio) * 1_000) };
    const came = allotment(20_000_000, Math.round(Number(offering!.price) * 1_000), result);
    const html = await textAt(origin, `${path}?tranche=${first!.id}&amount=20000`);
    expect(html).toContain(wholeText(came.allotted));
    expect(html).toContain(words('offerings.mine.money', { cost: filsText(came.cost), refund: filsText(came.refund) }));
    expect(html).toContain(NO_INDEX);
    expect(came.allotted < came.applied).toBe(true);
    expect(await textAt(origin, `${path}?tranche=nobody`)).toContain('nobody');
  });

  journey('say where the exchange itself takes subscriptions, and until when', async () => {
    const [open] = await rowsOf(prefix + LIST, '?state=open');
    const html = decoded(await textAt(origin, prefix + one(String(open!.code))));
    expect(html).toContain(words('offerings.where.lastDay', { time: exchange.ipo!.lastDayUntil! }));
    expect(html).toContain(`href="${exchange.ipo!.platform}"`);
  });

  journey('guess at no allotment before the result', async () => {
    const [open] = await rowsOf(prefix + LIST, '?state=open');
    const html = await textAt(origin, `${prefix}${one(String(open!.code))}?amount=20000`);
    expect(html).toContain(words('offerings.mine.noGuess'));
    const [least, most] = [open!.priceTo, open!.priceFrom].map((price) =>
      wholeText(Math.floor(20_000 / Number(price))),
    );
    expect(html).toContain(`${least}–${most}`);
  });

  journey('are a calendar with every day of their course', async () => {
    const calendar = (await textAt(origin, `${prefix}${one('MAIDA24')}.ics`)).replaceAll('\r\n ', '');
    expect(calendar.match(/BEGIN:VEVENT/g)?.length).toBe(10);
    expect(calendar).toContain(words('offerings.course.allotted'));
    const all = await textAt(origin, `${prefix}${LIST}.ics?state=withdrawn`);
    expect(all).toContain('STATUS:CANCELLED');
  });

  journey('of an unknown code lead to those of now, with 404; small letters lead on', async () => {
    const unknown = await fetch(`${origin}${prefix}${one('NOBODY99')}`);
    expect(unknown.status).toBe(404);
    const html = await unknown.text();
    expect(html).toContain(words('offerings.unknown.title'));
    expect(html).toContain('<nav');
    const [open] = await rowsOf(prefix + LIST, '?state=open');
    expect(html).toContain(one(String(open!.code)));
    const small = await fetch(`${origin}${prefix}${one('maida24')}?amount=5000`, { redirect: 'manual' });
    expect([small.status, small.headers.get('location')]).toEqual([301, `${prefix}${one('MAIDA24')}?amount=5000`]);
    expect((await fetch(`${origin}${prefix}${LIST}/`)).status).toBe(200);
  });
});
