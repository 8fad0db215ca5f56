import { expect, inject } from 'vitest';
import { pathOf } from '#app/page-path.ts';
import type { RouteName } from '#app/site-map.ts';
import { formatDate } from '#domain/date.ts';
import { exchange } from '#exchange.config.ts';
import { jsonAt, textAt } from './support/answers.ts';
import { jobsRead } from './support/jobs-read.ts';
import { byTurns, journey } from './support/journey.ts';
import { said } from './support/words.ts';

const origin = inject('siteUrl');
const PAGES: readonly RouteName[] = [
  'investing-derivatives',
  'investing-single-stock-futures',
  'investing-oil-futures',
  'investing-etfs-funds',
  'investing-indices',
  'investing-union-coop',
];
const plain = (html: string) =>
  html
    .replace(/<[^>]+>/g, '')
    .replace(/[\u2066-\u2069\u200e\u200f]/g, '')
    .replaceAll('&#x27;', '’');

byTurns('pages of products', ({ locale, prefix }) => {
  const words = (id: string, values: Record<string, string | number> = {}) => plain(said(locale, id, values));
  const pageOf = async (name: RouteName, query = '') =>
    plain(await textAt(origin, `${prefix}${pathOf(name)}${query && `?${query}`}`));

  journey('are there', async () => {
    for (const name of PAGES) {
      const html = await textAt(origin, prefix + pathOf(name));
      expect(html.match(/<h1[\s>]/g), name).toHaveLength(1);
      expect(html, name).not.toContain('noindex');
    }
  });

  journey(
    'list the open contracts of each root with their margin and their unit, and say what is not listed',
    async () => {
      const all = await pageOf('investing-derivatives');
      for (const { root } of exchange.derivatives.contracts)
        expect(all).toMatch(new RegExp(`${root}[FGHJKMNQUVXZ]\\d\\d`));
      expect(all).toContain(words('futures.baseMargin'));
      expect(await pageOf('investing-single-stock-futures')).not.toMatch(/DSXGI[FGHJKMNQUVXZ]\d\d/);
      const oil = await pageOf('investing-oil-futures');
      const dollars = words('terms.unit.barrel', { currency: words('market.currency.USD') });
      for (const text of [all, oil]) expect(text).toContain(dollars);
      expect(oil).not.toContain(words('parts.contracts.none'));
      expect(oil).toContain(words('parts.oil.invented'));
      const coop = await pageOf('investing-union-coop');
      expect(coop).not.toContain(words('parts.own.noneListed'));
      expect(coop).toContain(exchange.cooperative!.symbol);
    },
  );

  journey('show how little is traded of a co-operative, day by day beside the median of the main market', async () => {
    await jobsRead(origin, ['bars']);
    const { symbol } = exchange.cooperative!;
    const prices = `${origin}${pathOf('the-exchange-historical-data-company-prices')}.json?symbol=${symbol}&range=1M`;
    const { rows } = (await (await fetch(prices)).json()) as { rows: { date: string; value: string | null }[] };
    const html = await textAt(origin, prefix + pathOf('investing-union-coop'));
    expect(html).toContain('role="img"');
    const text = await pageOf('investing-union-coop');
    expect(text).toContain(words('parts.own.median'));
    for (const { date, value } of rows.filter((row) => Number(row.value) > 0).slice(0, 5)) {
      expect(text).toContain(formatDate(date, locale));
      expect(text).toContain(Math.round(Number(value)).toLocaleString('en-US'));
    }
  });

  journey(
    'give the open contracts as files, of one root and in another order, none of them in two currencies',
    async () => {
      interface Row {
        symbol: string;
        currency: string;
        priceUnit: string;
        openInterest: number | null;
      }
      const path = `${prefix}${pathOf('investing-derivatives')}`;
      const rowsOf = async (query: string) => (await jsonAt<{ rows: Row[] }>(origin, `${path}.json${query}`)).rows;
      const all = await rowsOf('');
      const months = exchange.derivatives.contracts.reduce((sum, spec) => sum + spec.months, 0);
      expect(all).toHaveLength(months);
      for (const { symbol, currency, priceUnit } of all) {
        const kind = exchange.derivatives.contracts.find(({ root }) => symbol.startsWith(root))!.kind;
        const unit = { index: 'points', share: 'AED', oil: 'USD a barrel' }[kind];
        expect([symbol, currency, priceUnit]).toEqual([symbol, kind === 'oil' ? 'USD' : 'AED', unit]);
      }
      const query = '?root=GCRUDE&sort=open-interest&order=descending';
      const oil = await rowsOf(query);
      expect(oil).toHaveLength(12);
      const interest = oil.map(({ openInterest }) => openInterest ?? 0);
      expect(interest).toEqual(interest.toSorted((a, b) => b - a));
      const page = await textAt(origin, path + query);
      const order = [...page.matchAll(/<bdi dir="ltr">(GCRUDE[A-Z]\d\d)<\/bdi>/g)].map(([, symbol]) => symbol);
      expect(order.slice(0, 12)).toEqual(oil.map(({ symbol }) => symbol));
      for (const format of ['csv', 'xlsx', 'json', 'ics']) expect(page).toContain(`href="${path}.${format}`);
    },
  );

  journey('draw curves, bases, payoffs and dividends, each with its figures as a table', async () => {
    const drawn = {
      'investing-oil-futures': ['parts.curve.drawn', 'parts.curve.rank'],
      'investing-derivatives': ['parts.payoff.longGone', 'parts.payoff.move'],
      'investing-single-stock-futures': ['futures.drawn.basis', 'futures.drawn.fairBasis'],
      'investing-indices': ['parts.total.drawn', 'history.totalLevel'],
    } as const;
    for (const [name, ids] of Object.entries(drawn)) {
      const page = await pageOf(name as RouteName);
      for (const id of [...ids, 'history.drawn.table']) expect(page, name).toContain(words(id));
    }
    const oil = await pageOf('investing-oil-futures');
    expect(oil).toMatch(/GCRUDE[A-Z]27 \d\d\.\d\d/);
    for (const symbol of ['GCRUDEF27', 'GCRUDEF28']) expect(oil).toContain(symbol);
  });

  journey('show the curve, final settlement prices and a fair value of every contract', async () => {
    const shares = await pageOf('investing-single-stock-futures');
    for (const { root } of exchange.derivatives.contracts.filter(({ kind }) => kind === 'share'))
      expect(shares).toMatch(new RegExp(`${root}X26.*${root}V26`, 's'));
    for (const id of ['parts.curve.monthBefore', 'parts.final.price']) {
      expect(shares).toContain(words(id));
      expect(await pageOf('investing-derivatives')).toContain(words(id));
    }
    expect(shares.match(/RAWZANAX26/g)!.length).toBeGreaterThan(1);
  });

  journey('compute a position, a cover, a fee and who may own, as in the worked examples', async () => {
    const days = 'future.day1=5305.5&future.day2=5262&future.day3=5250&future.day4=5290.5';
    const position = `future.size=10&future.contracts=2&future.entry=5300&future.deposit=6000&future.margin=5&${days}`;
    const result = await pageOf('investing-derivatives', position);
    expect(result).toContain('−190.00');
    expect(result).toContain(words('parts.future.seller', { amount: '+190.00' }));
    for (const call of ['22.00', '228.00']) expect(result).toContain(call);
    const hedge = await pageOf('investing-single-stock-futures', 'hedge.shares=12,350&hedge.size=100');
    expect(hedge).toContain(words('parts.hedge.left', { count: 50 }));
    const fee = 'fund.amount=100000&fund.growth=7&fund.fee=1.2&fund.years=10';
    expect(await pageOf('investing-etfs-funds', fee)).toContain('22,371');
    const owns = (query: string) => pageOf('investing-union-coop', query);
    expect(await owns('own.class=gcc')).toContain(words('parts.own.outcome.may-not'));
    expect(await owns('own.class=gcc&own.kind=other')).toContain(words('parts.own.outcome.ask'));
    expect(await owns('own.class=citizen&own.member=yes&own.account=no')).toContain(
      words('parts.own.outcome.open-account'),
    );
  });

  journey('calculate how a cap changes weights, and preview the next review with every weight inside it', async () => {
    const page = await pageOf('investing-indices');
    for (const id of ['parts.cap.caption', 'parts.review.calendar']) expect(page).toContain(words(id));
    expect(page).toContain('70' + '7.000%' + '9.767%');
    const rows = [...page.matchAll(/\)(\d+\.\d{3})%(\d+\.\d{3})%([+−]?)(\d+\.\d{3})/g)];
    expect(rows.length).toBe(10);
    for (const [, now, after, sign, change] of rows) {
      expect(Number(after)).toBeLessThanOrEqual(10);
      expect(Number(after) - Number(now)).toBeCloseTo(Number(change) * (sign === '−' ? -1 : 1), 6);
    }
  });

  journey('calculate what becomes of a contract when its company acts', async () => {
    const shares = await pageOf('investing-single-stock-futures');
    for (const figure of ['0.250000000', '0.909090909', '0.939860140', '106.398810', '2.726'])
      expect(shares).toContain(figure);
  });

  journey('give the last trading days and the reviews as calendars', async () => {
    const calendarOf = async (name: RouteName) => {
      const path = `${prefix}${pathOf(name)}`;
      expect(await textAt(origin, path)).toContain(`href="${path}.ics"`);
      return textAt(origin, `${path}.ics`);
    };
    const [all, shares] = [
      await calendarOf('investing-derivatives'),
      await calendarOf('investing-single-stock-futures'),
    ];
    expect((await calendarOf('investing-oil-futures')).match(/UID:expiry-GCRUDE/g)).toHaveLength(13);
    for (const { root, kind, months } of exchange.derivatives.contracts) {
      const uid = new RegExp(`UID:expiry-${root}[A-Z]\\d\\d@`, 'g');
      expect(all.match(uid), root).toHaveLength(months + 1);
      expect(shares.match(uid) ?? [], root).toHaveLength(kind === 'share' ? months + 1 : 0);
    }
    expect((await calendarOf('investing-indices')).match(/UID:review-/g)).not.toBeNull();
  });

  journey('compare a fund with an index over the days that both have', async () => {
    const [index] = exchange.indices;
    const compared = await pageOf('investing-etfs-funds', `track.fund=MNZUAE&track.index=${index!.code}`);
    for (const id of ['parts.track.fundResult', 'parts.track.indexResult', 'parts.track.aim'])
      expect(compared).toContain(words(id));
    expect(await pageOf('raise-capital-listing-etfs-funds', 'track.fund=NONE')).toContain(
      words('calculator.fault.choice'),
    );
  });
});
