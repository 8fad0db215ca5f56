import type { NetAssetDay } from '#domain/net-assets.ts';
import { textOf } from '#messages/text.tsx';
import {
  dayColumns,
  holderColumns,
  netAssetColumns,
  ownershipColumns,
  type DayRow,
} from '#app/blocks/company-figures/figure-columns.ts';
import { holderRows as rowsOfHolders, type HolderRow } from '#app/blocks/company-figures/holders.ts';
import type { SeenOwnership } from '#app/blocks/company-figures/ownership.ts';
import { priceUnits, type PriceUnits } from '#app/blocks/instrument-terms/price-units.ts';
import { loadPrices } from '#app/data/securities/prices.ts';
import type { Site } from '#app/context.ts';
import { allDays } from '#app/data/company/days.ts';
import { loadHolders, loadOwnership } from '#app/data/company/holders.ts';
import { allNetAssets } from '#app/data/company/net-assets.ts';
import { NO_FILTERS, type RowsRequest, type Rows } from './table.ts';

/** Every day of the range, newest first. */
export async function dayRows(site: Site, symbol: string, { query }: RowsRequest): Promise<Rows<DayRow>> {
  const t = textOf(site.locale);
  const { filters, days } = await allDays(site, symbol, query);
  const { range, from, to, prices, ignored } = filters;
  return {
    title: t('records.days'),
    columns: dayColumns(t, await unitsOf(site, symbol), prices),
    rows: days,
    asOf: days[0]?.date ?? null,
    view: { range, from, to, prices },
    ignored,
  };
}

/** Net asset value of a fund's unit on every stored day, newest first. */
export async function netAssetRows(site: Site, symbol: string): Promise<Rows<NetAssetDay>> {
  const t = textOf(site.locale);
  const rows = await allNetAssets(site, symbol);
  return {
    title: t('records.nav'),
    columns: netAssetColumns(t, (await unitsOf(site, symbol)).money),
    rows,
    asOf: rows[0]?.date ?? null,
    ...NO_FILTERS,
  };
}

/** The units of a security's figures; a guard has checked that the symbol exists. */
async function unitsOf(site: Site, symbol: string): Promise<PriceUnits> {
  const security = await site.store.securities.find(symbol);
  if (!security) throw new RangeError(`The guard let the unknown symbol '${symbol}' pass.`);
  return priceUnits(await loadPrices(site, security), site.locale);
}

/** The largest holders on the requested day, with the members of a group below it. */
export async function holderRows(site: Site, symbol: string, { query }: RowsRequest): Promise<Rows<HolderRow>> {
  const t = textOf(site.locale);
  const { shown, ignored } = await loadHolders(site, symbol, query);
  const asOf = shown?.asOf ?? null;
  const rows = shown ? rowsOfHolders(shown) : [];
  return { title: t('records.holders'), columns: holderColumns(t, asOf), rows, asOf, view: { asOf }, ignored };
}

/** What groups of investors could hold, held and could buy, at each change that was recorded; newest first. */
export async function ownershipRows(site: Site, symbol: string): Promise<Rows<SeenOwnership>> {
  const t = textOf(site.locale);
  const { versions } = await loadOwnership(site, symbol);
  return {
    title: t('records.ownership'),
    columns: ownershipColumns(t),
    rows: versions,
    feeds: ['ownership'],
    ...NO_FILTERS,
  };
}
