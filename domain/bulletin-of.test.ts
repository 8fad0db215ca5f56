import { describe, expect, it } from 'vitest';
import type { Bulletin } from './bulletin.ts';
import { bulletinOf, type BulletinInputs } from './bulletin-of.ts';
import { BULLETIN_KINDS, anyBulletinPeriod, periodAround } from './bulletin-period.ts';
import type { CorporateAction } from './corporate-action.ts';
import { marketInstant } from './date.ts';
import type { DailyBar } from './quote.ts';
import { sampleMarket } from './sample-bulletin.ts';
import { sampleSecurity } from './sample-security.ts';

const MARKET = sampleMarket('2025-01-01', '2026-11-17');
const of = (text: string, inputs: BulletinInputs = MARKET): Bulletin => bulletinOf(anyBulletinPeriod(text)!, inputs)!;
const sum = (numbers: readonly (number | null)[]) => numbers.reduce<number>((all, one) => all + (one ?? 0), 0);

describe('a bulletin of each kind', () => {
  it.each(BULLETIN_KINDS)('comes to what its bars come to when they are counted another way: %s', (kind) => {
    for (const day of ['2025-03-14', '2025-12-31', '2026-06-30', '2026-09-15']) {
      const period = periodAround(kind, day);
      const { sections } = bulletinOf(period, MARKET)!;
      const market = sections.market![0]!;
      const bars = MARKET.securities
        .flatMap((security) => security.bars)
        .filter(({ date }) => date >= period.from && date <= period.to);
      const days = new Set(bars.map(({ date }) => date));
      expect([market.value, market.volume, market.trades]).toEqual([
        sum(bars.map(({ value }) => value)),
        sum(bars.map(({ volume }) => volume)),
        sum(bars.map(({ trades }) => trades)),
      ]);
      expect(market.days).toBe(days.size);
      expect(market.traded).toBe(new Set(bars.map(({ symbol }) => symbol)).size);
      expect(market.rose + market.fell + market.unchanged + market.uncompared!).toBe(market.traded);
      expect(market.traded + market.untraded).toBe(market.listed);
      for (const part of ['value', 'volume', 'trades', 'marketValue'] as const) {
        expect(sum(sections.sectors!.map((line) => line[part]))).toBe(market[part]);
        expect(sum(sections.securities!.map((line) => line[part]))).toBe(market[part]);
      }
      if (kind === 'weekly' || kind === 'monthly')
        for (const part of ['value', 'volume', 'trades', 'days'] as const)
          expect(sum(sections.days!.map((line) => line[part]))).toBe(market[part]);
      for (const flows of [sections.nationality!, sections.investors!]) {
        expect(sum(flows.map(({ buying }) => buying))).toBe(market.value);
        expect(sum(flows.map(({ selling }) => selling))).toBe(market.value);
        expect([sum(flows.map(({ net }) => net)), sum(flows.map(({ share }) => share))]).toEqual([0, 100_000]);
      }
    }
  });

  it('of a month comes to its days, a year to its months and quarters', () => {
    const value = (text: string) => of(text).sections.market![0]!.value!;
    const days = of('2026-10').sections.days!.map(({ day }) => day);
    expect(sum(days.map(value))).toBe(value('2026-10'));
    expect(sum(['2025-Q1', '2025-Q2', '2025-Q3', '2025-Q4'].map(value))).toBe(value('2025'));
    expect(of('2025').sections.months!.map((line) => line.value)).toEqual(
      of('2025').sections.months!.map(({ month }) => value(month)),
    );
  });

  it('knows nothing of what comes after it', () => {
    const cut = (bars: readonly DailyBar[]) => bars.filter(({ date }) => date <= '2026-10-31');
    const before: BulletinInputs = {
      ...MARKET,
      securities: MARKET.securities.map((one) => ({ ...one, bars: cut(one.bars) })),
      days: MARKET.days.filter(({ date }) => date <= '2026-10-31'),
      indices: MARKET.indices.map((one) => ({ ...one, bars: cut(one.bars) })),
      trades: MARKET.trades.filter(({ date }) => date <= '2026-10-31'),
    };
    for (const text of ['2026-10-30', '2026-W44', '2026-10', '2026-Q3', '2025'])
      expect(JSON.stringify(of(text, before))).toBe(JSON.stringify(of(text)));
  });
});

describe('a bulletin', () => {
  const bar = (date: string, open: number, close: number, volume: number): DailyBar => ({
    symbol: 'AAA',
    date,
    open,
    high: Math.max(open, close),
    low: Math.min(open, close),
    close,
    volume,
    value: close * volume,
    trades: 1,
  });
  const bars = [
    bar('2026-10-30', 12_000, 12_000, 5),
    bar('2026-11-02', 12_000, 12_400, 10),
    bar('2026-11-03', 3_000, 3_100, 40),
  ];
  const only: BulletinInputs = {
    securities: [
      {
        security: sampleSecurity('AAA', { sector: null }),
        bars,
        events: [{ kind: 'split', exDate: '2026-11-03', ratio: { units: 4, of: 1 } }],
        issuedShares: 1_000,
      },
    ],
    days: [],
    indices: [],
    trades: [],
    deals: { since: null, deals: [] },
    actions: [],
  };

  it('takes a split for no fall: prices are in units of the last day, value and volume as they were', () => {
    const [line] = of('2026-W45', only).sections.securities!;
    expect(line).toMatchObject({
      open: 3_000,
      high: 3_100,
      low: 3_000,
      close: 3_100,
      previousClose: 3_000,
      change: 100,
      changePercent: 3_330,
      volume: 50,
      value: 248_000,
      // 80 of today's shares: 40, and 10 that became four each.
      vwap: 3_100,
      marketValue: 3_100_000,
    });
  });

  it('has an average price within the lowest and the highest across a rights issue', () => {
    const [one] = only.securities;
    const rights = {
      kind: 'rights-issue',
      exDate: '2026-11-03',
      ratio: { units: 1, of: 1 },
      issuePrice: 2_000,
    } as const;
    const bars = [bar('2026-11-02', 12_000, 12_000, 10), bar('2026-11-03', 7_000, 7_000, 10)];
    const { sections } = of('2026-W45', { ...only, securities: [{ ...one!, bars, events: [rights] }] });
    expect(sections.securities![0]).toMatchObject({ high: 7_000, low: 7_000, vwap: 7_000, value: 190_000 });
  });

  it('before a split is in units of its own day', () => {
    expect(of('2026-11-02', only).sections.securities![0]).toMatchObject({ close: 12_400, previousClose: 12_000 });
  });

  it('names the mean of both ends as the base of its turnover velocity', () => {
    // 248 thousand over the mean of 3,000 and 3,100 thousand.
    expect(of('2026-W45', only).sections.market![0]!.velocity).toBe(8_131);
  });

  it('says that trades of investors and direct deals are not known, which is not none', () => {
    const { sections } = of('2026-11-03', only);
    expect([sections.nationality, sections.investors, sections.deals]).toEqual([null, null, null]);
    const at = marketInstant('2026-11-03', '11:00');
    const deals = { since: '2026-11-03', deals: [{ id: '1', symbol: 'AAA', at, price: 3_000, quantity: 7 }] };
    const known = of('2026-11-03', { ...only, deals }).sections;
    expect(known.deals).toMatchObject([{ symbol: 'AAA', value: 21_000 }]);
    expect(known.market![0]).toMatchObject({ deals: 1, dealsValue: 21_000, value: 124_000 });
  });

  it('leaves out direct deals whose prices are no dirhams: of debt, of futures', () => {
    const at = marketInstant('2026-11-03', '11:00');
    const deal = (symbol: string, price: number) => ({ id: symbol, symbol, at, price, quantity: 7 });
    const deals = { since: '2026-11-03', deals: [deal('SUKUK', 99_500), deal('AAA', 3_000), deal('IDXZ6', 5_290_000)] };
    const { sections } = of('2026-11-03', { ...only, deals });
    expect(sections.deals!.map(({ symbol }) => symbol)).toEqual(['AAA']);
    expect(sections.market![0]).toMatchObject({ deals: 1, dealsValue: 21_000 });
  });

  it('has the change of a sector’s index beside the sector, and none where there is no such index', () => {
    const banks = { code: 'BK', name: { en: 'Banks', ar: 'البنوك' }, bars: MARKET.indices[1]!.bars, sector: 'banks' };
    const { sectors, indices } = of('2026-10', { ...MARKET, indices: [MARKET.indices[0]!, banks] }).sections;
    const changes = new Map(sectors!.map(({ sector, indexPercent }) => [sector?.en ?? '', indexPercent]));
    expect(changes.get('Banks')).toBe(indices!.find(({ code }) => code === 'BK')!.changePercent);
    expect([changes.get('Utilities'), changes.get('')]).toEqual([null, null]);
  });

  it('names what is to come in the next period of its kind', () => {
    const action = (exDate: string): CorporateAction => ({
      id: exDate,
      symbol: 'AAA',
      issuer: { en: 'Test', ar: null },
      kind: 'cash-dividend',
      marker: 'confirmed',
      fiscalYear: 2025,
      amountPerShare: 50,
      percentOfPar: 5_000,
      ratio: null,
      meetingDate: null,
      entitlementDate: null,
      exDate,
      recordDate: null,
      paymentDate: null,
    });
    const actions = ['2026-11-03', '2026-11-04', '2026-11-10', '2026-11-17'].map(action);
    const coming = (text: string) => of(text, { ...only, actions }).sections['next-actions']!.map(({ day }) => day);
    expect(coming('2026-11-03')).toEqual(['2026-11-04']);
    expect(coming('2026-W45')).toEqual(['2026-11-10']);
    expect(coming('2026-11')).toEqual([]);
  });

  it('has no sum of volumes where a day does not say its own', () => {
    const withoutVolume = {
      ...only,
      securities: [{ ...only.securities[0]!, bars: [...bars.slice(0, 2), { ...bars[2]!, volume: null }] }],
    };
    expect(of('2026-W45', withoutVolume).sections.market![0]).toMatchObject({ volume: null, value: 248_000 });
  });

  it('counts a day whose bar has no trade as none, and carries its close on', () => {
    const rested = { ...bar('2026-11-04', 3_100, 3_100, 0), trades: 0 };
    const idle = { ...only, securities: [{ ...only.securities[0]!, bars: [...bars, rested] }] };
    const other = { ...only.securities[0]!, security: sampleSecurity('BBB'), bars: [bar('2026-11-04', 5, 5, 1)] };
    const [line] = of('2026-11-04', { ...idle, securities: [...idle.securities, other] }).sections.securities!;
    expect(line).toMatchObject({ open: null, change: null, close: 3_100, days: 0, lastTraded: '2026-11-03' });
  });

  it('is none of a period in which nothing was traded', () => {
    expect(bulletinOf(anyBulletinPeriod('2026-11-10')!, only)).toBeNull();
  });
});
