import { FOREIGN_STATUSES } from '#domain/foreign-ownership.ts';
import { MARGIN_KINDS } from '#domain/margin-week.ts';
import { missingDays, missingWeeks, rangeOf } from '#domain/missing-days.ts';
import type { PlainDate } from '#domain/time.ts';
import { ownershipColumns } from '#app/blocks/foreign-ownership/ownership-columns.ts';
import { textOf } from '#messages/text.tsx';
import { allHoldingColumns } from '#app/blocks/holdings/holding-columns.ts';
import { HOLDING_CUTS, SECURITY_CUTS } from '#app/blocks/holdings/holding-filters.ts';
import { marginColumns } from '#app/blocks/margin-weeks/margin-columns.ts';
import type { Site } from '#app/context.ts';
import { heldOwnership } from '#app/data/ownership/foreign.ts';
import { heldMonths } from '#app/data/ownership/holdings.ts';
import { storedWeeks } from '#app/data/ownership/margin.ts';
import { holdingRows } from '#app/exports/holding-rows.ts';
import { marginRows } from '#app/exports/margin-rows.ts';
import { ownershipDayRows } from '#app/exports/ownership-day-rows.ts';
import { monthAmong, SECTOR, SYMBOL } from '#app/api/known-values.ts';
import { choice, DAY, FROM, TO } from '#app/api/param.ts';
import { Refused, refuseTogether } from '#app/api/refused.ts';
import { queryOf, type Resource, type Wanted } from '#app/api/resource.ts';

/** The range of a series, as its loader parsed it. */
type Range = Record<'from' | 'to', PlainDate>;

/**
 * Refuses a mix of parameters: filters among all companies of a day do not apply to one company's days, nor the
 * reverse.
 */
function refuseMixed({ symbol, ...asked }: Wanted): void {
  const named = (names: readonly string[]) => names.find((name) => asked[name] !== undefined);
  const ofDay = named(['day', 'sector', 'status']);
  const ofCompany = named(['from', 'to']);
  if (symbol !== undefined && ofDay !== undefined) refuseTogether('symbol', ofDay);
  if (symbol === undefined && ofCompany !== undefined)
    throw new Refused({ name: 'not-alone', values: { name: ofCompany, other: 'symbol' }, known: ['symbol'] });
}

async function foreignOwnership(site: Site, asked: Wanted) {
  refuseMixed(asked);
  const [found, held, securities] = await Promise.all([
    ownershipDayRows(site, { query: queryOf(asked), params: {} }),
    heldOwnership(site),
    site.store.securities.list({ exchange: 'home' }),
  ]);
  if (asked['symbol'] === undefined) return found;
  // Newest first.
  const own = found.rows.map(({ day }) => day.date);
  const days = new Set(own);
  const security = securities.find(({ symbol }) => symbol === asked['symbol']?.toUpperCase());
  // Days before a company was listed, and after it left, are not missing.
  const listedOn = security?.listedOn ?? '';
  const lastDay = security?.active ? held?.last : own[0];
  const isOutside = (day: PlainDate) => day < listedOn || day > (lastDay ?? '');
  const isHeld = (day: PlainDate) => days.has(day) || isOutside(day);
  return { ...found, missingDays: missingDays(rangeOf(found.view as Range), held, site.today(), isHeld) };
}

async function marginWeeks(site: Site, asked: Wanted) {
  const kind = MARGIN_KINDS.find((one) => one === asked['kind']) ?? null;
  const [found, weeks] = await Promise.all([
    marginRows(site, { query: queryOf(asked), params: {} }),
    storedWeeks(site, kind),
  ]);
  return { ...found, missingDays: missingWeeks(found.view as Range, weeks, site.today()) };
}

/** Ownership of the market, and margin trading. */
export const OWNERSHIP: readonly Resource[] = [
  {
    name: 'foreign-ownership',
    path: '/foreign-ownership',
    tag: 'market',
    lifetime: 'day',
    feeds: ['ownership-days'],
    params: [DAY, SECTOR, choice('status', FOREIGN_STATUSES), SYMBOL, FROM, TO],
    isSeries: true,
    columns: (t) => ownershipColumns(t, 'market'),
    load: foreignOwnership,
  },
  {
    name: 'holdings',
    path: '/market/holdings',
    tag: 'market',
    lifetime: 'day',
    feeds: ['holdings'],
    params: [
      monthAmong('month', heldMonths),
      choice('by', HOLDING_CUTS, 'nationality'),
      SYMBOL,
      monthAmong('compare', heldMonths),
    ],
    columns: allHoldingColumns,
    async load(site, asked) {
      const { symbol, by } = asked;
      if (symbol !== undefined && by !== undefined && !SECURITY_CUTS.some((cut) => cut === by))
        refuseTogether('symbol', `by=${by}`);
      const [last] = await heldMonths(site);
      const query = queryOf({ month: last, ...asked });
      return { ...(await holdingRows(site, { query, params: {} })), columns: allHoldingColumns(textOf(site.locale)) };
    },
  },
  {
    name: 'margin-weeks',
    path: '/market/margin-weeks',
    tag: 'market',
    lifetime: 'day',
    feeds: ['margin-weeks'],
    params: [FROM, TO, choice('kind', MARGIN_KINDS)],
    isSeries: true,
    columns: marginColumns,
    load: marginWeeks,
  },
];
