import { z } from 'zod';
import type { ZakatDetail } from '../../contract.ts';
import { amount, year } from '../../fields.ts';
import type { ZakatFigure } from '../../records.ts';
import { parseAnswer, readSomeRows, rowReader } from '../../rows.ts';
import type { Client } from '../../transport/client.ts';
import type { ServiceCalls } from '../../upstream.ts';
import { askWidget } from '../widgets.ts';
import type { FieldsOf } from '../../wire-fields.ts';

const rowSchema = z.object({ Year: year, ZakatAmount: amount } satisfies FieldsOf<ZakatDetail>);

const readFigure = rowReader(rowSchema, ({ Year, ZakatAmount }): ZakatFigure => {
  return { year: Year, amountPerThousandShares: ZakatAmount };
});

/** Call 7: one figure a year, oldest first. */
export function zakatCall(client: Client, ownSymbol: string): ServiceCalls['zakat'] {
  return ({ signal } = {}) => {
    const parameters = { Symbol: ownSymbol };
    return askWidget(client, { call: 'zakat', command: 'GetZakatCalculatorDetails', parameters, signal }, (answer) => {
      const batch = readSomeRows(parseAnswer(z.array(z.unknown()), answer), readFigure);
      return { ...batch, records: batch.records.sort((a, b) => a.year - b.year) };
    });
  };
}
