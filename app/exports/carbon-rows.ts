import { pick } from '#domain/bilingual.ts';
import type { CarbonRetirement } from '#domain/carbon.ts';
import { marketInstant } from '#domain/date.ts';
import { hrefIn } from '#domain/locale-switch.ts';
import { integer } from '#domain/number.ts';
import { textOf } from '#messages/text.tsx';
import type { CreditRow } from '#app/blocks/carbon/carbon-data.ts';
import { creditColumns } from '#app/blocks/carbon/credit-columns.ts';
import { retirementColumns } from '#app/blocks/carbon/retirement-columns.ts';
import type { Site } from '#app/context.ts';
import { findCredits } from '#app/data/carbon/carbon-page.ts';
import { loadCredits } from '#app/data/carbon/credits.ts';
import { findRetirements } from '#app/data/carbon/retirements.ts';
import { pathOf } from '#app/page-path.ts';
import type { FeedItem, Rows, RowsRequest } from './table.ts';

/** The register of retired credits; in the feed, each retirement is an item. */
export async function retirementRows(site: Site, { query }: RowsRequest): Promise<Rows<CarbonRetirement>> {
  const t = textOf(site.locale);
  const { rows } = await loadCredits(site);
  const { found, filters } = await findRetirements(
    site,
    query,
    rows.map(({ symbol }) => symbol),
  );
  const { credit, words, from, to, sort, ascending, ignored } = filters;
  return {
    title: t('carbon.register'),
    columns: retirementColumns(t),
    rows: found,
    feeds: ['carbon-retirements'],
    item: (row) => retirementItem(row, site),
    view: { credit, q: words, from, to, sort, order: ascending ? 'ascending' : 'descending' },
    ignored,
  };
}

function retirementItem(
  { id, symbol, tonnes, on, owner, purpose }: CarbonRetirement,
  { origin, locale }: Site,
): FeedItem {
  const t = textOf(locale);
  return {
    id: `carbon-retirement-${id}`,
    title: t('carbon.item', { symbol, tonnes: integer(tonnes) }),
    url: `${origin}${hrefIn(locale, pathOf('investing-carbon-credits-symbol', { symbol }))}`,
    publishedAt: marketInstant(on, '00:00'),
    summary: `${owner ? pick(owner, locale) : t('carbon.notTold')}. ${t(`carbon.purpose.${purpose}`)}`,
  };
}

/** The listed credits with their current figures. */
export async function creditRows(site: Site, { query }: RowsRequest): Promise<Rows<CreditRow>> {
  const t = textOf(site.locale);
  const { rows, filters } = await findCredits(site, query);
  const { words, sort, descending, ignored } = filters;
  return {
    title: t('carbon.watch.title'),
    columns: creditColumns(t),
    rows,
    view: { q: words, sort, order: descending ? 'descending' : 'ascending' },
    ignored,
  };
}
