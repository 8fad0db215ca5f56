import { expect, it } from 'vitest';
import { bulletinOf, type BulletinInputs } from './bulletin-of.ts';
import { anyBulletinPeriod } from './bulletin-period.ts';
import { revisedBulletin } from './bulletin-changes.ts';
import { sampleMarket } from './sample-bulletin.ts';

const MARKET = sampleMarket('2026-01-01', '2026-11-17');
const of = (inputs: BulletinInputs) => bulletinOf(anyBulletinPeriod('2026-11-17')!, inputs)!;
const STORED = of(MARKET);

/** With three more trades in one bar of the day. */
const corrected = (): BulletinInputs => ({
  ...MARKET,
  securities: MARKET.securities.map((one, at) => ({
    ...one,
    bars: one.bars.map((bar) => (at === 0 && bar.date === '2026-11-17' ? { ...bar, trades: bar.trades! + 3 } : bar)),
  })),
});

it('the same figures make no revision, in whatever order the store keeps their names', () => {
  const turned = JSON.parse(
    JSON.stringify(STORED, (_, value: unknown) => {
      if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
      return Object.fromEntries(Object.entries(value).reverse());
    }),
  ) as typeof STORED;
  expect(revisedBulletin(turned, of(MARKET))).toBeNull();
});

it('a corrected bar makes the next revision, which names each figure that changed', () => {
  const revised = revisedBulletin(STORED, of(corrected()))!;
  const { symbol, trades } = STORED.sections.securities![0]!;
  expect(revised.revision).toBe(2);
  expect(revised.changes).toContainEqual({
    section: 'securities',
    of: symbol,
    field: 'trades',
    before: trades,
    after: trades! + 3,
  });
  expect(new Set(revised.changes.map(({ field }) => field))).toEqual(new Set(['trades']));
  expect(revisedBulletin(revised, of(corrected()))).toBeNull();
});

it('a section that comes later is added, and one whose input has gone stays', () => {
  const without = of({ ...MARKET, trades: [] });
  expect(revisedBulletin(without, STORED)!.changes.map(({ section }) => section)).toEqual(['nationality', 'investors']);
  expect(revisedBulletin(STORED, without)).toBeNull();
});

it('direct deals that are no longer known stay as they were, those of the market line too', () => {
  const unread = { deals: { ...MARKET.deals, unread: ['2026-11-17'] } };
  expect(STORED.sections.market![0]).toMatchObject({ deals: 0, dealsValue: 0 });
  expect(revisedBulletin(STORED, of({ ...MARKET, ...unread }))).toBeNull();
  const { sections, changes } = revisedBulletin(STORED, of({ ...corrected(), ...unread }))!;
  expect([sections.deals, sections.market![0]!.deals]).toEqual([[], 0]);
  expect(new Set(changes.map(({ field }) => field))).toEqual(new Set(['trades']));
});

it('what bulletins did not have when one was made is no correction of it', () => {
  const { months: _, ...sections } = STORED.sections;
  const indices = sections.indices!.map(({ totalPercent: _none, ...line }) => line);
  const older = { ...STORED, sections: { ...sections, indices } };
  expect(revisedBulletin(older, STORED)).toBeNull();
  expect(revisedBulletin(older, of(corrected()))!.changes.map(({ field }) => field)).toEqual(
    revisedBulletin(STORED, of(corrected()))!
      .changes.filter(({ section }) => section !== 'months')
      .map(({ field }) => field),
  );
});

it('of many changes the first hundred are named and the others counted', () => {
  const other = of(sampleMarket('2026-01-01', '2026-11-17', 11));
  const revised = revisedBulletin(STORED, other)!;
  expect(revised.changes).toHaveLength(100);
  expect(revised.moreChanges).toBeGreaterThan(0);
});
