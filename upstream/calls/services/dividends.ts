import { z } from 'zod';
import { defineCall, type CallOptions } from '../../call.ts';
import type { Batch } from '../../batch.ts';
import type { EventMarker } from '#domain/corporate-action.ts';
import type { DividendConfigRow } from '../../contract.ts';
import {
  optionalAmount,
  optionalCount,
  optionalDay,
  optionalText,
  price,
  pricePerShare,
  requiredText,
  symbol,
  year,
} from '../../fields.ts';
import { bilingual } from '../../languages.ts';
import type { DividendDistribution } from '../../records.ts';
import { RowFault, parseAnswer, readRows, rowReader } from '../../rows.ts';
import type { FieldsOf } from '../../wire-fields.ts';

const rowSchema = z.object({
  Symbol: symbol,
  CompanyName: requiredText,
  CompanyNameAr: optionalText,
  FiscalYear: year,
  DividendPercentage: price,
  DividendPerShare: pricePerShare,
  TotalAmount: optionalAmount,
  EntitlementDate: optionalDay,
  ExDividendDate: optionalDay,
  RecordDate: optionalDay,
  PaymentDate: optionalDay,
  PaymentMethod: optionalText,
  AgmDate: optionalDay,
  Status: optionalText,
  Kind: z.enum(['interim', 'final']).nullish(),
  DisclosureId: optionalText,
  Holders: optionalCount,
} satisfies FieldsOf<DividendConfigRow>);

/** A company may pay twice for one year: the ex-date distinguishes the payments. */
const readDividend = rowReader(rowSchema, (row): DividendDistribution => {
  if (row.DividendPerShare === null && row.DividendPercentage === null)
    throw new RowFault('a dividend without a figure');
  const keyDay = row.ExDividendDate ?? row.EntitlementDate ?? row.PaymentDate ?? 'undated';
  return {
    id: `${row.Symbol}-${row.FiscalYear}-cash-dividend-${keyDay}`,
    symbol: row.Symbol,
    issuer: bilingual(row.CompanyName, row.CompanyNameAr),
    kind: 'cash-dividend',
    marker: markerOf(row.Status),
    fiscalYear: row.FiscalYear,
    amountPerShare: row.DividendPerShare?.rounded ?? null,
    percentOfPar: row.DividendPercentage,
    ratio: null,
    meetingDate: row.AgmDate,
    entitlementDate: row.EntitlementDate,
    exDate: row.ExDividendDate,
    recordDate: row.RecordDate,
    paymentDate: row.PaymentDate,
    totalAmount: row.TotalAmount,
    paymentMethod: row.PaymentMethod,
    perShare: row.DividendPerShare?.digits ?? null,
    distribution: row.Kind ?? null,
    disclosureId: row.DisclosureId,
    holders: row.Holders,
  };
});

/** A source without a status lists settled dividends; mapping an unknown status would be a guess. */
function markerOf(status: string | null): EventMarker {
  const marker = (status ?? 'confirmed').toLowerCase();
  if (marker === 'proposed' || marker === 'confirmed' || marker === 'withdrawn') return marker;
  throw new RowFault(`an unknown status '${status}'`);
}

/** Call 9: dividends of a year. Its host variable contains the whole address. */
export const dividendsCall = defineCall({
  name: 'dividends',
  title: 'Dividends (call 9)',
  host: 'dividends',
  command: 'getdividendsconfig',
  example: [2025],
  read:
    (client) =>
    (of: number, { signal }: CallOptions = {}): Promise<Batch<DividendDistribution>> =>
      client.json({ form: { Command: 'getdividendsconfig', year: of }, signal }, (answer) =>
        readRows(parseAnswer(z.array(z.unknown()), answer), readDividend),
      ),
});
