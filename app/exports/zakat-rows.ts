import { textOf } from '#messages/text.tsx';
import { zakatColumns } from '#app/blocks/zakat/zakat-columns.ts';
import type { ZakatRow } from '#app/blocks/zakat/zakat-data.ts';
import type { Site } from '#app/context.ts';
import { zakatFigures } from '#app/data/investing/zakat.ts';
import { NO_FILTERS, type Rows } from './table.ts';

/** Every published figure of zakat and purification, the exchange's own first. */
export async function zakatRows(site: Site): Promise<Rows<ZakatRow>> {
  const t = textOf(site.locale);
  return {
    title: t('zakat.figures'),
    columns: zakatColumns(t),
    rows: await zakatFigures(site),
    feeds: ['zakat'],
    ...NO_FILTERS,
  };
}
