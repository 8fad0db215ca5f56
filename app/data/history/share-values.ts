import type { OwnershipDay } from '#domain/foreign-ownership.ts';
import { times } from '#domain/thousandths.ts';
import type { PlainDate } from '#domain/time.ts';
import type { PriceRow } from '#app/blocks/history/price-columns.ts';
import type { Site } from '#app/context.ts';
import { basketDays, basketOn } from '#app/data/indices/basket.ts';
import { generalIndex } from '#app/data/indices/general.ts';
import { monthly } from './monthly.ts';
import type { FoundPrices } from './prices.ts';

type SharesOn = (symbol: string, day: PlainDate) => number | null;

/** The rows with what all shares, and those in free float, were worth at the close as traded, on whatever basis prices are. */
export async function withShareValues(
  site: Site,
  { rows, chosen }: Pick<FoundPrices, 'rows' | 'chosen'>,
): Promise<readonly PriceRow[]> {
  const dates = rows.map(({ date }) => date).sort();
  const [first, last] = [dates[0], dates.at(-1)];
  if (first === undefined || last === undefined) return rows;
  const [issuedOn, freeOn] = await Promise.all([issuedShares(site, first, last), freeFloatShares(site, first, last)]);
  const traded = new Map(
    chosen.flatMap(({ days }) => days.traded.map(({ symbol, date, close }) => [`${symbol} ${date}`, close] as const)),
  );
  return rows.map((row) => {
    const close = row.isTraded ? (traded.get(`${row.symbol} ${row.date}`) ?? row.close) : null;
    const valueOf = (shares: number | null) => (close === null || shares === null ? null : times(close, shares));
    return {
      ...row,
      marketValue: valueOf(issuedOn(row.symbol, row.date)),
      freeFloatValue: valueOf(freeOn(row.symbol, row.date)),
    };
  });
}

/** By the day's count of who owns each company; days before the first one have none. */
async function issuedShares(site: Site, first: PlainDate, last: PlainDate): Promise<SharesOn> {
  const days = await (await monthly<OwnershipDay>(site, 'foreign-ownership')).read(first, last);
  const counts = new Map(days.map((day) => [`${day.symbol} ${day.date}`, day.issuedShares]));
  return (symbol, day) => counts.get(`${symbol} ${day}`) ?? null;
}

/** By the basket of the general index that was in force. */
async function freeFloatShares(site: Site, first: PlainDate, last: PlainDate): Promise<SharesOn> {
  const { code } = generalIndex(site);
  const from = await basketDays(site, code);
  const inForce = from.filter((day, at) => day <= last && (from[at + 1] ?? last) >= first);
  const baskets = (await Promise.all(inForce.map((day) => basketOn(site, code, from, day)))).filter(
    (basket) => basket !== null,
  );
  const counts = baskets.map((basket) => ({
    from: basket.from,
    shares: new Map(basket.constituents.map(({ symbol, freeFloatShares: own }) => [symbol, Math.round(own)])),
  }));
  return (symbol, day) => counts.findLast((basket) => basket.from <= day)?.shares.get(symbol) ?? null;
}
