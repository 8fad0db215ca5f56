import { toDecimalString } from '#domain/thousandths.ts';
import { textOf } from '#messages/text.tsx';
import type { ShownDeal } from '#app/blocks/deals/deal-sums.ts';
import type { Site } from '#app/context.ts';
import { loadDeals } from '#app/pages/the-exchange/market-information/direct-deals/deals-data.ts';
import { isoMoment } from './moment.ts';
import { ownRows, type OwnColumn } from './own-rows.ts';
import type { MadeRows } from './rows.ts';

/** The direct deals of a day, one by one, as their page lists them. */
export async function dealRows(query: URLSearchParams, site: Site): Promise<MadeRows> {
  const t = textOf(site.locale);
  const { deals, day, now, simulated } = await loadDeals(site, query);
  const columns: OwnColumn<ShownDeal>[] = [
    { key: 'id', heading: t('deals.id'), cell: ({ id }) => id },
    { key: 'at', heading: t('market.time'), cell: ({ at }) => isoMoment(at) },
    { key: 'symbol', heading: t('market.symbol'), cell: ({ symbol }) => symbol },
    { key: 'name', heading: t('files.name'), cell: ({ name }) => name },
    { key: 'price', heading: t('deals.price'), cell: ({ price }) => toDecimalString(price) },
    { key: 'volume', heading: t('market.volume'), cell: ({ quantity }) => quantity },
    { key: 'value', heading: t('market.value'), cell: ({ value }) => toDecimalString(value) },
  ];
  const title = t('deals.title');
  return { rows: { title, ...ownRows(columns, deals), view: { day }, ignored: [] }, now, simulated };
}
