import { adjustedBars, EVENT_KINDS, factorText, type AppliedEvent, type CapitalEvent } from '#domain/adjusted-price.ts';
import type { CorporateAction } from '#domain/corporate-action.ts';
import { column, type Column } from '#app/columns/column.ts';
import type { Site } from '#app/context.ts';
import { movingActions } from '#app/data/calendar/moving-actions.ts';
import { loadAdjusted } from '#app/data/history/adjusted.ts';
import { generalIndex } from '#app/data/indices/general.ts';
import { loadPrices, pricesBySymbol } from '#app/data/securities/prices.ts';
import { NO_FILTERS } from '#app/exports/table.ts';
import { textOf, type Text } from '#messages/text.tsx';
import { choice, FROM, TO } from '#app/api/param.ts';
import { NO_TERMS, withPriceTerms, type TermsOf } from '#app/api/price-unit.ts';
import { awaitWholeDays } from '#app/api/whole-days.ts';
import type { Resource, Wanted } from '#app/api/resource.ts';

const MOVING: ReadonlySet<string> = new Set(EVENT_KINDS);

/** An event with the factor for earlier prices of all events from it on. */
interface FactorRow extends AppliedEvent {
  id: string;
  symbol: string;
  /** Factor of capital changes alone; null for a dividend, which is not one. */
  adjusted: AppliedEvent['running'] | null;
}

function factorColumns(t: Text, termsOf: TermsOf<FactorRow> = NO_TERMS): Column<FactorRow>[] {
  const own = (name: string) => t(`api.column.${name}`);
  const ratio = ({ event }: FactorRow) => ('ratio' in event ? event.ratio : null);
  const columns: Column<FactorRow>[] = [
    column('code', 'id', 'ID', ({ id }) => id),
    column('code', 'symbol', t('market.symbol'), ({ symbol }) => symbol),
    column('day', 'ex-date', own('exDate'), ({ event }) => event.exDate),
    column('code', 'kind', t('records.action.kind'), ({ event }) => event.kind),
    column('count', 'units', own('units'), (row) => ratio(row)?.units),
    column('count', 'of', own('unitsOf'), (row) => ratio(row)?.of),
    column('price', 'price', own('subscriptionPrice'), ({ event }) =>
      'issuePrice' in event ? event.issuePrice : null,
    ),
    column('price', 'announced', own('announcedPrice'), ({ event }) => ('announced' in event ? event.announced : null)),
    column('price', 'amount', t('records.action.amount'), ({ event }) => ('amount' in event ? event.amount : null)),
    column('price', 'close-before', own('closeBefore'), ({ closeBefore }) => closeBefore),
    column('code', 'factor', own('eventFactor'), ({ price }) => factorText(price)),
    column('code', 'factor-adjusted', own('factorAdjusted'), ({ adjusted }) => adjusted && factorText(adjusted)),
    column('code', 'factor-total', own('factorTotal'), ({ running }) => factorText(running)),
    column('code', 'status', own('eventStatus'), ({ isVoid }) => (isVoid ? 'void' : 'applied')),
  ];
  return withPriceTerms(columns, t, termsOf);
}

/** Every event of a security that moves prices of earlier days, latest first; null when there is no such security. */
async function factors(site: Site, asked: Wanted) {
  const symbol = (asked['symbol'] ?? '').toUpperCase();
  const security = await site.store.securities.find(symbol);
  if (!security) return null;
  await awaitWholeDays(site, site.today());
  const [held, rows, terms] = await Promise.all([
    site.store.bars.span(symbol),
    factorsOf(site, symbol),
    loadPrices(site, security),
  ]);
  return {
    columns: factorColumns(textOf(site.locale), () => terms),
    rows: rows.filter((row) => isWanted(row, asked)),
    asOf: held?.last ?? null,
    ...NO_FILTERS,
  };
}

/** The events of every security, latest ex-date first. */
async function allFactors(site: Site, asked: Wanted) {
  await awaitWholeDays(site, site.today());
  const [held, termsOf, rows] = await Promise.all([
    site.store.bars.span(generalIndex(site).code),
    pricesBySymbol(site),
    site.shared('factors of all securities', factorsOfAll),
  ]);
  return {
    columns: factorColumns(textOf(site.locale), ({ symbol }) => termsOf(symbol)),
    rows: rows.filter((row) => isWanted(row, asked)),
    asOf: held?.last ?? null,
    ...NO_FILTERS,
  };
}

async function factorsOfAll(site: Site): Promise<FactorRow[]> {
  const known = (await movingActions(site)).filter(({ kind }) => MOVING.has(kind));
  const bySymbol = Map.groupBy(known, ({ symbol }) => symbol);
  const rows: FactorRow[] = [];
  // One after another: each reads all days of a security, and other requests are served in between.
  for (const [symbol, actions] of bySymbol) rows.push(...(await factorsOf(site, symbol, Promise.resolve(actions))));
  return rows.sort((a, b) => compare(b.event.exDate, a.event.exDate) || compare(a.symbol, b.symbol));
}

async function factorsOf(
  site: Site,
  symbol: string,
  actions?: Promise<readonly CorporateAction[]>,
): Promise<FactorRow[]> {
  const held = await site.store.bars.span(symbol);
  if (!held) return [];
  const { traded, before, events } = await loadAdjusted(site, symbol, held.first, 'total', actions);
  const ofCapital = adjustedBars(
    traded,
    events.map(({ event }) => event),
    'adjusted',
    before,
  ).events;
  const running = new Map<CapitalEvent, AppliedEvent['running']>(ofCapital.map((each) => [each.event, each.running]));
  return events.map((each, at): FactorRow => {
    const id = `${symbol}-${each.event.exDate}-${each.event.kind}`;
    const before = events.slice(0, at).filter(({ event }) => isSameDay(event, each.event)).length;
    // A second dividend of the same day has a number.
    return {
      ...each,
      id: before === 0 ? id : `${id}-${before + 1}`,
      symbol,
      adjusted: running.get(each.event) ?? null,
    };
  });
}

function isSameDay(one: AppliedEvent['event'], other: AppliedEvent['event']): boolean {
  return one.exDate === other.exDate && one.kind === other.kind;
}

function isWanted({ event: { kind, exDate } }: FactorRow, asked: Wanted): boolean {
  return (asked['kind'] ?? kind) === kind && isWithin(exDate, asked);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

function isWithin(day: string, { from, to }: Wanted): boolean {
  return (from === undefined || day >= from) && (to === undefined || day <= to);
}

/** Factors for prices of earlier days, event by event: a client that stores prices as traded can adjust them again. */
export const FACTORS: readonly Resource[] = [
  {
    name: 'security-factors',
    path: '/securities/:symbol/factors',
    tag: 'securities',
    lifetime: 'day',
    feeds: ['bars', 'dividends', 'splits', 'rights-issues'],
    params: [choice('kind', EVENT_KINDS), FROM, TO],
    columns: (t) => factorColumns(t),
    load: factors,
  },
  {
    name: 'factors',
    path: '/factors',
    tag: 'securities',
    lifetime: 'day',
    feeds: ['bars', 'dividends', 'splits', 'rights-issues'],
    params: [choice('kind', EVENT_KINDS), FROM, TO],
    columns: (t) => factorColumns(t),
    load: allFactors,
  },
];
