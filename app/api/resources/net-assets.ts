import { nextTradingDay } from '#domain/calendar.ts';
import { missingDays } from '#domain/missing-days.ts';
import type { PlainDate } from '#domain/time.ts';
import type { Site } from '#app/context.ts';
import { pricesBySymbol } from '#app/data/securities/prices.ts';
import { netAssetRows } from '#app/exports/figure-rows.ts';
import { textOf } from '#messages/text.tsx';
import { withPriceTerms } from '#app/api/price-unit.ts';
import type { Wanted } from '#app/api/resource.ts';

/** Net asset value of a fund's unit, day by day. */
export async function netAssets(site: Site, symbol: string, { from, to }: Wanted) {
  const [found, termsOf] = await Promise.all([netAssetRows(site, symbol), pricesBySymbol(site)]);
  const rows = found.rows.filter(
    ({ date }) => (from === undefined || date >= from) && (to === undefined || date <= to),
  );
  return {
    ...found,
    columns: withPriceTerms(found.columns, textOf(site.locale), () => termsOf(symbol)),
    rows,
    asOf: rows[0]?.date ?? null,
    missingDays: await missingOf(site, symbol, found.rows, { from, to }),
  };
}

/** Days of the range that are not stored, for a fund that is valued every trading day; newest first. */
async function missingOf(site: Site, symbol: string, days: readonly { date: PlainDate }[], { from, to }: Wanted) {
  const [last, before] = days;
  if (!last || !before || nextTradingDay(before.date) !== last.date) return [];
  const held = { first: days.at(-1)!.date, last: last.date };
  const { listedOn = null } = (await site.store.securities.find(symbol)) ?? {};
  const begins = from ?? held.first;
  const range = { from: listedOn !== null && listedOn > begins ? listedOn : begins, to: to ?? site.today() };
  return missingDays(range, held, site.today());
}
