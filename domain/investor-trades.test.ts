import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  crossGroups,
  INVESTOR_TYPES,
  investorFlows,
  investorVolumes,
  NATIONALITIES,
  nationalityGroups,
  netBuyingDays,
  TRADE_KINDS,
  typeGroups,
  type InvestorTrade,
} from './investor-trades.ts';

const MILLION = 1_000_000_000;
const trade = (given: Partial<InvestorTrade>): InvestorTrade => ({
  date: '2026-11-17',
  kind: 'equity',
  nationality: 'uae',
  type: 'individual',
  buyValue: 0,
  sellValue: 0,
  buyVolume: 0,
  sellVolume: 0,
  buyTrades: null,
  sellTrades: null,
  ...given,
});
const DAY = [
  trade({ nationality: 'uae', buyValue: 520 * MILLION, sellValue: 560 * MILLION }),
  trade({ nationality: 'gcc', type: 'fund', buyValue: 90 * MILLION, sellValue: 70 * MILLION }),
  trade({ nationality: 'arab', buyValue: 110 * MILLION, sellValue: 120 * MILLION }),
  trade({ nationality: 'other', type: 'bank', buyValue: 280 * MILLION, sellValue: 250 * MILLION }),
];

it('four nationalities net to nothing', () => {
  const { groups, buying, selling } = investorFlows(DAY, nationalityGroups(4));
  expect(groups.map(({ net }) => net / MILLION)).toEqual([-40, 20, -10, 30]);
  expect([buying, selling]).toEqual([1_000 * MILLION, 1_000 * MILLION]);
});

it('foreigners are Arabs and others', () => {
  const [, , foreign] = investorFlows(DAY, nationalityGroups(3)).groups;
  expect(foreign).toEqual({ buying: 390 * MILLION, selling: 370 * MILLION, net: 20 * MILLION, share: 38_000 });
});

it('days on which a group bought more than it sold are counted', () => {
  const days = [...DAY, ...DAY.map((one) => ({ ...one, date: '2026-11-18', buyValue: one.sellValue }))];
  expect(netBuyingDays(days, nationalityGroups(3)[2]!)).toEqual({ buying: 1, days: 2 });
});

it('nobody traded: all shares are 0', () => {
  expect(investorFlows([], typeGroups(2)).groups.map(({ share }) => share)).toEqual([0, 0]);
});

const trades = fc.array(
  fc.record({
    date: fc.constantFrom('2026-11-16', '2026-11-17'),
    kind: fc.constantFrom(...TRADE_KINDS),
    nationality: fc.constantFrom(...NATIONALITIES),
    type: fc.constantFrom(...INVESTOR_TYPES),
    buyValue: fc.nat(10 ** 12),
    sellValue: fc.nat(10 ** 12),
    buyVolume: fc.nat(10 ** 9),
    sellVolume: fc.nat(10 ** 9),
  }),
  { minLength: 1, maxLength: 60 },
);

it('by nationality and by type the parts come to the whole, and their shares to 100 %', () => {
  fc.assert(
    fc.property(trades, (given) => {
      const all = given.map(trade);
      for (const groups of [nationalityGroups(3), nationalityGroups(4), typeGroups(2), typeGroups(5)]) {
        const flows = investorFlows(all, groups);
        const sum = (part: 'buying' | 'selling' | 'net' | 'share') =>
          flows.groups.reduce((whole, group) => whole + group[part], 0);
        expect(sum('buying')).toBe(flows.buying);
        expect(sum('selling')).toBe(flows.selling);
        expect(sum('net')).toBe(flows.buying - flows.selling);
        if (flows.buying + flows.selling > 0) expect(sum('share')).toBe(100_000);
      }
    }),
  );
});

it('days come to the range', () => {
  fc.assert(
    fc.property(trades, (given) => {
      const all = given.map(trade);
      const groups = nationalityGroups(4);
      const days = [...Map.groupBy(all, ({ date }) => date).values()].map((day) => investorFlows(day, groups));
      const whole = investorFlows(all, groups);
      for (const [at, group] of whole.groups.entries())
        expect(days.reduce((sum, day) => sum + day.groups[at]!.net, 0)).toBe(group.net);
    }),
  );
});

it('nationality with type has everything that was bought and sold, once', () => {
  fc.assert(
    fc.property(trades, (given) => {
      const all = given.map(trade);
      const groups = crossGroups();
      const flows = investorFlows(all, groups);
      const volumes = investorVolumes(all, groups);
      const sum = (of: readonly number[]) => of.reduce((total, one) => total + one, 0);
      expect(sum(flows.groups.map(({ buying }) => buying))).toBe(flows.buying);
      expect(sum(flows.groups.map(({ selling }) => selling))).toBe(flows.selling);
      expect(sum(volumes.map(({ buying }) => buying))).toBe(sum(all.map(({ buyVolume }) => buyVolume)));
      expect(sum(volumes.map(({ selling }) => selling))).toBe(sum(all.map(({ sellVolume }) => sellVolume)));
      for (const group of groups)
        expect(all.filter(group.includes).every(({ type }) => type === group.type)).toBe(true);
    }),
  );
});
