import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MwInvestorTrade } from '#upstream/wire/investor.ts';
import type { MwMarginWeek } from '#upstream/wire/margin-week.ts';
import type { Exchange } from '../exchange.ts';
import { startExchange } from '../fixtures/exchange.ts';

let exchange: Exchange;
beforeAll(async () => {
  exchange = await startExchange();
});
afterAll(() => exchange.close());

const at = (path: string) => fetch(`http://127.0.0.1:${exchange.port}/mw/v1${path}`);
const weeksOf = async (year: number) => (await (await at(`/margin-weeks?year=${year}`)).json()) as MwMarginWeek[];

describe('margin trading by week', () => {
  it('is one kind until May 2026 and two kinds after, week by week, none published ahead', async () => {
    const weeks = [...(await weeksOf(2025)), ...(await weeksOf(2026))];
    expect(weeks[0]!.week).toBe('2025-05-09');
    for (const { week, kind } of weeks) expect(kind === 'all').toBe(week < '2026-06-01');
    const fridays = [...new Set(weeks.map(({ week }) => week))];
    expect(fridays.length).toBeGreaterThan(75);
    expect(fridays.at(-1)).toBe('2026-11-13');
  });

  it('is covered 1.7 to 3.2 times; the largest securities are no more than the whole, and no member is late for long', async () => {
    const weeks = [...(await weeksOf(2025)), ...(await weeksOf(2026))];
    for (const week of weeks) {
      const cover = week.collateral / week.outstanding;
      expect([cover > 1.7, cover < 3.2], week.week).toEqual([true, true]);
      expect(week.securities).toHaveLength(20);
      const financed = week.securities.reduce((sum, one) => sum + one.financed, 0);
      expect(financed).toBeLessThanOrEqual(week.outstanding + 0.01);
      if (week.week < '2026-11-06') expect(week.reporting).toBe(week.members);
    }
    expect(new Set(weeks.map(({ revision }) => revision))).toEqual(new Set([1, 2]));
  });

  it('buys 22 to 34 of a hundred dirhams that are bought in the week', async () => {
    const weeks = (await weeksOf(2026)).filter(({ week }) => week >= '2026-09-04' && week <= '2026-10-30');
    for (const [friday, kinds] of Map.groupBy(weeks, ({ week }) => week)) {
      const from = new Date(Date.parse(friday) - 4 * 86_400_000).toISOString().slice(0, 10);
      const trades = (await (await at(`/investor-trades?from=${from}&to=${friday}`)).json()) as MwInvestorTrade[];
      const bought = trades.reduce((sum, { buyvalue }) => sum + buyvalue, 0);
      const part = kinds.reduce((sum, { purchases }) => sum + purchases, 0) / bought;
      expect([part > 0.22, part < 0.34], friday).toEqual([true, true]);
    }
  });

  it('needs a year', async () => {
    expect((await at('/margin-weeks')).status).toBe(400);
    expect(await weeksOf(2024)).toEqual([]);
  });
});
