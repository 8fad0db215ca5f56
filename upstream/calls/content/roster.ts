import { z } from 'zod';
import { defineCall, type CallOptions } from '../../call.ts';
import type { Batch } from '../../batch.ts';
import { isIsin } from '#domain/identifier.ts';
import type { SfSecurity, SfTerms } from '../../contract.ts';
import type { ExchangeOf } from '../../exchange-label.ts';
import { flag, optionalText, requiredText } from '../../fields.ts';
import { onePerSymbol } from '../../one-per-symbol.ts';
import { bilingual, bothLanguages, joinLanguages } from '../../languages.ts';
import type { RosterSecurity } from '../../records.ts';
import { RowFault, rowReader } from '../../rows.ts';
import { securityKind } from '../../security-kind.ts';
import { readEntity } from './odata.ts';
import { termsFields, termsIn, type TermsRow } from './terms.ts';
import type { FieldsOf } from '../../wire-fields.ts';

const rosterSchema = z.object({
  Id: optionalText,
  SecuritySymbol: optionalText,
  Symbol: optionalText,
  FullName: optionalText,
  SecurityName: optionalText,
  SecurityType: requiredText,
  Exchange: requiredText,
  Active: flag,
  ShowOnList: flag,
  Currency: optionalText,
  ISIN: optionalText,
  ...termsFields,
} satisfies FieldsOf<SfSecurity & SfTerms>);

interface Row {
  symbol: string;
  name: string;
  security: Omit<RosterSecurity, 'symbol' | 'name' | 'terms'>;
  terms: TermsRow;
}

function rosterReader(exchangeOf: ExchangeOf) {
  return rowReader(rosterSchema, (row): Row => {
    const symbol = row.SecuritySymbol ?? row.Symbol;
    const name = row.FullName ?? row.SecurityName;
    const kind = securityKind(row.SecurityType);
    if (!symbol || !name) throw new RowFault('there is no symbol or no name');
    if (!kind) throw new RowFault(`SecurityType: "${row.SecurityType}" is not a kind that this site knows`);
    const security = {
      sourceId: row.Id,
      kind,
      exchange: exchangeOf(row.Exchange),
      active: row.Active ?? false,
      shownOnList: row.ShowOnList ?? false,
      currency: row.Currency,
      isin: row.ISIN && isIsin(row.ISIN) ? row.ISIN : null,
    };
    return { symbol, name, security, terms: row };
  });
}

/** The roster of securities, in both languages. */
export const rosterCall = defineCall({
  name: 'roster',
  title: 'Roster of securities',
  host: 'content',
  path: '/securities',
  read:
    (client, { exchangeOf }) =>
    async ({ signal }: CallOptions = {}): Promise<Batch<RosterSecurity>> => {
      const read = rosterReader(exchangeOf);
      const editions = await bothLanguages((lang) =>
        readEntity(client, {
          query: { sf_culture: lang },
          read,
          neverEmpty: true,
          signal,
        }),
      );
      const join = (en: Row, ar: Row | undefined): RosterSecurity => {
        const terms = termsIn(en.security.kind, en.terms, ar?.terms);
        return { symbol: en.symbol, name: bilingual(en.name, ar?.name), ...en.security, terms };
      };
      const batch = joinLanguages(editions, ({ symbol }) => symbol, join);
      // A symbol may have been reused after its first security was delisted.
      return { ...batch, records: onePerSymbol(batch.records, (one, other) => one.active && !other.active) };
    },
});
