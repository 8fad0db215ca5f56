import { beforeAll, expect, inject } from 'vitest';
import { exchange } from '#exchange.config.ts';
import { pathOf } from '#app/page-path.ts';
import { formatDate } from '#domain/date.ts';
import { issuersOf } from '#exchange/issuers/directory.ts';
import { rightsIssuesBy } from '#exchange/issuers/rights-issues.ts';
import { jsonAt, textAt } from './support/answers.ts';
import { wordsOfHtml } from './support/html.ts';
import { jobsRead } from './support/jobs-read.ts';
import { byTurns, journey } from './support/journey.ts';
import { said } from './support/words.ts';

/** The market's day of the shared site. */
const TODAY = '2026-11-18';
const CALENDAR = pathOf('the-exchange-corporate-actions');
const OFFERINGS = pathOf('investing-ipo-subscriptions');
const RIGHTS = pathOf('investing-rights-issue-subscription');

type Row = Record<string, string | number | null>;

const origin = inject('siteUrl');
const planned = rightsIssuesBy(issuersOf(exchange), TODAY);
const trading = planned.find(({ days }) => days.tradingFrom <= TODAY && TODAY <= days.tradingTo)!;
const uidsOf = (calendar: string) => calendar.replaceAll('\r\n ', '').match(/^UID:.*$/gm) ?? [];

beforeAll(() => jobsRead(origin, ['offerings', 'rights-issues', 'dividends']));

byTurns('offerings and rights issues in the calendar of corporate actions', ({ locale, prefix }) => {
  const rowsOf = async (path: string, query = '') =>
    (await jsonAt<{ rows: Row[] }>(origin, `${prefix}${path}.json${query}`)).rows;
  const words = (id: string, values: Record<string, string | number> = {}) => said(locale, id, values);
  const tranchesOf = (code: string) => rowsOf(pathOf('investing-ipo-subscriptions-IPOCode', { IPOCode: code }));
  const openOffering = async () => (await rowsOf(OFFERINGS, '?state=open'))[0]!;

  journey('every offering is a row with its days, and has no day of a dividend', async () => {
    const rows = await rowsOf(CALENDAR, '?kind=offering');
    const offerings = await rowsOf(OFFERINGS);
    expect(rows.map(({ symbol }) => symbol).toSorted()).toEqual(
      offerings.map(({ symbol, code }) => symbol ?? code).toSorted(),
    );
    for (const row of rows) {
      expect([row.exDate, row.recordDate, row.paymentDate, row.rightTradesFrom]).toEqual([null, null, null, null]);
      const days = [row.subscriptionFrom, row.subscriptionTo, row.allotted, row.listed].filter((day) => day !== null);
      expect(days).toEqual(days.toSorted());
    }
    const { code, symbol } = await openOffering();
    const row = rows.find((each) => each.symbol === (symbol ?? code))!;
    const closes = (await tranchesOf(String(code))).map((tranche) => String(tranche.closes)).toSorted();
    expect(row.subscriptionTo).toBe(closes.at(-1));
    expect(rows.find(({ marker }) => marker === 'withdrawn')).toMatchObject({ allotted: null, listed: null });
  });

  journey('every rights issue is a row with its days in their order, those that are not told are missing', async () => {
    const rows = await rowsOf(CALENDAR, '?kind=rights-issue');
    expect(rows.map(({ symbol }) => symbol).toSorted()).toEqual(planned.map(({ issuer }) => issuer.symbol).toSorted());
    const { days, issuer } = trading;
    expect(rows.find((row) => row.symbol === issuer.symbol && row.exDate === days.ex)).toMatchObject({
      lastDayToBuy: days.entitlement,
      rightTradesFrom: days.tradingFrom,
      rightTradesTo: days.tradingTo,
      subscriptionFrom: days.subscribeFrom,
      subscriptionTo: days.subscribeTo,
      allotted: days.allotted,
      listed: days.listed,
    });
    const proposed = rows.filter(({ marker }) => marker === 'proposed');
    for (const row of proposed) expect([row.exDate, row.rightTradesFrom, row.listed]).toEqual([null, null, null]);
  });

  journey('the calendar file has their days under the names of their own calendars', async () => {
    const all = new Set(uidsOf(await textAt(origin, `${prefix}${CALENDAR}.ics`)));
    const { code } = await openOffering();
    const own = uidsOf(
      await textAt(origin, `${prefix}${pathOf('investing-ipo-subscriptions-IPOCode', { IPOCode: String(code) })}.ics`),
    );
    for (const step of ['opens', 'closes', 'allotted', 'listed']) {
      const days = own.filter((uid) => uid.includes(`-${step}-`));
      expect(days.length, step).toBeGreaterThan(0);
      for (const uid of days) expect(all.has(uid), uid).toBe(true);
    }
    const rights = uidsOf(await textAt(origin, `${prefix}${RIGHTS}.ics?state=trading`));
    for (const uid of rights.filter((each) => /-(?:tradingFrom|tradingTo|subscribeTo|listed)@/.test(each)))
      expect(all.has(uid), uid).toBe(true);
    const offerings = await textAt(origin, `${prefix}${CALENDAR}.ics?kind=offering`);
    expect(offerings).not.toContain('rights-');
    expect(offerings).toContain('STATUS:TENTATIVE');
  });

  journey(
    'the month names each day, tranche by tranche where they differ, and leads to the page',
    async ({ visit }) => {
      const offering = await openOffering();
      const { page } = await visit({ javaScript: false });
      await page.goto(`${prefix}${CALENDAR}?kind=offering&month=${TODAY.slice(0, 7)}`);
      const month = page.locator('section[aria-labelledby=month-title]');
      const text = await month.innerText();
      for (const { tranche, closesAt } of (await tranchesOf(String(offering.code))).slice(0, 2))
        expect(text.replace(/[\u2066-\u2069]/g, '')).toMatch(
          new RegExp(`${String(tranche)}[^\\n]*${String(closesAt)}`),
        );
      await month
        .getByRole('link', { name: String(offering.issuer) })
        .first()
        .click();
      await page.waitForURL(`**/${String(offering.code)}`);
      await page.goto(`${prefix}${CALENDAR}?kind=rights-issue&month=${trading.days.tradingTo.slice(0, 7)}`);
      const rights = await month.innerText();
      for (const day of ['tradingTo', 'subscribeTo'] as const) expect(rights).toContain(words(`rights.day.${day}`));
      const list = await page.locator('section[aria-labelledby=list-title]').innerText();
      for (const day of ['tradingFrom', 'tradingTo', 'subscribeTo', 'listed'] as const)
        expect(list).toContain(formatDate(trading.days[day], locale));
      await page.locator(`table a[href*="${RIGHTS}"]`).first().click();
      await page.waitForURL(/rights-issue-subscription\?q=/);
    },
  );

  journey('the week ahead has the closings that fall into it', async () => {
    const home = wordsOfHtml(await textAt(origin, prefix));
    const { issuer } = await openOffering();
    expect(home).toContain(words('offerings.course.closes'));
    expect(home).toContain(String(issuer));
    expect(home).toContain(words('rights.day.tradingTo'));
  });

  journey('the search finds both by what they are, and leads to the whole list', async () => {
    const groups = async (query: string) => {
      const html = await textAt(origin, `${prefix}/search?${new URLSearchParams({ q: query })}`);
      return new Map(
        html
          .split('<section aria-labelledby="')
          .slice(1)
          .map((section) => [section.slice(0, section.indexOf('"')), section] as const),
      );
    };
    const rights = (await groups(words('records.action.kind.rights-issue'))).get('rights-issues')!;
    expect(rights).toContain(words('search.rights-issues'));
    expect(rights).toContain(`${trading.issuer.symbol}-R`);
    const offerings = (await groups(words('offerings.kind.secondary'))).get('offerings')!;
    expect(wordsOfHtml(offerings)).toContain(String((await openOffering()).issuer));
    const suggested = await textAt(origin, `${prefix}/search/suggestions?q=${trading.issuer.symbol}-R`);
    expect(suggested).toContain(words('rights.state.trading'));
  });
});
