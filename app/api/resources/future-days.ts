import type { ContractSpec } from '#domain/contract-spec.ts';
import { lackedBy, marginOn, type MarginParameter } from '#domain/future-days.ts';
import { missingDays } from '#domain/missing-days.ts';
import { contractUnit } from '#domain/price-terms.ts';
import { FUTURE_SERIES } from '#app/blocks/future-days/day-filters.ts';
import { futureColumns, type FutureRow } from '#app/blocks/future-days/day-columns.ts';
import { column, type Column } from '#app/columns/column.ts';
import type { Site } from '#app/context.ts';
import { findFutures, heldMargins } from '#app/data/future-days/days.ts';
import { textOf, type Text } from '#messages/text.tsx';
import { refuseUnknown, ROOT } from '#app/api/known-values.ts';
import { choice, DAY, FROM, TO } from '#app/api/param.ts';
import { withPriceTerms } from '#app/api/price-unit.ts';
import { refuseTogether } from '#app/api/refused.ts';
import { queryOf, type Resource, type Wanted } from '#app/api/resource.ts';
import { refuseFuture } from '#app/api/site-then.ts';

/** Every column, whichever series: clients find the same names in each answer. */
function allFutureColumns(t: Text, spec?: ContractSpec): Column<FutureRow>[] {
  const of = (series: 'contracts' | 'continuous') => futureColumns(t, { series, contract: null, kind: 'share' });
  const known = of('contracts');
  const all = [...known, ...of('continuous').filter(({ id }) => known.every((one) => one.id !== id))];
  return withPriceTerms(all, t, () => (spec ? contractUnit(spec) : null));
}

async function futureDays(site: Site, { root, ...asked }: Wanted) {
  const spec = site.exchange.derivatives.contracts.find((one) => one.root === root?.toUpperCase());
  if (!spec) return null;
  const { filters, rows, held, contracts, days } = await findFutures(site, queryOf({ ...asked, root: spec.root }));
  refuseContract(
    asked,
    contracts.map(({ symbol }) => symbol),
  );
  const { series, contract, from, to, ignored } = filters;
  const isLacked = lackedBy(contract === null ? days : days.filter(({ symbol }) => symbol === contract));
  return {
    columns: allFutureColumns(textOf(site.locale), spec),
    rows,
    asOf: rows[0]?.date ?? null,
    view: { series, contract, from, to },
    ignored,
    missingDays: missingDays({ from, to }, held, site.today(), (day) => !isLacked(day)),
  };
}

/**
 * A series joins several contracts, so a contract is requested without one. A refusal names the latest known contracts.
 */
function refuseContract({ contract, series = 'contracts' }: Wanted, known: readonly string[]): void {
  if (contract === undefined) return;
  if (series !== 'contracts') refuseTogether('contract', `series=${series}`);
  if (!known.some((one) => one.toLowerCase() === contract.toLowerCase())) refuseUnknown('contract', contract, known);
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
  const specs = root === undefined ? all : all.filter((spec) => spec.root === root);
  return {
    columns: marginColumns(textOf(site.locale)),
    rows: specs.flatMap(({ root }) => marginOn(margins, root, on) ?? []),
    asOf: on,
    view: { day: on },
    ignored: [],
  };
}

/** Futures day by day, and their margins. */
export const FUTURE_DAYS: readonly Resource[] = [
  {
    name: 'future-margins',
    path: '/futures/margins',
    tag: 'market',
    lifetime: 'day',
    feeds: ['margin-parameters'],
    params: [DAY, ROOT],
    columns: marginColumns,
    load: futureMargins,
  },
  {
    name: 'future-days',
    path: '/futures/:root/days',
    tag: 'market',
    lifetime: 'day',
    feeds: ['future-days'],
    params: [FROM, TO, choice('series', FUTURE_SERIES, 'contracts'), { name: 'contract', type: 'words' }],
    isSeries: true,
    columns: (t) => allFutureColumns(t),
    load: futureDays,
  },
];
