import { describe, expect } from 'vitest';
import { exchange } from '#exchange.config.ts';
import { answeredInTime } from './support/answers.ts';
import { journey } from './support/journey.ts';

const BASE = '/api/v1';

describe('the open API', () => {
  journey(
    'says what a review would make of an index, by the closes of the day, and sums to the whole',
    async ({ siteUrl }) => {
      const { code, cap } = exchange.indices[0]!;
      const answer = await (await answeredInTime(`${siteUrl}${BASE}/indices/${code}/review?day=2026-11-13`)).json();
      const basket = await (
        await answeredInTime(`${siteUrl}${BASE}/indices/${code}/constituents?day=2026-11-13`)
      ).json();
      const rows: Record<string, string>[] = answer.rows;
      const sum = (key: string) => rows.reduce((all, row) => all + Math.round(Number(row[key]) * 1_000), 0);
      expect([sum('weight'), sum('weightIfReviewed'), sum('change')]).toEqual([100_000, 100_000, 0]);
      expect(Math.max(...rows.map((row) => Number(row['weightIfReviewed']) * 1_000))).toBeLessThanOrEqual(cap!);
      const weights = (of: Record<string, string>[]) =>
        Object.fromEntries(of.map((row) => [row['symbol'], row['weight']]));
      expect(weights(rows)).toEqual(weights(basket.rows));
      expect(answer.asOf).toBe('2026-11-13');
      const early = await answeredInTime(`${siteUrl}${BASE}/indices/${code}/review?day=1999-01-01`);
      expect(early.status).toBe(400);
    },
  );

  journey('sums up the market by day as the page does, and its parts to the whole', async ({ siteUrl }) => {
    const range = 'from=2026-11-09&to=2026-11-13';
    interface Part extends Record<'date', string>, Record<'volume' | 'advancing', number> {
      name: Record<string, string>;
    }
    const rowsOf = async (query: string): Promise<Part[]> =>
      (await (await answeredInTime(`${siteUrl}${BASE}/market/days?${range}&${query}`)).json()).rows;
    const all = await rowsOf('part=all');
    expect(all.map(({ date }) => date)).toEqual(['2026-11-13', '2026-11-12', '2026-11-11', '2026-11-10', '2026-11-09']);
    const page = await (await fetch(`${siteUrl}/market-summary.json?day=2026-11-13`)).json();
    const { volume, value, trades, advancing, untraded } = page.rows.find(
      (row: { part: string }) => row.part === 'all',
    );
    expect(all[0]).toMatchObject({ volume, value, trades, advancing, untraded });
    const [week] = await rowsOf('interval=week');
    const volumes = (rows: readonly { volume: number }[]) => rows.reduce((sum, row) => sum + row.volume, 0);
    expect(week!.volume).toBe(volumes(all));
    for (const part of ['sector', 'board']) {
      const parts = await rowsOf(`part=${part}`);
      expect(volumes(parts.filter(({ date }) => date === '2026-11-13'))).toBe(volume);
      expect(parts.every(({ name }) => /[\u0600-\u06ff]/.test(name['ar']!))).toBe(true);
    }
    const [bulletin] = (await (await answeredInTime(`${siteUrl}${BASE}/bulletins/daily/2026-11-13/market`)).json())
      .rows;
    expect(bulletin.marketValue).toMatch(/^\d{10,}/);
    expect(all[0]).toMatchObject({ marketValue: bulletin.marketValue });
    const { volume: turned, listed, rose, untraded: idle } = bulletin;
    expect(all[0]).toMatchObject({ volume: turned, securities: listed, advancing: rose, untraded: idle });
  });

  journey('sums up ten years of the market, each period once', async ({ siteUrl }) => {
    const rowsOf = async (query: string): Promise<{ date: string; from: string; volume: number }[]> =>
      (await (await answeredInTime(`${siteUrl}${BASE}/market/days?${query}`)).json()).rows;
    const [from, to] = ['2016-11-23', '2026-11-13'];
    const days = await rowsOf(`from=${from}&to=${to}`);
    expect(days.length).toBeGreaterThan(2_000);
    for (const interval of ['week', 'month', 'year']) {
      const periods = await rowsOf(`from=${from}&to=${to}&interval=${interval}`);
      for (const [at, period] of periods.entries()) {
        const own = days.filter(({ date }) => date >= period.from && date <= period.date);
        expect([interval, period.date, period.volume]).toEqual([
          interval,
          own[0]!.date,
          own.reduce((sum, { volume }) => sum + volume, 0),
        ]);
        const earlier = periods[at + 1];
        if (earlier) expect(earlier.date < period.from, `${interval} ${period.date}`).toBe(true);
      }
      expect([interval, periods.reduce((sum, { volume }) => sum + volume, 0)]).toEqual([
        interval,
        days.reduce((sum, { volume }) => sum + volume, 0),
      ]);
    }
    expect((await answeredInTime(`${siteUrl}${BASE}/market/days?from=2010-01-01&to=${to}`)).status).toBe(400);
  });

  journey('names the days of every series that were asked for and are not held', async ({ siteUrl }) => {
    const answer = async (path: string) => (await answeredInTime(siteUrl + BASE + path)).json();
    const { root } = exchange.derivatives.contracts[0]!;
    const [fund] = (await answer('/securities?kind=etf&limit=1')).rows;
    for (const path of [
      '/market/days',
      '/market/investors',
      `/foreign-ownership?symbol=${exchange.ownSymbol}`,
      `/futures/${root}/days`,
      '/market/margin-weeks',
    ]) {
      const { missing } = await answer(`${path}${path.includes('?') ? '&' : '?'}from=2015-06-01&to=2015-06-11`);
      // Weeks begin on Monday; in that year Sunday was a trading day.
      const days = path.endsWith('weeks') ? ['2015-06-07', '2015-06-07'] : ['2015-06-01', '2015-06-11'];
      expect([path, missing.at(0), missing.at(-1)]).toEqual([path, ...days]);
    }
    const listed = await answer(`/securities/${fund.symbol}/net-assets?from=2020-01-01`);
    expect(listed.missing?.[0] ?? fund.listedOn >= '2020-01-01').toBeTruthy();
    for (const path of ['/market/days?', `/securities/${fund.symbol}/net-assets?`, '/market/investors?'])
      expect((await answer(`${path}from=2026-11-09&to=2026-11-13`)).missing).toBeUndefined();
  });

  journey('computes as the calculators of the pages, and names what a question lacks', async ({ siteUrl }) => {
    const answer = async (path: string) => (await answeredInTime(`${siteUrl}${BASE}/calculators/${path}`)).json();
    const future = await answer(
      'future-result?size=10&contracts=2&entry=5300&deposit=6000&margin=5&day1=5305.5&day2=5262&day3=5250&day4=5290.5',
    );
    expect(future.rows.map(({ variation, call, after }: Record<string, string>) => [variation, call, after])).toEqual([
      ['110.000', '0.000', '6110.000'],
      ['-870.000', '22.000', '5262.000'],
      ['-240.000', '228.000', '5250.000'],
      ['810.000', '0.000', '6060.000'],
    ]);
    const fit = await answer('market-fit?form=llc&capital=12000000&years=2&profit=1500000');
    const main = fit.rows.filter(({ route }: { route: string }) => route === 'main-ipo');
    expect(main[0].state).toBe('does-not-meet');
    expect(main.find(({ condition }: { condition: string }) => condition === 'pjsc-capital')).toMatchObject({
      outcome: 'fails',
      measured: '12000000.000',
      needed: '30000000.000',
      unit: 'aed',
    });
    const margin = await answer('margin-call?shares=10000&price=4&initial=50&maintenance=25&now=2.66');
    expect(margin.row).toMatchObject({ loan: '20000.000', callPrice: '2.667', call: true, toRestore: '50.000' });
    const adjusted = await answer('adjusted-price?close=2.86&kind=rights-issue&units=1&of=4&issuePrice=2');
    expect(adjusted.row).toMatchObject({ adjusted: '2.688', factor: '0.939860140' });
    for (const path of ['adjusted-price?close=2.7&kind=split', 'future-result?size=10']) {
      const response = await answeredInTime(`${siteUrl}${BASE}/calculators/${path}`);
      expect([response.status, (await response.json()).type]).toEqual([
        400,
        expect.stringMatching(/#missing-parameter$/),
      ]);
    }
    const none = await answeredInTime(
      `${siteUrl}${BASE}/calculators/margin-call?shares=0&price=4&initial=50&maintenance=25&now=1`,
    );
    expect(none.status).toBe(400);
  });

  journey('gives bulletins, dividends and factors as their pages have them', async ({ siteUrl }) => {
    const rowsOf = async (path: string) => (await (await answeredInTime(siteUrl + BASE + path)).json()).rows;
    const [last] = await rowsOf('/bulletins?kind=daily');
    const securities = await rowsOf(`/bulletins/daily/${last.period}/securities`);
    const page = `${siteUrl}/the-exchange/statistics-reports/bulletins.json?period=${last.period}&section=securities`;
    const file = await (await fetch(page)).json();
    expect(securities.length).toBeGreaterThan(0);
    expect(securities.map(({ close }: { close: string }) => close)).toEqual(
      file.rows.map(({ close }: { close: string }) => close),
    );
    expect((await answeredInTime(`${siteUrl}${BASE}/bulletins/daily/1999-01-04/market`)).status).toBe(404);
    const dividends = await rowsOf(`/dividends?symbol=${exchange.ownSymbol}`);
    expect(dividends.length).toBeGreaterThan(0);
    const own = await rowsOf(`/securities/${exchange.ownSymbol}/factors`);
    const all = await rowsOf('/factors');
    const ids = own.map(({ id }: { id: string }) => id);
    expect(all.filter(({ id }: { id: string }) => ids.includes(id)).length).toBe(own.length);
  });
});
