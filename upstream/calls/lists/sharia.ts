import { z } from 'zod';
import { defineCall, type CallOptions } from '../../call.ts';
import type { Batch } from '../../batch.ts';
import type { Locale } from '#domain/locale.ts';
import type { ShariaListing, ShariaMember } from '../../contract.ts';
import type { ExchangeOf } from '../../exchange-label.ts';
import { day, requiredText, symbol, year } from '../../fields.ts';
import { bilingual, bothLanguages, joinLanguages } from '../../languages.ts';
import type { ShariaCompany, ShariaQuarter } from '../../records.ts';
import { RowFault, parseAnswer, readRows, rowReader } from '../../rows.ts';
import type { ReadRow } from '../../rows.ts';
import { askWidget } from '../widgets.ts';
import type { FieldsOf } from '../../wire-fields.ts';

const rows = z.array(z.unknown());

const quarterSchema = z.object({
  year,
  quarter: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
  date: day,
  exchanges: z.array(requiredText).min(1),
} satisfies FieldsOf<ShariaListing>);

/** Last days of the quarters. */
const QUARTER_ENDS = { 1: '03-31', 2: '06-30', 3: '09-30', 4: '12-31' } as const;

function quarterReader(exchangeOf: ExchangeOf): ReadRow<ShariaQuarter> {
  return rowReader(quarterSchema, ({ year: of, quarter, date, exchanges }) => {
    if (date !== `${of}-${QUARTER_ENDS[quarter]}`)
      throw new RowFault(`date: ${date} does not end quarter ${quarter} of ${of}`);
    const marked = exchanges.map((code) => ({ code, exchange: exchangeOf(code) }));
    return { year: of, quarter, endsOn: date, exchanges: marked };
  });
}

/** shariahlisting: the quarters with lists. */
export const shariaQuartersCall = defineCall({
  name: 'sharia-quarters',
  title: 'Sharia lists',
  host: 'widgets',
  command: 'shariahlisting',
  read:
    (client, { exchangeOf }) =>
    ({ signal }: CallOptions = {}): Promise<Batch<ShariaQuarter>> =>
      askWidget(client, { lang: 'en', signal }, (answer) =>
        readRows(parseAnswer(rows, answer), quarterReader(exchangeOf)),
      ),
});

const memberSchema = z.object({ symbol, name: requiredText, remarks: requiredText } satisfies FieldsOf<ShariaMember>);
type Member = z.output<typeof memberSchema>;

function companyOf(en: Member, ar: Member | undefined): ShariaCompany {
  return { symbol: en.symbol, name: bilingual(en.name, ar?.name), remarks: bilingual(en.remarks, ar?.remarks) };
}

/**
 * shariahlistingdetails: the companies of one quarter's list, in both languages; `exchange` is the service's own value
 * from `shariahlisting`.
 */
export const shariaCompaniesCall = defineCall({
  name: 'sharia-companies',
  title: 'Sharia list details',
  host: 'widgets',
  command: 'shariahlistingdetails',
  example: [2026, 3, 'dfm'],
  read:
    (client) =>
    async (
      of: number,
      quarter: number,
      exchange: string,
      { signal }: CallOptions = {},
    ): Promise<Batch<ShariaCompany>> => {
      const parameters = { year: of, quarter, exchange };
      const command = { parameters, signal } as const;
      const ask = (lang: Locale) =>
        askWidget(client, { ...command, lang }, (answer) =>
          readRows(
            parseAnswer(rows, answer),
            rowReader(memberSchema, (row) => row),
          ),
        );
      return joinLanguages(await bothLanguages(ask), ({ symbol }) => symbol, companyOf);
    },
});
