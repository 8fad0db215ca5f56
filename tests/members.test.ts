import { beforeAll, expect, inject } from 'vitest';
import { pathOf } from '#app/page-path.ts';
import { BROKERAGE_SERVICES, memberOn } from '#domain/member.ts';
import { formatDate } from '#domain/date.ts';
import { integer } from '#domain/number.ts';
import { membersBy } from '#exchange/members/directory.ts';
import { textOf } from '#messages/text.tsx';
import { jsonAt, textAt } from './support/answers.ts';
import { parseCsv } from './support/csv.ts';
import { jobsRead } from './support/jobs-read.ts';
import { byTurns, journey } from './support/journey.ts';
import { said } from './support/words.ts';

/** The market's day of the shared site. */
const TODAY = '2026-11-18';
const LIST = pathOf('members-brokers-directory');

type Row = Record<string, string | number | boolean | null>;

const origin = inject('siteUrl');
const rowsOf = async (path: string, query = '') => (await jsonAt<{ rows: Row[] }>(origin, `${path}.json${query}`)).rows;
const codesOf = (rows: readonly Row[]) => rows.map(({ code }) => String(code));
const shownCodes = '#content summary bdi[dir=ltr]:first-of-type';

/** The members on a day, from the exchange's own data. */
const exchangeOn = (day: string) => membersBy(TODAY).flatMap((member) => memberOn(member, day) ?? []);

beforeAll(() => jobsRead(origin, ['members', 'market-makers', 'vendors']));

byTurns('the brokers directory', ({ locale, prefix }) => {
  const words = (id: string, values: Record<string, string | number> = {}) => textOf(locale)(id, values);

  journey('lists every member whose membership has not ended, in the page as in its files', async ({ visit }) => {
    const rows = await rowsOf(prefix + LIST);
    const expected = exchangeOn(TODAY).filter(({ status }) => status !== 'cancelled');
    expect(codesOf(rows).toSorted()).toEqual(expected.map(({ member }) => member.code).toSorted());
    for (const { member, status, services, commission } of expected) {
      const row = rows.find(({ code }) => code === member.code)!;
      expect(row).toMatchObject({ status, licence: member.licence, services: services.length });
      expect(row.commissionPercent).toBe(commission ? (commission.percent / 1_000).toFixed(3) : null);
      const offered = BROKERAGE_SERVICES.filter(
        (service) => row[service.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())] === true,
      );
      expect(offered.toSorted()).toEqual(services.map(({ service }) => service).toSorted());
    }
    const { page } = await visit({ javaScript: false });
    await page.goto(prefix + LIST);
    const codes = await page.locator(shownCodes).allInnerTexts();
    expect(codes.filter((code) => /^[A-Z]{3,6}$/.test(code))).toEqual(codesOf(rows));
    const [heads = [], ...csv] = parseCsv(await textAt(origin, `${prefix}${LIST}.csv`));
    const at = heads.indexOf(words('members.code'));
    expect(csv.map((row) => row[at])).toEqual(codesOf(rows));
  });

  journey('counts the members by status, and each count leads to them', async ({ visit }) => {
    const { page } = await visit({ javaScript: false });
    await page.goto(prefix + LIST);
    const all = exchangeOn(TODAY);
    for (const status of ['active', 'inactive', 'under-cancellation', 'cancelled'] as const) {
      const count = all.filter((one) => one.status === status).length;
      const link = page.locator(`main a[href*="status=${status}"]`).first();
      expect(await link.innerText()).toBe(`${words(`members.status.${status}`)} ${integer(count)}`);
      expect((await rowsOf(prefix + LIST, `?status=${status}`)).length).toBe(count);
    }
  });

  journey('counts the members of each city as the other filters leave them', async ({ visit }) => {
    const { page } = await visit({ javaScript: false });
    await page.goto(`${prefix}${LIST}?status=inactive&city=dubai`);
    const options = await page.locator('main select[name=city] option:not([value=""])').all();
    expect(options.length).toBeGreaterThan(2);
    for (const option of options) {
      const { length } = await rowsOf(prefix + LIST, `?status=inactive&city=${await option.getAttribute('value')}`);
      expect(await option.textContent()).toContain(`(${integer(length, { zero: true })})`);
    }
  });

  journey('is narrowed by services that are all offered, by place and by words, without script', async ({ visit }) => {
    const { page } = await visit({ javaScript: false });
    await page.goto(prefix + LIST);
    await page.locator('main form summary').click();
    await page.locator('main [name=service][value=margin]').check();
    await page.locator('main [name=service][value=mobile]').check();
    await page.locator('main button[type=submit]').first().click();
    await page.waitForURL(/service=margin&service=mobile/);
    const rows = await rowsOf(prefix + LIST, '?service=margin&service=mobile');
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every((row) => row.margin && row.mobile)).toBe(true);
    expect(await page.locator('main p[role=status]').innerText()).toContain(
      words('members.count', { count: rows.length }),
    );
    const inSharjah = await rowsOf(prefix + LIST, '?city=sharjah&status=all');
    expect(new Set(inSharjah.map(({ city }) => city)).size).toBe(1);
    expect(codesOf(await rowsOf(prefix + LIST, '?q=604003'))).toEqual(['SRDL']);
    expect(codesOf(await rowsOf(prefix + LIST, `?q=${encodeURIComponent('سنبوق')}`))).toEqual(['SNBQ']);
  });

  journey('opens on all that is known of a member, whose names lead on', async ({ visit }) => {
    const { page } = await visit({ javaScript: false });
    await page.goto(`${prefix}${LIST}?q=SBKH#SBKH`);
    const opened = page.locator('#SBKH');
    await opened.getByText(words('members.group.membership'), { exact: true }).waitFor();
    const text = await opened.innerText();
    const { history, admittedOn } = membersBy(TODAY).find(({ code }) => code === 'SBKH')!;
    for (const day of [admittedOn, ...history.map(({ from }) => from)]) expect(text).toContain(formatDate(day, locale));
    await opened.locator('a[href*="q=SNBQ"]').last().click();
    await page.waitForURL(/q=SNBQ#SNBQ/);
    await page.locator('#SNBQ').getByText('604001').waitFor();
  });

  journey('says in which securities a member makes a market, and which systems it uses', async ({ visit }) => {
    const { page } = await visit({ javaScript: false });
    const { rows } = await jsonAt<{ rows: Row[] }>(
      origin,
      `${prefix}${pathOf('members-market-makers')}.json?maker=AWWA`,
    );
    await page.goto(`${prefix}${LIST}?q=AWWA#AWWA`);
    await page
      .locator('#AWWA')
      .getByRole('link', { name: words('members.makes.count', { count: rows.length }), exact: true })
      .click();
    await page.waitForURL(/market-makers\?maker=AWWA/);
    const systems = await jsonAt<{ rows: Row[] }>(
      origin,
      `${prefix}${pathOf('members-registered-trading-system-vendors')}.json`,
    );
    const used = systems.rows.find(({ members }) => String(members).trim() !== '')!;
    const [code] = String(used.members).split(/[ ,،]+/);
    await page.goto(`${prefix}${LIST}?q=${code}#${code}`);
    await page
      .locator(`#${code}`)
      .getByRole('link', { name: String(used.product), exact: true })
      .click();
    await page.waitForURL(/registered-trading-system-vendors\?q=/);
  });

  journey(
    'a member that is no longer one is found by its name, with its end and who has its clients',
    async ({ visit }) => {
      expect(codesOf(await rowsOf(prefix + LIST))).not.toContain('YAZW');
      const [row] = await rowsOf(prefix + LIST, '?q=YAZW');
      expect(row).toMatchObject({ status: 'cancelled', statusSince: '2021-08-15', clientsTo: 'HYRT', services: 0 });
      const { page } = await visit({ javaScript: false });
      await page.goto(`${prefix}${LIST}?q=YAZW`);
      const text = await page.locator('#YAZW').innerText();
      expect(text).toContain(words('members.clientsTo'));
      expect(text).toContain(formatDate('2021-08-15', locale));
    },
  );

  journey('is there as of any day, says so, and leads back', async ({ visit }) => {
    for (const day of ['2004-01-01', '2016-06-01', '2024-03-01']) {
      const rows = await rowsOf(prefix + LIST, `?asOf=${day}&status=all`);
      const then = exchangeOn(day);
      expect(codesOf(rows).toSorted()).toEqual(then.map(({ member }) => member.code).toSorted());
      for (const { member, status, services } of then)
        expect(rows.find(({ code }) => code === member.code)).toMatchObject({ status, services: services.length });
    }
    const { page } = await visit({ javaScript: false });
    await page.goto(`${prefix}${LIST}?asOf=2016-06-01`);
    await page.getByText(words('members.past', { date: formatDate('2016-06-01', locale) })).waitFor();
    await page.getByRole('link', { name: words('members.today') }).click();
    await page.waitForURL(new RegExp(`${LIST}$`));
    await page.goto(`${prefix}${LIST}?asOf=1999-01-01`);
    await page.getByText(words('members.early', { date: formatDate('2003-02-09', locale) })).waitFor();
    await page.goto(`${prefix}${LIST}?asOf=2026-12-31`);
    expect(await page.locator('main').innerText()).toContain('2026-12-31');
  });

  journey('shows services as a matrix and up to four members side by side', async ({ visit }) => {
    const { page } = await visit({ javaScript: false });
    await page.goto(`${prefix}${LIST}?view=matrix`);
    const rows = await rowsOf(prefix + LIST);
    expect(await page.locator('main tbody tr').count()).toBe(rows.length);
    const offered = rows.reduce((sum, { services }) => sum + Number(services), 0);
    expect(await page.locator('main tbody td [role=img]').count()).toBe(offered);
    await page.goto(`${prefix}${LIST}?view=compare`);
    await page.getByText(said(locale, 'members.compare.none')).waitFor();
    const chosen = ['SNBQ', 'NAAM', 'JLBT'];
    for (const [at, code] of chosen.entries()) await page.locator('main [name=compare]').nth(at).selectOption(code);
    await page.getByRole('button', { name: words('members.compare.apply') }).click();
    await page.waitForURL(/view=compare/);
    const [codes] = await page.locator('main tbody tr').allInnerTexts();
    expect(chosen.every((code) => codes!.includes(code))).toBe(true);
    const query = ['SNBQ', 'NAAM', 'JLBT', 'DIMA', 'IKLL'].map((code) => `compare=${code}`).join('&');
    await page.goto(`${prefix}${LIST}?view=compare&${query}`);
    expect(await page.locator('main thead th').count()).toBe(5);
    expect(await page.locator('main').innerText()).toContain('IKLL');
  });

  journey('stands in the order that is asked for, what is not stated last', async () => {
    const stated = (await rowsOf(prefix + LIST, '?sort=commission')).map(({ commissionPercent }) => commissionPercent);
    const known = stated.filter((percent) => percent !== null).map(Number);
    expect(known).toEqual(known.toSorted((a, b) => a - b));
    expect(stated.slice(known.length).every((percent) => percent === null)).toBe(true);
    const counts = (await rowsOf(prefix + LIST, '?sort=services')).map(({ services }) => Number(services));
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    const names = (await rowsOf(prefix + LIST)).map(({ name }) => String(name));
    expect(names).toEqual(names.toSorted(new Intl.Collator(locale).compare));
  });

  journey('nobody offers all of these: which service it is for, and the way without it', async ({ visit }) => {
    const { page } = await visit({ javaScript: false });
    await page.goto(`${prefix}${LIST}?service=equity&service=dma&service=liquidity-provider`);
    await page.getByText(words('members.none')).waitFor();
    await page.locator('main a', { hasText: words('members.service.dma') }).click();
    await page.waitForURL(/service=equity&service=liquidity-provider$/);
    expect((await rowsOf(prefix + LIST, '?service=equity&service=liquidity-provider')).length).toBeGreaterThan(0);
  });

  journey('is found by the search, by name, code and licence', async () => {
    for (const query of ['Qumasha', 'QMSH', '604006', 'قماشة']) {
      const html = await textAt(origin, `${prefix}/search?q=${encodeURIComponent(query)}`);
      expect(html, query).toContain('brokers-directory?q=QMSH#QMSH');
    }
  });
});
