import type { OwnershipDay } from '#domain/foreign-ownership.ts';
import { times } from '#domain/thousandths.ts';
import type { PlainDate } from '#domain/time.ts';
import type { PriceRow } from '#app/blocks/history/price-columns.ts';
import type { Site } from '#app/context.ts';
import { basketDays, basketOn } from '#app/data/indices/basket.ts';
import { generalIndex } from '#app/data/indices/general.ts';
import { monthly } from './monthly.ts';

type SharesOn = (symbol: string, day: PlainDate) => number | null;

/**
 * The rows with the market value of all shares, and of those in free float, at the last close as traded, on any price
 * basis.
 */
export async function withShareValues(site: Site, rows: readonly PriceRow[]): Promise<readonly PriceRow[]> {
  const dates = rows.map(({ date }) => date).sort();
  const [first, last] = [dates[0], dates.at(-1)];
  if (first === undefined || last === undefined) return rows;
  const [issuedOn, freeOn] = await Promise.all([
    site.shared('shares in issue by day', issuedShares),
    site.shared('free float by day', freeFloatShares),
  ]);
  return rows.map((row) => {
    const close = row.lastClose;
    const valueOf = (shares: number | null) => (close === null || shares === null ? null : times(close, shares));
    return {
      ...row,
      marketValue: valueOf(issuedOn(row.symbol, row.date)),
      freeFloatValue: valueOf(freeOn(row.symbol, row.date)),
    };
  });
}

/** A share count from a day on. */
interface Count {
  from: PlainDate;
  shares: number;
}

/** Shares by the daily ownership count of each company; undefined before the first count and after the last. */
async function issuedShares(site: Site): Promise<SharesOn> {
  const { months, held, read } = await monthly<OwnershipDay>(site, 'foreign-ownership');
  const counts = new Map<string, Count[]>();
  // Reads one month at a time, so that requests are answered in between.
  for (const month of months)
    for (const { symbol, date, issuedShares: shares } of await read(`${month}-01`, `${month}-01`)) {
      const own = counts.get(symbol) ?? [];
      if (own.at(-1)?.shares !== shares) own.push({ from: date, shares });
      counts.set(symbol, own);
    }
  return (symbol, day) => (held && day <= held.last ? countOn(counts.get(symbol), day) : null);
}

/** Shares by the basket of the general index in force on the day. */
async function freeFloatShares(site: Site): Promise<SharesOn> {
  const { code } = generalIndex(site);
  const from = await basketDays(site, code);
  const counts = new Map<string, Count[]>();
  for (const day of from) {
    const basket = await basketOn(site, code, from, day);
    if (!basket) continue;
    // A company that left the index has none from then on.
    const inside = new Map(basket.constituents.map((each) => [each.symbol, Math.round(each.freeFloatShares)]));
    for (const symbol of new Set([...counts.keys(), ...inside.keys()]))
      counts.set(symbol, [...(counts.get(symbol) ?? []), { from: day, shares: inside.get(symbol) ?? 0 }]);
  }
  return (symbol, day) => countOn(counts.get(symbol), day) || null;
}

function countOn(counts: readonly Count[] | undefined, day: PlainDate): number | null {
  return counts?.findLast(({ from }) => from <= day)?.shares ?? null;
}
