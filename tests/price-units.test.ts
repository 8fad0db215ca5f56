import { expect } from 'vitest';
import { pathOf } from '#app/page-path.ts';
import { DEBT_ISSUES } from '#exchange/issuers/debt.ts';
import { decoded, markupOf } from './support/html.ts';
import { byTurns, journey } from './support/journey.ts';
import { said } from './support/words.ts';

const IN_DOLLARS = DEBT_ISSUES.filter(({ home, currency }) => home && currency === 'USD').map(({ symbol }) => symbol);
/** The symbols themselves end with a currency, and names contain it in brackets. */
const DIRHAM = /(?<![A-Z0-9(])AED(?![A-Z0-9)])|(?<!\()درهم|بالدرهم/;
const PAGES = [
  'the-exchange-company',
  'the-exchange-company-trading',
  'the-exchange-company-profile',
  'the-exchange-company-trading-daily-summary',
  'the-exchange-company-trading-trading-summary',
] as const;

interface Row {
  symbol: string;
  currency: string;
  priceUnit: string;
  volume: number;
  value: string | null;
}

const mainOf = (html: string) => /<main.*<\/main>/s.exec(markupOf(html))![0];
const textIn = (html: string) =>
  decoded(html.replace(/<(?:br|\/?(?:p|li|dt|dd|tr|td|th|h\d|span|div))\b[^>]*>/g, ' ').replace(/<[^>]*>/g, ''));

async function watched(siteUrl: string, prefix: string): Promise<Row[]> {
  const answer = await fetch(`${siteUrl}${prefix}/market-watch.json?column=volume&column=value`);
  return ((await answer.json()) as { rows: Row[] }).rows;
}

byTurns('what figures are in', ({ locale, prefix }) => {
  const pageOf = async (siteUrl: string, name: (typeof PAGES)[number], symbol: string) => {
    const answer = await fetch(siteUrl + prefix + pathOf(name, { SecuritySymbol: symbol }));
    expect(answer.status).toBe(200);
    return textIn(mainOf(await answer.text()));
  };
  const dollar = said(locale, 'market.currency.USD');

  journey.for(PAGES)('debt in dollars says dollars and never dirhams: %s', async (name, { siteUrl }) => {
    const text = await pageOf(siteUrl, name, IN_DOLLARS[0]!);
    expect(text).toContain(dollar);
    expect(DIRHAM.exec(text)?.[0]).toBeUndefined();
  });

  journey(
    'debt says that its prices are per cent of par, and has no dirham steps, limits or shares',
    async ({ siteUrl }) => {
      const text = await pageOf(siteUrl, 'the-exchange-company', IN_DOLLARS[0]!);
      expect(text).toContain(said(locale, 'terms.unit.percent'));
      for (const id of ['company.limits', 'company.issuedShares', 'company.limitDown', 'market.board.505'])
        expect(text, id).not.toContain(said(locale, id));
      expect(text).toContain(said(locale, 'market.board.debt'));
    },
  );

  journey('the value of debt is quantity × par value × price ÷ 100', async ({ siteUrl }) => {
    const rows = (await watched(siteUrl, prefix)).filter(({ symbol, volume }) => IN_DOLLARS.includes(symbol) && volume);
    expect(rows.length).toBeGreaterThan(0);
    for (const { volume, value } of rows) {
      const each = Number(value) / volume;
      expect(each).toBeGreaterThan(800);
      expect(each).toBeLessThan(1_300);
    }
    const html = await (
      await fetch(siteUrl + prefix + pathOf('the-exchange-company-trading', { SecuritySymbol: rows[0]!.symbol }))
    ).text();
    const trades = /<section aria-labelledby="trades-title".*?<\/section>/s.exec(html)![0];
    expect(textIn(trades)).toContain(said(locale, 'company.tradeValue', { currency: dollar }));
    const lines = [...trades.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, line]) =>
      [...line!.matchAll(/<bdi[^>]*>([\d.,:]+)<\/bdi>/g)].map(([, text]) => Number(text!.replaceAll(',', ''))),
    );
    const shown = lines.filter((line) => line.length === 4);
    expect(shown.length).toBeGreaterThan(0);
    for (const [, price, quantity, value] of shown) expect(value).toBe(Math.round((price! * quantity! * 1_000) / 100));
  });

  journey('files of the market watch and of lists say it of each row', async ({ siteUrl }) => {
    const rows = new Map((await watched(siteUrl, prefix)).map((row) => [row.symbol, row]));
    expect(rows.get(IN_DOLLARS[0]!)).toMatchObject({ currency: 'USD', priceUnit: '% of par' });
    expect(rows.get('DSXGIZ26')).toMatchObject({ currency: 'AED', priceUnit: 'points' });
    expect(rows.get('GCRUDEF27')).toMatchObject({ currency: 'USD', priceUnit: 'USD a barrel' });
    expect(rows.get('DSX')).toMatchObject({ currency: 'AED', priceUnit: 'AED' });
    const sukuk = pathOf('the-exchange-listed-securities-sukuk');
    const csv = await (await fetch(`${siteUrl}${prefix}${sukuk}.csv`)).text();
    const [heads = '', ...lines] = csv.split('\n');
    expect(heads).not.toMatch(DIRHAM);
    expect(lines.filter((line) => line.includes('USD,% of par')).length).toBeGreaterThan(0);
  });

  journey('the days of debt are in its currency, on the page and in the file', async ({ siteUrl }) => {
    const address = pathOf('the-exchange-company-trading-trading-summary', { SecuritySymbol: IN_DOLLARS[0]! });
    const csv = await (await fetch(`${siteUrl}${prefix}${address}.csv?range=1M`)).text();
    expect(csv).toContain(said(locale, 'records.value', { currency: dollar }));
    expect(csv).not.toMatch(/\(AED\)|\(درهم\)/);
  });

  journey('the market watch marks each row that is not in dirhams', async ({ siteUrl }) => {
    const html = await (await fetch(`${siteUrl}${prefix}/market-watch?board=505`)).text();
    const row = (symbol: string) =>
      new RegExp(String.raw`<tr[^>]*data-symbol="${symbol}".*?</tr>`, 's').exec(html)?.[0];
    expect(textIn(row(IN_DOLLARS[0]!)!)).toContain('USD %');
    expect(/<thead.*?<\/thead>/s.exec(html)![0]).not.toMatch(/AED|درهم/);
  });

  journey('a future on the index says points, its step of half a point and its limits', async ({ siteUrl }) => {
    const text = await pageOf(siteUrl, 'the-exchange-company', 'DSXGIZ26');
    expect(text).toContain(said(locale, 'company.tick', { unit: said(locale, 'terms.unit.points') }));
    expect(text).toContain('0.500');
    const limits = new RegExp(String.raw`${said(locale, 'company.limits')}\s*([\d,.]+) – ([\d,.]+)`).exec(text);
    const [, lower, upper] = limits!.map((each) => Number(each.replaceAll(',', '')));
    const middle = (lower! + upper!) / 2;
    expect(upper! / middle).toBeCloseTo(1.05, 2);
    expect(lower! / middle).toBeCloseTo(0.95, 2);
    for (const id of ['company.issuedShares', 'company.settles', 'company.size'])
      expect(text, id).not.toContain(said(locale, id));
  });

  journey(
    'a future on oil says dollars a barrel, its step of a cent and limits of ten per cent',
    async ({ siteUrl }) => {
      const text = await pageOf(siteUrl, 'the-exchange-company', 'GCRUDEF27');
      const unit = said(locale, 'terms.unit.barrel', { currency: dollar });
      expect(text).toContain(said(locale, 'company.tick', { unit }));
      expect(DIRHAM.exec(text)?.[0]).toBeUndefined();
      const limits = new RegExp(String.raw`${said(locale, 'company.limits')}\s*([\d,.]+) – ([\d,.]+)`).exec(text);
      const [, lower, upper] = limits!.map(Number);
      expect(upper! / lower!).toBeCloseTo(1.1 / 0.9, 2);
      const asked = `${siteUrl}${prefix}${pathOf('trading-deadlines')}?symbol=GCRUDEF27&price=65.005`;
      const deadlines = textIn(mainOf(await (await fetch(asked)).text()));
      expect(deadlines).toContain(said(locale, 'deadlines.price.ofBarrels', { price: '65.005' }));
      expect(deadlines).toContain(
        said(locale, 'deadlines.price.off', { price: '65.005', tick: '0.010', below: '65.00', above: '65.01' }),
      );
      const values = { symbol: 'GCRUDEF27', from: '10:00', to: '15:00' };
      for (const id of ['deadlines.future', 'deadlines.oil']) expect(deadlines).toContain(said(locale, id, values));
      for (const id of ['deadlines.trade.settles', 'market.phase.pre-closing'])
        expect(deadlines, id).not.toContain(said(locale, id));
    },
  );

  journey('a carbon credit trades in no market of funds', async ({ siteUrl }) => {
    const text = await pageOf(siteUrl, 'the-exchange-company', 'CCDHUHA24');
    expect(text).toContain(said(locale, 'market.board.carbon'));
    expect(text).not.toContain(said(locale, 'market.board.505'));
  });

  journey(
    'trading deadlines answer for a future on the index by its own rule, and name what has none',
    async ({ siteUrl }) => {
      const asked = async (query: string) =>
        textIn(mainOf(await (await fetch(`${siteUrl}${prefix}${pathOf('trading-deadlines')}?${query}`)).text()));
      const on = await asked('symbol=DSXGIZ26&price=5200.5');
      expect(on).toContain('5.2.2');
      expect(on).toContain(said(locale, 'deadlines.price.on', { price: '5,200.50', tick: '0.500' }));
      expect(on).toContain(said(locale, 'deadlines.limits.of', { symbol: 'DSXGIZ26' }));
      const off = await asked('symbol=DSXGIZ26&price=5200.3');
      expect(off).toContain(
        said(locale, 'deadlines.price.off', { price: '5,200.30', tick: '0.500', below: '5,200.00', above: '5,200.50' }),
      );
      expect(await asked(`symbol=${IN_DOLLARS[0]!}`)).toContain(
        said(locale, 'deadlines.fault.unruled', { value: IN_DOLLARS[0]! }),
      );
    },
  );
});
