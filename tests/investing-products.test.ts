import { expect, inject } from 'vitest';
import { pathOf } from '#app/page-path.ts';
import type { RouteName } from '#app/site-map.ts';
import { exchange } from '#exchange.config.ts';
import { textAt } from './support/answers.ts';
import { inBothLanguages, journey } from './support/journey.ts';
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

inBothLanguages('pages of products', ({ locale, prefix }) => {
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
    'list the open contracts of each root with their margin, and say that no oil contract is listed',
    async () => {
      const all = await pageOf('investing-derivatives');
      for (const { root } of exchange.derivatives.contracts)
        expect(all).toMatch(new RegExp(`${root}[FGHJKMNQUVXZ]\\d\\d`));
      expect(all).toContain(words('parts.contracts.margin'));
      expect(await pageOf('investing-single-stock-futures')).not.toMatch(/DSXGI[FGHJKMNQUVXZ]\d\d/);
      expect(await pageOf('investing-oil-futures')).toContain(words('parts.contracts.none'));
      expect(await pageOf('investing-union-coop')).toContain(words('parts.own.noneListed'));
    },
  );

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
});
