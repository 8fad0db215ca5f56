import { factorText, type AppliedEvent, type Factor } from '#domain/adjusted-price.ts';
import { price } from '#domain/number.ts';
import type { Thousandths } from '#domain/thousandths.ts';
import type { PlainDate } from '#domain/time.ts';
import type { Text } from '#messages/text.tsx';
import { column, type Column } from '#app/columns/column.ts';

/** How an event adjusted the prices before it. */
export interface AppliedRow {
  symbol: string;
  exDate: PlainDate;
  /** The event, in the reader's language. */
  event: string;
  closeBefore: Thousandths;
  /** With nine decimals. */
  factor: string;
  /** Factor of this event and all later ones: of capital changes alone, and including dividends. */
  adjusted: string;
  total: string;
}

/** Every event, latest first; `adjusted`: the events other than dividends. */
export function appliedRows(
  symbol: string,
  { adjusted, total }: Record<'adjusted' | 'total', readonly AppliedEvent[]>,
  t: Text,
): AppliedRow[] {
  let running: Factor = { numerator: 1n, denominator: 1n };
  return total.map((applied) => {
    running = adjusted.find(({ event }) => event === applied.event)?.running ?? running;
    return {
      symbol,
      exDate: applied.event.exDate,
      event: eventText(applied, t),
      closeBefore: applied.closeBefore,
      factor: factorText(applied.price),
      adjusted: factorText(running),
      total: factorText(applied.running),
    };
  });
}

function eventText({ event, isVoid }: AppliedEvent, t: Text): string {
  const text =
    event.kind === 'cash-dividend'
      ? t('history.applied.cash-dividend', { amount: price(event.amount) })
      : t(`history.applied.${event.kind}`, { units: String(event.ratio.units), of: String(event.ratio.of) });
  return isVoid ? t('history.applied.void', { event: text }) : text;
}

/** Columns with the computation of every adjustment. */
export function appliedColumns(t: Text): Column<AppliedRow>[] {
  return [
    column('day', 'ex-date', t('history.exDate'), ({ exDate }) => exDate),
    column('code', 'symbol', t('market.symbol'), ({ symbol }) => symbol),
    column('text', 'event', t('history.event'), ({ event }) => event),
    column('price', 'close-before', t('history.closeBefore'), ({ closeBefore }) => closeBefore, {
      unit: t('history.aed'),
    }),
    column('code', 'factor', t('history.factor'), ({ factor }) => factor, { align: 'end' }),
    column('code', 'running-adjusted', t('history.running.adjusted'), ({ adjusted }) => adjusted, { align: 'end' }),
    column('code', 'running-total', t('history.running.total'), ({ total }) => total, { align: 'end' }),
  ];
}
