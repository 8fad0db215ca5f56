import type { TradingYear } from '#domain/trading-year.ts';
import { textOf } from '#messages/text.tsx';
import { yearColumns } from '#app/blocks/company-figures/figure-columns.ts';
import type { Site } from '#app/context.ts';
import { loadYears } from '#app/data/investor-relations/key-figures.ts';
import { NO_FILTERS, type Rows } from './table.ts';

/** The exchange's own share by calendar years, newest first. */
export async function yearRows(site: Site): Promise<Rows<TradingYear>> {
  const t = textOf(site.locale);
  return { title: t('investors.years'), columns: yearColumns(t), rows: await loadYears(site), ...NO_FILTERS };
}
