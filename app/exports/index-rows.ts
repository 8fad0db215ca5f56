import { toDecimalString } from '#domain/thousandths.ts';
import { textOf, type Text } from '#messages/text.tsx';
import { inOrder } from '#app/blocks/indices/constituent-order.ts';
import { constituentRows, type ConstituentRow } from '#app/blocks/indices/constituent-row.ts';
import { currentRow, type IndexRow } from '#app/blocks/indices/index-row.ts';
import type { ThenRow, WeightsThen } from '#app/blocks/indices/weights-then.tsx';
import { orderWord } from '#app/blocks/watch/watch-view.ts';
import type { Site } from '#app/context.ts';
import {
  indexAt,
  loadIndexPage,
  type IndexData,
} from '#app/pages/the-exchange/market-information/indices/index-data.ts';
import { loadIndices } from '#app/pages/the-exchange/market-information/indices/indices-data.ts';
import { isoMoment } from './moment.ts';
import { ownRows, type OwnColumn } from './own-rows.ts';
import type { MadeRows } from './rows.ts';

const exact = (value: number | null | undefined) => (value == null ? null : toDecimalString(value));

/** All indices, as their page lists them. */
export async function indexRows(site: Site): Promise<MadeRows> {
  const t = textOf(site.locale);
  const { rows, now, simulated } = await loadIndices(site);
  const shown = rows.map((row) => ({ ...row, ...currentRow(row, row.latest) }));
  const title = t('market.indices');
  return { rows: { title, ...ownRows(indexColumns(t), shown), view: {}, ignored: [] }, now, simulated };
}

type ShownIndex = IndexRow & ReturnType<typeof currentRow>;

function indexColumns(t: Text): OwnColumn<ShownIndex>[] {
  return [
    { key: 'code', heading: t('indices.rules.code'), cell: ({ code }) => code },
    { key: 'name', heading: t('files.name'), cell: ({ name }) => name },
    { key: 'level', heading: t('market.level'), cell: ({ latest }) => exact(latest?.value) },
    { key: 'change', heading: t('market.change'), cell: ({ change }) => exact(change) },
    { key: 'changePercent', heading: t('market.changePercent'), cell: ({ changePercent }) => exact(changePercent) },
    { key: 'low', heading: t('market.low'), cell: ({ day }) => exact(day?.low) },
    { key: 'high', heading: t('market.high'), cell: ({ day }) => exact(day?.high) },
    { key: 'low52', heading: t('indices.low52'), cell: ({ year }) => exact(year?.low) },
    { key: 'high52', heading: t('indices.high52'), cell: ({ year }) => exact(year?.high) },
    { key: 'volume', heading: t('market.volume'), cell: ({ turnover }) => turnover?.volume ?? null },
    { key: 'value', heading: t('market.value'), cell: ({ turnover }) => exact(turnover?.value) },
    {
      key: 'levelAt',
      heading: t('market.time'),
      cell: ({ latest, begun }) => (latest && begun ? isoMoment(latest.at) : null),
    },
  ];
}

/** The members of an index, as its page orders them; of an earlier day where the address names one. Null for an unknown path. */
export async function constituentsRows(path: string, query: URLSearchParams, site: Site): Promise<MadeRows | null> {
  const index = indexAt(site, path);
  if (!index) return null;
  const data = await loadIndexPage(site, index, query);
  const rows = data.earlier ? thenRows(data, data.earlier, site) : nowRows(data, site);
  return { rows, now: data.now, simulated: data.simulated };
}

function nowRows({ title, basket, members, order }: IndexData, { locale }: Site): MadeRows['rows'] {
  const t = textOf(locale);
  const rows = basket ? inOrder(constituentRows(basket, members).rows, order) : [];
  const view = { day: null, sort: order.sort, order: orderWord(order.descending) };
  return {
    title: t('indices.constituents.caption', { name: title }),
    ...ownRows(nowColumns(t), rows),
    view,
    ignored: order.ignored,
  };
}

function nowColumns(t: Text): OwnColumn<ConstituentRow>[] {
  return [
    ...memberColumns(t),
    { key: 'weight', heading: t('indices.weight'), cell: ({ weight }) => exact(weight) },
    { key: 'contribution', heading: t('indices.contribution'), cell: ({ contribution }) => exact(contribution) },
    { key: 'last', heading: t('market.last'), cell: ({ figures }) => exact(figures?.last) },
    { key: 'change', heading: t('market.change'), cell: ({ figures }) => exact(figures?.change) },
    { key: 'changePercent', heading: t('market.changePercent'), cell: ({ figures }) => exact(figures?.changePercent) },
    ...shareColumns(t),
  ];
}

function thenRows({ title, order }: IndexData, { day, rows }: WeightsThen, { locale }: Site): MadeRows['rows'] {
  const t = textOf(locale);
  const columns: OwnColumn<ThenRow>[] = [
    ...memberColumns(t),
    { key: 'weight', heading: t('indices.weight'), cell: ({ weight }) => exact(weight) },
    { key: 'close', heading: t('market.close'), cell: ({ close }) => exact(close) },
    { key: 'closedOn', heading: t('indices.then.closedOn'), cell: ({ closedOn }) => closedOn },
    ...shareColumns(t),
  ];
  const view = { day, sort: 'weight', order: orderWord(true) };
  return {
    title: t('indices.then.caption', { name: title, day }),
    ...ownRows(columns, rows),
    view,
    ignored: order.ignored,
  };
}

type Named = Pick<ThenRow, 'symbol' | 'name' | 'freeFloatShares' | 'capFactor'>;

function memberColumns(t: Text): OwnColumn<Named>[] {
  return [
    { key: 'symbol', heading: t('market.symbol'), cell: ({ symbol }) => symbol },
    { key: 'name', heading: t('files.name'), cell: ({ name }) => name },
  ];
}

/** As the source gives them: weights and levels rest on all their digits. */
function shareColumns(t: Text): OwnColumn<Named>[] {
  return [
    { key: 'freeFloatShares', heading: t('indices.shares'), cell: ({ freeFloatShares }) => freeFloatShares },
    { key: 'capFactor', heading: t('indices.capFactor'), cell: ({ capFactor }) => capFactor },
  ];
}
