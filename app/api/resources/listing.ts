import { byLocale } from '#domain/each-locale.ts';
import {
  conditionsOf,
  conditionsOn,
  LISTING_ROUTES,
  unitOf,
  type ListingCondition,
  type ListingRoute,
} from '#domain/listing-condition.ts';
import type { Thousandths } from '#domain/thousandths.ts';
import { column, type Column } from '#app/columns/column.ts';
import { conditionText, sourceText } from '#app/data/article-parts/condition-words.ts';
import { allConditions } from '#app/data/article-parts/conditions.ts';
import { NO_FILTERS } from '#app/exports/table.ts';
import { textOf, type Text } from '#messages/text.tsx';
import { choice } from '#app/api/param.ts';
import type { Resource } from '#app/api/resource.ts';
import { refuseFuture } from '#app/api/site-then.ts';

/** The number of a condition in thousandths: percentages are stored so, dirhams and counts whole. */
export function exactOf(condition: ListingCondition, value: number | null | undefined): Thousandths | null {
  if (value === null || value === undefined) return null;
  return unitOf(condition) === 'percent' ? value : value * 1_000;
}

function conditionColumns(t: Text): Column<ListingCondition>[] {
  const own = (name: string) => t(`api.column.${name}`);
  return [
    column('code', 'id', 'ID', ({ id }) => id),
    // Several in one cell, separated by spaces: a condition can apply to several routes to the market.
    column('code', 'routes', own('routes'), ({ routes }) => routes.join(' ')),
    column('code', 'forms', own('forms'), ({ forms }) => forms?.join(' ')),
    column('code', 'subject', own('subject'), ({ subject }) => subject),
    column('code', 'operator', own('operator'), ({ operator }) => operator),
    column('amount', 'value', own('conditionValue'), (condition) => exactOf(condition, condition.value)),
    column('amount', 'upper', own('conditionUpper'), (condition) => exactOf(condition, condition.upper)),
    column('code', 'unit', own('unit'), (condition) => (condition.value === null ? null : unitOf(condition))),
    column('amount', 'eased-value', own('easedValue'), (condition) => exactOf(condition, condition.eased?.value)),
    column('amount', 'eased-above', own('easedAbove'), ({ eased }) => eased && eased.above * 1_000),
    // A day, or a year when its source has no day.
    column('code', 'from', own('inForceFrom'), ({ from }) => from),
    column('day', 'until', own('inForceUntil'), ({ until }) => until),
    column('code', 'mark', own('mark'), ({ mark }) => mark),
    column('code', 'source', own('source'), ({ source }) => source),
    column('code', 'rule', own('rule'), ({ rule }) => rule),
    column('name', 'source-name', own('sourceName'), (one) => byLocale((code) => sourceText(one, textOf(code)))),
    column('name', 'words', own('conditionWords'), (one) => byLocale((code) => conditionText(one, textOf(code)))),
  ];
}

/** Conditions for a listing, and where they are written. */
export const LISTING: readonly Resource[] = [
  {
    name: 'listing-conditions',
    path: '/listing/conditions',
    tag: 'listing',
    lifetime: 'long',
    params: [choice('route', LISTING_ROUTES), { name: 'asOf', text: 'api.param.inForce', type: 'day' }],
    columns: conditionColumns,
    load(site, { route, asOf }) {
      refuseFuture(site, 'asOf', asOf);
      const day = asOf ?? site.today();
      const inForce = conditionsOn(allConditions(site), day);
      return {
        columns: conditionColumns(textOf(site.locale)),
        rows: route === undefined ? inForce : conditionsOf(inForce, route as ListingRoute),
        ...NO_FILTERS,
        asOf: day,
        view: { asOf: day },
      };
    },
  },
];
