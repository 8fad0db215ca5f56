import { beforeAll, expect, inject } from 'vitest';
import { formatDate } from '#domain/date.ts';
import { lastDayToBuyRights } from '#domain/rights-issue.ts';
import { newSharesOf, subscribedOf } from '#exchange/issuers/rights-issues.ts';
import { textAt } from './support/answers.ts';
import { byTurns, journey } from './support/journey.ts';
import { companyPage, PAGE, planned, RIGHT, rightsRead, rightsRows, TODAY, trading } from './support/rights-issues.ts';
import { said } from './support/words.ts';

const NO_INDEX = '<meta name="robots" content="noindex"/>';

const origin = inject('siteUrl');
beforeAll(rightsRead);

byTurns('rights issues', ({ locale, prefix }) => {
  const rowsOf = (query = '') => rightsRows(prefix, query);
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
