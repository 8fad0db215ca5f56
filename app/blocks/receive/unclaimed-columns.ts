import type { PlainDate } from '#domain/time.ts';
import { percentOf, type Thousandths } from '#domain/thousandths.ts';
import type { Text } from '#messages/text.tsx';
import { column, type Column } from '#app/columns/column.ts';

/** A distribution of the exchange's own share, and its unclaimed part. */
export interface UnclaimedRow {
  year: number;
  kind: 'interim' | 'final';
  perShare: Thousandths;
  paymentDate: PlainDate;
  declared: Thousandths;
  unclaimed: Thousandths;
  holders: number;
  asOf: PlainDate;
}

export function unclaimedColumns(t: Text): Column<UnclaimedRow>[] {
  const aed = { unit: t('calculator.aed') };
  return [
    column('year', 'year', t('records.dividends.year'), ({ year }: UnclaimedRow) => year),
    column('code', 'kind', t('records.kind'), ({ kind }) => kind, {
      label: ({ kind }) => t(`dividends.kind.${kind}`),
    }),
    column('price', 'per-share', t('dividends.perShare'), ({ perShare }) => perShare, aed),
    column('day', 'paid', t('records.action.payment'), ({ paymentDate }) => paymentDate),
    column('amount', 'declared', t('unclaimed.declared'), ({ declared }) => declared, aed),
    column('amount', 'unclaimed', t('unclaimed.unclaimed'), ({ unclaimed }) => unclaimed, { ...aed, zero: true }),
    column('percent', 'share-percent', t('unclaimed.share'), shareOf, { zero: true }),
    column('count', 'holders', t('unclaimed.holders'), ({ holders }) => holders, { zero: true }),
    column('day', 'as-of', t('unclaimed.asOf'), ({ asOf }) => asOf),
  ];
}

function shareOf({ unclaimed, declared }: UnclaimedRow): Thousandths | null {
  return declared > 0 ? percentOf(unclaimed, declared) : null;
}
