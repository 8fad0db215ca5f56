import { NO_FIGURE, twoDecimals } from '#domain/number.ts';
import type { Text } from '#messages/text.tsx';
import { column, type Column } from '#app/columns/column.ts';
import type { ZakatRow } from './zakat-data.ts';

/** Figures of zakat and purification, dirhams for 1,000 shares. */
export function zakatColumns(t: Text): Column<ZakatRow>[] {
  return [
    column('code', 'symbol', t('market.symbol'), ({ symbol }: ZakatRow) => symbol, { align: 'start' }),
    column('year', 'year', t('zakat.column.year'), ({ year }) => year),
    column('price', 'zakat', t('zakat.column.zakat'), ({ amountPerThousandShares }) => amountPerThousandShares, {
      text: ({ amountPerThousandShares }) => twoDecimals(amountPerThousandShares, { zero: true }),
    }),
    column(
      'price',
      'purification',
      t('zakat.column.impure'),
      ({ impurePerThousandShares }) => impurePerThousandShares,
      {
        text: ({ impurePerThousandShares }) =>
          impurePerThousandShares === null ? NO_FIGURE : twoDecimals(impurePerThousandShares, { zero: true }),
      },
    ),
    column('day', 'meeting', t('records.action.annualMeeting'), ({ meetingDate }) => meetingDate),
  ];
}
