import { beforeAll, expect, inject } from 'vitest';
import { pathOf } from '#app/page-path.ts';
import { previousTradingDay } from '#domain/calendar.ts';
import { formatDate } from '#domain/date.ts';
import { lastDayToBuyRights } from '#domain/rights-issue.ts';
import { rightsSymbolOf } from '#exchange/issuers/rights-issues.ts';
import { jsonAt, textAt } from './support/answers.ts';
import { byTurns, journey } from './support/journey.ts';
import {
  companyPage,
  PAGE,
  planned,
  RIGHT,
  rightsRead,
  rightsRows,
  TODAY,
  trading,
  type Row,
} from './support/rights-issues.ts';
import { said } from './support/words.ts';

const origin = inject('siteUrl');
const SHARE = trading.issuer.symbol;

beforeAll(rightsRead);

byTurns('rights issues', ({ locale, prefix }) => {
  const rowsOf = (query = '') => rightsRows(prefix, query);
  const words = (id: string, values: Record<string, string | number> = {}) => said(locale, id, values);

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
});
