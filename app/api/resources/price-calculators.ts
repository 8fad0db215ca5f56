import {
  adjustedBars,
  EVENT_KINDS,
  factorText,
  type Adjusted,
  type AppliedEvent,
  type CapitalEvent,
} from '#domain/adjusted-price.ts';
import { callPrice, marginAt, type MarginPurchase, type MarginState } from '#domain/margin-call.ts';
import type { DailyBar } from '#domain/quote.ts';
import type { Thousandths } from '#domain/thousandths.ts';
import { column, type Column } from '#app/columns/column.ts';
import type { Site } from '#app/context.ts';
import { NO_FILTERS } from '#app/exports/table.ts';
import { textOf, type Text } from '#messages/text.tsx';
import { numbersOf, refuseMissing, refuseInexact, required } from '#app/api/calculator-inputs.ts';
import { choice, type Param } from '#app/api/param.ts';
import { IN_MARKET_CURRENCY, withPriceTerms } from '#app/api/price-unit.ts';
import type { Resource, Wanted } from '#app/api/resource.ts';

/** An event, and the close before it after adjustment. */
type AdjustedRow = AppliedEvent & { adjusted: Thousandths };

function adjustedColumns(t: Text): Column<AdjustedRow>[] {
  const columns: Column<AdjustedRow>[] = [
    column('code', 'kind', t('records.action.kind'), ({ event }) => event.kind),
    column('price', 'close-before', t('api.column.closeBefore'), ({ closeBefore }) => closeBefore),
    column('price', 'adjusted', t('api.column.adjustedClose'), ({ adjusted }) => adjusted),
    column('code', 'factor', t('api.column.eventFactor'), ({ price }) => factorText(price)),
    column('code', 'status', t('api.column.eventStatus'), ({ isVoid }) => (isVoid ? 'void' : 'applied')),
  ];
  return withPriceTerms(columns, t, () => IN_MARKET_CURRENCY);
}

/** The requested event; the inputs that its kind needs are required. */
function eventOf(asked: Wanted): CapitalEvent {
  const kind = asked['kind'] as CapitalEvent['kind'];
  const { money, atLeastOne } = numbersOf(asked);
  if (kind === 'cash-dividend') return { kind, exDate: EX_DATE, amount: money('amount') ?? refuseMissing('amount') };
  const ratio = { units: atLeastOne('units') ?? refuseMissing('units'), of: atLeastOne('of') ?? refuseMissing('of') };
  if (kind !== 'rights-issue') return { kind, exDate: EX_DATE, ratio };
  return { kind, exDate: EX_DATE, ratio, issuePrice: money('issuePrice') ?? refuseMissing('issuePrice') };
}

/** Placeholder dates: the last day before the event, and its first day. */
const [DAY_BEFORE, EX_DATE] = ['2000-01-03', '2000-01-04'];

function adjustedPrice(site: Site, asked: Wanted) {
  const close = numbersOf(asked).money('close')!;
  const bar = (date: string): DailyBar => {
    return { symbol: '', date, open: close, high: close, low: close, close, volume: null, value: null, trades: null };
  };
  const { bars, events }: Adjusted = adjustedBars([bar(DAY_BEFORE), bar(EX_DATE)], [eventOf(asked)], 'total');
  const adjusted = bars[0]!.close;
  // A price that large is unrealistic, and would not be exact.
  if (!Number.isSafeInteger(adjusted)) refuseInexact('of', asked);
  const rows = events.map((event) => ({ ...event, adjusted }));
  return { columns: adjustedColumns(textOf(site.locale)), rows, ...NO_FILTERS, asOf: site.today() };
}

type MarginRow = MarginState & { callPrice: Thousandths | null };

function marginColumns(t: Text): Column<MarginRow>[] {
  const own = (name: string) => t(`api.column.${name}`);
  const columns: Column<MarginRow>[] = [
    column('amount', 'loan', own('loan'), ({ loan }) => loan),
    column('price', 'call-price', own('callPrice'), (row) => row.callPrice),
    column('percent', 'cushion', own('cushion'), ({ cushion }) => cushion),
    column('flag', 'call', own('isCall'), ({ isCall }) => isCall),
    column('amount', 'to-restore', own('toRestore'), ({ toRestore }) => toRestore),
  ];
  return withPriceTerms(columns, t, () => IN_MARKET_CURRENCY);
}

function marginCall(site: Site, asked: Wanted) {
  const { money, percent, atLeastOne } = numbersOf(asked);
  const purchase: MarginPurchase = {
    shares: atLeastOne('shares')!,
    price: money('price')!,
    initial: percent('initial')!,
    maintenance: percent('maintenance')!,
  };
  const now = money('now')!;
  if (!Number.isSafeInteger(purchase.shares * Math.max(purchase.price, now))) refuseInexact('shares', asked);
  const rows: MarginRow[] = [{ ...marginAt(purchase, now), callPrice: callPrice(purchase) }];
  return { columns: marginColumns(textOf(site.locale)), rows, ...NO_FILTERS, asOf: site.today() };
}

const named = (type: Param['type'], ...names: string[]): Param[] => names.map((name) => ({ name, type }));

/** Effect of an event on an earlier price, and of a price on a purchase on margin. */
export const PRICE_CALCULATORS: readonly Resource[] = [
  {
    name: 'adjusted-price',
    path: '/calculators/adjusted-price',
    tag: 'calculators',
    lifetime: 'day',
    params: [
      ...required([...named('money', 'close'), { ...choice('kind', EVENT_KINDS), text: 'api.param.event' }]),
      ...named('whole', 'units', 'of'),
      ...named('money', 'amount', 'issuePrice'),
    ],
    columns: adjustedColumns,
    isSingle: true,
    load: adjustedPrice,
  },
  {
    name: 'margin-call',
    path: '/calculators/margin-call',
    tag: 'calculators',
    lifetime: 'day',
    params: required([
      ...named('whole', 'shares'),
      ...named('money', 'price'),
      ...named('percent', 'initial', 'maintenance'),
      ...named('money', 'now'),
    ]),
    columns: marginColumns,
    isSingle: true,
    load: marginCall,
  },
];
