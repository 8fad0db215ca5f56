import { z } from 'zod';
import { defineCall, type CallOptions } from '../../call.ts';
import type { Batch } from '../../batch.ts';
import type { ZakatDetail } from '../../contract.ts';
import { amount, optionalDay, price, year } from '../../fields.ts';
import type { ZakatFigure } from '../../records.ts';
import { parseAnswer, readRows, readSomeRows, rowReader } from '../../rows.ts';
import { askWidget, isNothing } from '../widgets.ts';
import type { FieldsOf } from '../../wire-fields.ts';

const rowSchema = z.object({
  Year: year,
  ZakatAmount: amount,
  ImpureAmount: price,
  MeetingDate: optionalDay,
} satisfies FieldsOf<ZakatDetail>);

const readFigure = rowReader(rowSchema, ({ Year, ZakatAmount, ImpureAmount, MeetingDate }): ZakatFigure => {
  return {
    year: Year,
    amountPerThousandShares: ZakatAmount,
    impurePerThousandShares: ImpureAmount,
    meetingDate: MeetingDate,
  };
});

/**
 * Call 7: one figure per year, oldest first. The own share has some; an issuer that publishes none has an empty list.
 */
export const zakatCall = defineCall({
  name: 'zakat',
  title: 'Zakat figures (call 7)',
  host: 'widgets',
  command: 'GetZakatCalculatorDetails',
  read:
    (client, { ownSymbol }) =>
    ({ symbol = ownSymbol, signal }: CallOptions & { symbol?: string } = {}): Promise<Batch<ZakatFigure>> => {
      return askWidget(client, { parameters: { Symbol: symbol }, signal }, (answer) => {
        if (symbol !== ownSymbol && isNothing(answer)) return { records: [], rejected: [] };
        const rows = parseAnswer(z.array(z.unknown()), answer);
        const batch = symbol === ownSymbol ? readSomeRows(rows, readFigure) : readRows(rows, readFigure);
        return { ...batch, records: batch.records.sort((a, b) => a.year - b.year) };
      });
    },
});
