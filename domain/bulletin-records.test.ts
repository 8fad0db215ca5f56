import { describe, expect, it } from 'vitest';
import { sameInAll } from './bilingual.ts';
import type { Bulletin } from './bulletin.ts';
import { bulletinOf } from './bulletin-of.ts';
import { anyBulletinPeriod } from './bulletin-period.ts';
import type { BulletinRecords } from './bulletin-records.ts';
import { previousTradingDay } from './calendar.ts';
import { marketInstant } from './date.ts';
import type { OwnershipDay } from './foreign-ownership.ts';
import { sampleMarket } from './sample-bulletin.ts';
import { sampleRecords } from './sample-bulletin-records.ts';

const SAMPLE = sampleMarket('2025-11-03', '2026-11-17');
// The second security is a REIT.
const MARKET: typeof SAMPLE = {
  ...SAMPLE,
  securities: SAMPLE.securities.map((one, at) =>
    at === 1 ? { ...one, security: { ...one.security, kind: 'reit' } } : one,
  ),
};
const RECORDS = sampleRecords(MARKET);
const of = (text: string, records: BulletinRecords = RECORDS): Bulletin =>
  bulletinOf(anyBulletinPeriod(text)!, { ...MARKET, records })!;
const sum = (numbers: readonly (number | null)[]) => numbers.reduce<number>((all, one) => all + (one ?? 0), 0);
const NEW = [
  'futures',
  'debt',
  'funds',
  'foreign',
  'foreign-limits',
  'margin',
  'disclosures',
  'headlines',
  'listings',
  'suspensions',
  'reviews',
  'results',
] as const;

describe('sections of records', () => {
  it('are those of the kind of bulletin', () => {
    const shown = (text: string) => NEW.filter((name) => of(text).sections[name] !== undefined);
    expect(shown('2026-11-17')).toEqual(['futures', 'funds', 'disclosures', 'headlines']);
    const weekly = NEW.filter((name) => !['headlines', 'reviews', 'results'].includes(name));
    expect(shown('2026-W46')).toEqual(weekly);
    expect(shown('2026-10')).toEqual(weekly);
    expect(shown('2026-Q3')).toEqual(NEW.filter((name) => name !== 'headlines'));
  });

  it('are left out where the exchange does not give their records, and not known where they have not come', () => {
    for (const text of ['2026-11-17', '2026-W46', '2026-Q3'])
      for (const name of NEW) expect(of(text, {}).sections[name]).toBeUndefined();
    const none = of('2026-Q3', { futures: [], netAssets: new Map(), ownership: [], margin: [], disclosures: null });
    for (const name of ['futures', 'funds', 'foreign', 'foreign-limits', 'margin', 'disclosures', 'results'] as const)
      expect(none.sections[name]).toBeNull();
  });

  it('are the same, byte for byte, of the same records, and know nothing of later ones', () => {
    for (const text of ['2026-10-30', '2026-W44', '2026-10', '2026-Q3']) {
      const { to } = anyBulletinPeriod(text)!;
      const cut: BulletinRecords = {
        ...RECORDS,
        futures: RECORDS.futures!.filter(({ date }) => date <= to),
        netAssets: new Map([...RECORDS.netAssets!].map(([id, days]) => [id, days.filter(({ date }) => date <= to)])),
        ownership: RECORDS.ownership!.filter(({ date }) => date <= to),
        margin: RECORDS.margin!.filter(({ week }) => week <= to),
        disclosures: RECORDS.disclosures!.filter(({ publishedAt }) => publishedAt <= marketInstant(to, '23:59')),
      };
      expect(JSON.stringify(of(text, cut))).toBe(JSON.stringify(of(text)));
    }
  });
});

describe('futures', () => {
  it('come to their days, with the settlement price and open interest of the last', () => {
    const { from, to, sections } = of('2026-10');
    const days = RECORDS.futures!.filter(({ date }) => date >= from && date <= to);
    expect(sum(sections.futures!.map(({ volume }) => volume))).toBe(sum(days.map(({ volume }) => volume)));
    expect(sum(sections.futures!.map(({ value }) => value))).toBe(sum(days.map(({ value }) => value)));
    for (const line of sections.futures!) {
      const last = days.findLast(({ symbol }) => symbol === line.symbol)!;
      const before = RECORDS.futures!.findLast(({ symbol, date }) => symbol === line.symbol && date < from);
      expect(line).toMatchObject({ settlement: last.settlement, openInterest: last.openInterest });
      expect(line.change).toBe(before ? last.settlement - before.settlement : null);
    }
  });

  it('change in the units of their last day: a share that splits four for one is no fall', () => {
    const split = { kind: 'split', exDate: '2026-11-17', ratio: { units: 4, of: 1 } } as const;
    const securities = MARKET.securities.map((one, at) => (at === 0 ? { ...one, events: [split] } : one));
    const day = { ...RECORDS.futures![0]!, root: 'S00', symbol: 'S00Z26', expiresOn: '2026-12-17' };
    const futures = [
      { ...day, date: '2026-11-16', settlement: 12_000 },
      { ...day, date: '2026-11-17', settlement: 3_000 },
    ];
    const records = { ...RECORDS, futures };
    const { sections } = bulletinOf(anyBulletinPeriod('2026-11-17')!, { ...MARKET, securities, records })!;
    expect(sections.futures).toMatchObject([{ symbol: 'S00Z26', settlement: 3_000, change: 0 }]);
  });

  it('are not known of a period of which a day is not held', () => {
    const futures = RECORDS.futures!.filter(({ date }) => date !== '2026-10-14');
    expect(of('2026-10', { ...RECORDS, futures }).sections.futures).toBeNull();
    expect(of('2026-W44', { ...RECORDS, futures }).sections.futures).not.toBeNull();
  });
});

it('sukuk and bonds are counted by currency, those listed and those traded', () => {
  const bars = RECORDS.debt!.issues.flatMap((issue) =>
    issue.bars.filter(({ date, volume }) => date >= '2026-10-01' && date <= '2026-10-31' && volume !== 0),
  );
  const lines = of('2026-10').sections.debt!;
  expect(lines.map(({ kind, currency, listed }) => [kind, currency, listed])).toEqual([
    ['sukuk', 'AED', 1],
    ['sukuk', 'USD', 2],
    ['bond', 'USD', 1],
  ]);
  expect(sum(lines.map(({ value }) => value))).toBe(sum(bars.map(({ value }) => value)));
  expect(sum(lines.map(({ traded }) => traded))).toBe(new Set(bars.map(({ symbol }) => symbol)).size);
});

it('a fund has its last net assets and what was paid above them on that day', () => {
  const [line] = of('2026-11-17').sections.funds!;
  const values = RECORDS.netAssets!.get(line!.symbol)!;
  const { bars } = MARKET.securities.find(({ security }) => security.symbol === line!.symbol)!;
  const close = bars.find(({ date }) => date === values.at(-1)!.date)!.close;
  expect(line).toMatchObject({ day: values.at(-1)!.date, netAssets: values.at(-1)!.value, close });
  expect(line!.premium! / 1_000).toBeCloseTo((close / values.at(-1)!.value - 1) * 100, 2);
});

describe('foreign ownership', () => {
  const day = (date: string, symbol: string, actual: number): OwnershipDay => ({
    date,
    symbol,
    issuedShares: 1_000_000,
    foreignShares: actual * 10,
    national: { permitted: 100_000, actual: 100_000 - actual },
    gcc: { permitted: 100_000, actual: 0 },
    foreign: { permitted: 49_000, actual },
    jointLimit: null,
  });
  // The week begins on Monday 9 November and ends on Friday.
  const before = previousTradingDay('2026-11-09');
  const ownership = [
    day(before, 'S00', 40_000),
    day(before, 'S01', 20_000),
    day(before, 'S02', 49_000),
    day('2026-11-13', 'S00', 45_500),
    day('2026-11-13', 'S01', 20_000),
    day('2026-11-13', 'S02', 48_000),
  ];

  it('has the largest changes of the period first, and none that did not change', () => {
    const lines = of('2026-W46', { ownership }).sections.foreign!;
    expect(lines.map(({ symbol, change }) => [symbol, change])).toEqual([
      ['S00', 5_500],
      ['S02', -1_000],
    ]);
  });

  it('has the companies of which 90% of the limit is used, the fullest first', () => {
    const lines = of('2026-W46', { ownership }).sections['foreign-limits']!;
    expect(lines.map(({ symbol, used, left, status }) => [symbol, used, left, status])).toEqual([
      ['S02', 97_959, 10_000, 'near'],
      ['S00', 92_857, 35_000, 'near'],
    ]);
  });
});

it('the weeks of margin trading are those that end in the period, both kinds together', () => {
  const [week] = of('2026-W46').sections.margin!;
  const own = RECORDS.margin!.filter((one) => one.week === '2026-11-13');
  expect(week).toMatchObject({
    week: '2026-11-13',
    outstanding: sum(own.map(({ outstanding }) => outstanding)),
    calls: sum(own.map(({ calls }) => calls)),
  });
  expect(week!.coverage! / 1_000).toBeCloseTo((week!.collateral / week!.outstanding) * 100, 2);
  expect(of('2026-10').sections.margin!.map(({ week: last }) => last)).toHaveLength(5);
});

it('a week with only one kind of margin trading is not a line of a bulletin', () => {
  const isOut = ({ week, kind }: { week: string; kind: string }) => week === '2026-11-13' && kind === 'short-term';
  const margin = RECORDS.margin!.filter((one) => !isOut(one));
  expect(margin).toHaveLength(RECORDS.margin!.length - 1);
  expect(of('2026-W46', { ...RECORDS, margin }).sections.margin).toBeNull();
});

it('securities that began to trade in the period are listed', () => {
  expect(of('2026-10').sections.listings).toMatchObject([{ symbol: 'S04', day: '2026-10-06' }]);
  expect(of('2026-W46').sections.listings).toEqual([]);
});

it('a review has the members that joined and left, and weights that sum to 100% before and after', () => {
  const lines = of('2026-Q3').sections.reviews!;
  expect(lines.filter(({ move }) => move !== 'stayed').map(({ symbol, move }) => [symbol, move])).toEqual([
    ['S03', 'joined'],
    ['S02', 'left'],
  ]);
  expect([sum(lines.map(({ before }) => before)), sum(lines.map(({ after }) => after))]).toEqual([100_000, 100_000]);
  const { baskets } = RECORDS.baskets![0]!;
  const worth = (symbol: string, at: number) => {
    const { bars } = MARKET.securities.find(({ security }) => security.symbol === symbol)!;
    const { freeFloatShares, capFactor } = baskets[at]!.constituents.find((one) => one.symbol === symbol)!;
    return bars.findLast(({ date }) => date < '2026-07-01')!.close * freeFloatShares * capFactor;
  };
  const all = ['S00', 'S01', 'S03'].map((symbol) => worth(symbol, 1));
  const joined = lines.find(({ symbol }) => symbol === 'S03')!;
  expect(joined.after! / 1_000).toBeCloseTo((worth('S03', 1) / sum(all)) * 100, 2);
  expect(of('2026-Q2').sections.reviews).toEqual([]);
});

it('names are those of the bulletin', () => {
  const [line] = of('2026-Q3').sections.reviews!;
  expect(line!.name).toEqual(MARKET.securities.find(({ security }) => security.symbol === line!.symbol)!.security.name);
  expect(line!.index).toEqual(sameInAll('GEN'));
});
