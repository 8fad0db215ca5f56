import { beforeAll, expect, inject } from 'vitest';
import { exchange } from '#exchange.config.ts';
import { pathOf } from '#app/page-path.ts';
import { previousTradingDay } from '#domain/calendar.ts';
import { formatDate } from '#domain/date.ts';
import { lastDayToBuyRights } from '#domain/rights-issue.ts';
import { issuersOf } from '#exchange/issuers/directory.ts';
import { newSharesOf, rightsIssuesBy, rightsSymbolOf, subscribedOf } from '#exchange/issuers/rights-issues.ts';
import { jsonAt, textAt } from './support/answers.ts';
import { jobsRead } from './support/jobs-read.ts';
import { byTurns, journey } from './support/journey.ts';
import { said } from './support/words.ts';

/** The market's day of the shared site. */
const TODAY = '2026-11-18';
const PAGE = pathOf('investing-rights-issue-subscription');
const NO_INDEX = '<meta name="robots" content="noindex"/>';

type Row = Record<string, string | number | null>;

const origin = inject('siteUrl');
const planned = rightsIssuesBy(issuersOf(exchange), TODAY);
const trading = planned.find(({ days }) => days.tradingFrom <= TODAY && TODAY <= days.tradingTo)!;
const SHARE = trading.issuer.symbol;
const RIGHT = rightsSymbolOf(trading);
const companyPage = (symbol: string) => pathOf('the-exchange-company', { SecuritySymbol: symbol });

beforeAll(() => jobsRead(origin, ['rights-issues', 'reference']));

byTurns('rights issues', ({ locale, prefix }) => {
  const rowsOf = async (query = '') => (await jsonAt<{ rows: Row[] }>(origin, `${prefix}${PAGE}.json${query}`)).rows;
  const page = (query = '') => textAt(origin, prefix + PAGE + query);
  const words = (id: string, values: Record<string, string | number> = {}) => said(locale, id, values);

  journey('are listed as the exchange has them, in the page as in its files', async () => {
    const rows = await rowsOf();
    expect(rows.map(({ code }) => code).toSorted()).toEqual(planned.map(({ code }) => code).toSorted());
    for (const issue of planned) {
      const row = rows.find(({ code }) => code === issue.code)!;
      const { issuer, days, isTurnedDown } = issue;
      expect(row).toMatchObject({ symbol: issuer.symbol, meeting: days.meeting, newShares: newSharesOf(issue) });
      const isAgreed = days.meeting <= TODAY && !isTurnedDown;
      expect(row['subscribeTo']).toBe(isAgreed ? days.subscribeTo : null);
      expect(row['lastDayToBuy']).toBe(isAgreed ? lastDayToBuyRights(days) : null);
      if (row['opening'] !== null)
        expect(Number(row['opening'])).toBeCloseTo(Number(row['adjusted']) - Number(row['issuePrice']), 6);
      const isAllotted = isAgreed && days.allotted <= TODAY;
      expect(row['subscribed']).toBe(isAllotted ? subscribedOf(issue) : null);
      if (isAllotted) expect(Number(row['raised'])).toBeCloseTo(subscribedOf(issue) * Number(row['issuePrice']), 2);
    }
    const html = await page();
    const csv = await textAt(origin, `${prefix}${PAGE}.csv`);
    for (const { issuer } of planned) for (const text of [html, csv]) expect(text).toContain(issuer.symbol);
  });

  journey('that are open say until when rights trade, can be bought and be used', async ({ visit }) => {
    const { page: tab } = await visit({ javaScript: false });
    await tab.goto(prefix + PAGE);
    const text = await tab.locator(`#${trading.code}`).innerText();
    const { tradingTo, subscribeTo, entitlement } = trading.days;
    for (const day of [tradingTo, subscribeTo, entitlement, lastDayToBuyRights(trading.days)])
      expect(text).toContain(formatDate(day, locale));
    expect(text).toContain(RIGHT);
    expect(text).toContain(words('rights.state.trading'));
    expect(text).toContain(words('rights.noMoreTrades', { day: formatDate(trading.days.tradingTo, locale) }));
    // The right's price arrives with the market data: beside it is the theoretical value.
    expect(text).not.toContain(words('rights.noRightPrice'));
    const price = tab.locator(`#${trading.code} [symbol="${RIGHT}"]`);
    expect(Number(await price.innerText())).toBeGreaterThan(0);
    expect(await tab.locator(`#${trading.code} a[href$="${companyPage(RIGHT)}"]`).innerText()).toContain(RIGHT);
    await tab.locator(`#${trading.code} a[href*="issue="]`).click();
    await tab.waitForURL(/issue=/);
    const answer = await tab.locator('#rights-value').innerText();
    expect(answer).toContain(
      words('rights.calc.lastDay', { day: formatDate(lastDayToBuyRights(trading.days), locale) }),
    );
  });

  journey('are among the actions of their share, on its page, in its file and in its calendar', async ({ visit }) => {
    const { page: tab } = await visit({ javaScript: false });
    const actions = pathOf('the-exchange-company-corporate-actions', { SecuritySymbol: SHARE });
    await tab.goto(prefix + actions);
    const text = await tab.locator('main').innerText();
    expect(text).toContain(words('records.action.kind.rights-issue'));
    for (const day of ['tradingFrom', 'tradingTo', 'subscribeTo', 'listed'] as const)
      expect(text).toContain(`${formatDate(trading.days[day], locale)} · ${words(`rights.day.${day}`)}`);
    const { rows } = await jsonAt<{ rows: Row[] }>(origin, `${prefix}${actions}.json`);
    const { ex, tradingTo, subscribeTo } = trading.days;
    const own = rows.filter(({ kind, exDate }) => kind === 'rights-issue' && exDate === ex);
    expect(own).toEqual([expect.objectContaining({ rightTradesTo: tradingTo, subscriptionTo: subscribeTo })]);
    expect(await textAt(origin, `${prefix}${actions}.ics`)).toContain(tradingTo.replaceAll('-', ''));
    await tab.goto(prefix + companyPage(SHARE));
    expect(await tab.locator('section[aria-labelledby=next-title]').innerText()).toContain(
      words('rights.day.tradingTo'),
    );
  });

  journey('have a right with a page of its own: its terms, and nothing that only shares have', async ({ visit }) => {
    const { page: tab } = await visit({ javaScript: false });
    await tab.goto(prefix + companyPage(RIGHT));
    const text = await tab.locator('main').innerText();
    const [row] = await rowsOf('?state=trading');
    const { tradingFrom, tradingTo, subscribeFrom, subscribeTo } = trading.days;
    for (const day of [tradingFrom, tradingTo, subscribeFrom, subscribeTo, lastDayToBuyRights(trading.days)])
      expect(text).toContain(formatDate(day, locale));
    const [units, of] = trading.ratio;
    for (const part of [
      words('terms.title.right'),
      words('rights.ratioOf', { units, of }),
      trading.issuer.name[locale],
      Number(row!['issuePrice']).toFixed(2),
      Number(row!['opening']).toFixed(3),
      words('company.limits'),
      words('company.settles'),
    ])
      expect(text).toContain(part);
    for (const id of ['company.issuedShares', 'company.tab.actions', 'company.tab.reports'])
      expect(text, id).not.toContain(words(id));
    for (const to of [`${PAGE}?issue=${trading.code}#rights-value`, companyPage(SHARE)])
      expect(await tab.locator(`main a[href$="${to}"]`).count(), to).toBe(1);
  });

  journey(
    'that are past leave a right that no longer trades: its page says so, and keeps its days',
    async ({ visit }) => {
      const lapsed = planned.find(({ days, isTurnedDown }) => !isTurnedDown && days.tradingTo < TODAY)!;
      const { page: tab } = await visit({ javaScript: false });
      await tab.goto(prefix + companyPage(rightsSymbolOf(lapsed)));
      const text = await tab.locator('main').innerText();
      expect(text).toContain(words('company.now.rightEnded', { date: formatDate(lapsed.days.tradingTo, locale) }));
      for (const id of ['company.limits', 'company.settles']) expect(text, id).not.toContain(words(id));
      expect(await tab.locator('main [data-notice]').count()).toBe(0);
      expect(text).toContain(words('company.past'));
      const toIssue = `${PAGE}?q=${rightsSymbolOf(lapsed)}#all`;
      expect(await tab.locator(`main a[href$="${toIssue}"]`).innerText()).toContain(words('rights.kind'));
      const days = pathOf('the-exchange-company-trading-trading-summary', { SecuritySymbol: rightsSymbolOf(lapsed) });
      const { tradingFrom, tradingTo } = lapsed.days;
      const { rows } = await jsonAt<{ rows: Row[] }>(origin, `${prefix}${days}.json?from=${tradingFrom}&to=${TODAY}`);
      expect([rows.at(-1)!['date'], rows[0]!['date']]).toEqual([tradingFrom, tradingTo]);
    },
  );

  journey('have a right among the securities of the main market, and in none of its sums', async () => {
    const listed = async (path: string) =>
      (await jsonAt<{ rows: Row[] }>(origin, prefix + path)).rows.map(({ symbol }) => symbol);
    expect(await listed(`${pathOf('market-watch')}.json?board=510`)).toContain(RIGHT);
    for (const path of [
      'the-exchange-historical-data-company-prices',
      'the-exchange-listed-securities-equities',
    ] as const) {
      const symbols = await listed(`${pathOf(path)}.json`);
      expect(symbols.length, path).toBeGreaterThan(0);
      expect(symbols, path).not.toContain(RIGHT);
    }
    const { rows } = await jsonAt<{ rows: Row[] }>(origin, `/api/v1/securities?q=${RIGHT}`);
    expect(rows).toEqual([
      expect.objectContaining({
        symbol: RIGHT,
        kind: 'right',
        board: '510',
        active: true,
        listedOn: trading.days.tradingFrom,
      }),
    ]);
  });

  journey('leave no jump in adjusted prices: the close with the right comes to the announced price', async () => {
    const [row] = await rowsOf('?state=trading');
    const history = pathOf('the-exchange-historical-data-company-prices');
    const last = previousTradingDay(trading.days.ex);
    const query = `?symbol=${SHARE}&from=${last}&to=${trading.days.ex}&prices=adjusted`;
    const days = (await jsonAt<{ rows: Row[] }>(origin, `${prefix}${history}.json${query}`)).rows;
    expect(Number(days.find(({ date }) => date === last)!['close'])).toBe(Number(row!['adjusted']));
    const on = days.find(({ date }) => date === trading.days.ex)!;
    expect(on['event']).toContain(words('related.event.ex.rights-issue'));
    const { rows } = await jsonAt<{ rows: Row[] }>(origin, `/api/v1/securities/${SHARE}/factors?kind=rights-issue`);
    expect(rows[0]).toMatchObject({ exDate: trading.days.ex, status: 'applied' });
  });

  journey('are worth what the examples of their rules say', async () => {
    const one = await page('?price=4.00&offer=2.50&new=1&old=4&shares=10,000');
    for (const figure of [
      '3.700',
      '1.200',
      '2,500',
      '6,250.00',
      '46,250.00',
      '3,000.00',
      '7.50%',
      '1,690',
      '2,028.00',
      '2,025.00',
    ])
      expect(one, figure).toContain(figure);
    expect(one).toContain(NO_INDEX);
    const two = await page('?price=1.87&offer=1&new=2&old=5&shares=٣٣٣');
    for (const figure of ['1.621', '0.621', '133.00', '82.59', '82.92']) expect(two, figure).toContain(figure);
    expect(await page('?price=0.95&offer=1.00&new=1&old=4&shares=100')).toContain(words('rights.calc.noValue'));
    const wrong = await page('?price=4&offer=2.5&new=1&old=4&shares=1.5');
    expect(wrong).toContain(words('calculator.fault.shares'));
    expect(await page()).not.toContain(NO_INDEX);
  });

  journey('are narrowed by state, year and words, and what is asked in vain is named', async () => {
    expect((await rowsOf('?state=trading')).map(({ code }) => code)).toEqual([trading.code]);
    const withdrawn = await rowsOf('?state=withdrawn&year=2026');
    expect(withdrawn.map(({ state }) => state)).toEqual(['withdrawn']);
    expect(
      (await rowsOf(`?q=${trading.issuer.symbol}-R`)).every(({ symbol }) => symbol === trading.issuer.symbol),
    ).toBe(true);
    expect(await page('?state=abacus')).toContain('abacus');
    expect(await page('?year=1999')).toContain('1999');
  });

  journey('are a calendar of all their days, those that are not decided as tentative', async () => {
    const calendar = await textAt(origin, `${prefix}${PAGE}.ics?state=announced`);
    expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    expect(calendar).toContain('STATUS:TENTATIVE');
    const own = await textAt(origin, `${prefix}${PAGE}.ics?state=trading`);
    expect(own.match(/BEGIN:VEVENT/g)).toHaveLength(Object.keys(trading.days).length);
    expect(own).toContain('STATUS:CONFIRMED');
  });
});
