import { marginOn, type MarginParameter } from '#domain/future-days.ts';
import { FUTURE_SERIES } from '#app/blocks/future-days/day-filters.ts';
import { futureColumns, type FutureRow } from '#app/blocks/future-days/day-columns.ts';
import { column, type Column } from '#app/columns/column.ts';
import type { Site } from '#app/context.ts';
import { findFutures, heldMargins } from '#app/data/future-days/days.ts';
import { textOf, type Text } from '#messages/text.tsx';
import { choice, DAY, FROM, TO } from '#app/api/param.ts';
import { queryOf, type Resource, type Wanted } from '#app/api/resource.ts';
import { refuseFuture } from '#app/api/site-then.ts';

/** Every column, whichever series: programs find the same names in each answer. */
function allFutureColumns(t: Text): Column<FutureRow>[] {
  const of = (series: 'contracts' | 'continuous') => futureColumns(t, { series, contract: null, kind: 'share' });
  const known = of('contracts');
  return [...known, ...of('continuous').filter(({ id }) => known.every((one) => one.id !== id))];
}

async function futureDays(site: Site, { root, ...asked }: Wanted) {
  const spec = site.exchange.derivatives.contracts.find((one) => one.root === root?.toUpperCase());
  if (!spec) return null;
  const { filters, rows } = await findFutures(site, queryOf({ ...asked, root: spec.root }));
  const { series, contract, from, to, ignored } = filters;
  return {
    columns: allFutureColumns(textOf(site.locale)),
    rows,
    asOf: rows[0]?.date ?? null,
    view: { root: spec.root, series, contract, from, to },
    ignored,
  };
}

function marginColumns(t: Text): Column<MarginParameter>[] {
  return [
    column('code', 'root', t('api.column.root'), ({ root }) => root),
    column('day', 'from', t('history.from'), ({ from }) => from),
    column('percent', 'percent', t('parts.future.margin'), ({ percent }) => percent),
    column('amount', 'contract', t('futures.baseMargin'), ({ perContract }) => perContract),
    column('amount', 'spread', t('api.column.spread'), ({ perSpread }) => perSpread),
    column('code', 'currency', t('futures.currency'), ({ currency }) => currency),
  ];
}

async function futureMargins(site: Site, { day, root }: Wanted) {
  refuseFuture(site, 'day', day);
  const margins = await heldMargins(site);
  const on = day ?? site.today();
  const all = site.exchange.derivatives.contracts;
  const specs = root === undefined ? all : all.filter((spec) => spec.root === root.toUpperCase());
  return {
    columns: marginColumns(textOf(site.locale)),
    rows: specs.flatMap(({ root }) => marginOn(margins, root, on) ?? []),
    asOf: on,
    view: { day: on, root: root === undefined ? null : (specs[0]?.root ?? null) },
    ignored: specs.length === 0 && root !== undefined ? [{ parameter: 'root', value: root }] : [],
  };
}

/** Futures day by day, and what is put down for them. */
export const FUTURE_DAYS: readonly Resource[] = [
  {
    name: 'future-margins',
    path: '/futures/margins',
    tag: 'market',
    lifetime: 'day',
    params: [DAY, { name: 'root', type: 'code' }],
    columns: marginColumns,
    load: futureMargins,
  },
  {
    name: 'future-days',
    path: '/futures/:root/days',
    tag: 'market',
    lifetime: 'day',
    params: [FROM, TO, choice('series', FUTURE_SERIES, 'contracts'), { name: 'contract', type: 'code' }],
    columns: allFutureColumns,
    load: futureDays,
  },
];
