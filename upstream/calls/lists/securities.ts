import { z } from 'zod';
import { defineCall, type CallOptions } from '../../call.ts';
import type { Locale } from '#domain/locale.ts';
import type { SecurityKind } from '#domain/security.ts';
import type { FreshSecurity, LiteSecuritiesLists, LiteSecurity } from '../../contract.ts';
import type { Batch } from '../../batch.ts';
import type { ExchangeOf } from '../../exchange-label.ts';
import { flag, optionalDay, optionalText, requiredText, symbol } from '../../fields.ts';
import { bilingual, bilingualOrNull, bothLanguages, joinLanguages } from '../../languages.ts';
import { onePerSymbol } from '../../one-per-symbol.ts';
import type { FreshListedSecurity, ListedSecurity } from '../../records.ts';
import { ShapeFault, parseAnswer, readRows, readSomeRows, rowReader } from '../../rows.ts';
import type { ReadRow } from '../../rows.ts';
import { isNarrower } from '../../security-kind.ts';
import { askWidget } from '../widgets.ts';
import type { FieldsOf } from '../../wire-fields.ts';

const rows = z.array(z.unknown());
const listsSchema = z.object({
  Equities: rows,
  Bonds: rows,
  Sukuks: rows,
  Funds: rows,
  ETFs: rows,
  REITs: rows,
} satisfies FieldsOf<LiteSecuritiesLists>);

const KIND_OF_LIST: Record<keyof z.output<typeof listsSchema>, SecurityKind> = {
  Equities: 'equity',
  Bonds: 'bond',
  Sukuks: 'sukuk',
  Funds: 'fund',
  ETFs: 'etf',
  REITs: 'reit',
};

/** One language's row. Its `SecurityType` is always 'Equity': the list that contains it determines the kind. */
const listedFields = {
  ID: optionalText,
  SecuritySymbol: symbol,
  FullName: requiredText,
  Exchange: requiredText,
  Sector: optionalText,
};
const listedSchema = z.object({ ...listedFields } satisfies FieldsOf<LiteSecurity>);

interface Edition {
  symbol: string;
  sourceId: string | null;
  name: string;
  sector: string | null;
  kind: SecurityKind;
  exchange: 'home' | 'sister';
}

function editionOf(row: z.output<typeof listedSchema>, kind: SecurityKind, exchangeOf: ExchangeOf): Edition {
  return {
    symbol: row.SecuritySymbol,
    sourceId: row.ID,
    name: row.FullName,
    sector: row.Sector,
    kind,
    exchange: exchangeOf(row.Exchange),
  };
}

function join(en: Edition, ar: Edition | undefined): ListedSecurity {
  return { ...en, name: bilingual(en.name, ar?.name), sector: bilingualOrNull(en.sector, ar?.sector) };
}

/** One language's six lists merged, each symbol once. */
function readSecuritiesLists(answer: unknown, exchangeOf: ExchangeOf): Batch<Edition> {
  const lists = parseAnswer(listsSchema, answer);
  const marked = Object.entries(KIND_OF_LIST).flatMap(([list, kind]) =>
    lists[list as keyof typeof lists].map((row) => ({ row, kind })),
  );
  if (marked.length === 0) throw new ShapeFault('six lists without a row, where there are always some');
  const read: ReadRow<Edition> = (entry) => {
    const { row, kind } = entry as (typeof marked)[number];
    return editionOf(listedSchema.parse(row), kind, exchangeOf);
  };
  const batch = readRows(marked, read);
  return { ...batch, records: onePerSymbol(batch.records, (one, than) => isNarrower(one.kind, than.kind)) };
}

/** LiteSecuritiesLists, in both languages. */
export const securitiesListsCall = defineCall({
  name: 'securities-lists',
  title: 'Securities lists',
  host: 'widgets',
  command: 'LiteSecuritiesLists',
  read:
    (client, { exchangeOf }) =>
    async ({ signal }: CallOptions = {}): Promise<Batch<ListedSecurity>> => {
      const ask = (lang: Locale) =>
        askWidget(client, { lang, signal }, (answer) => readSecuritiesLists(answer, exchangeOf));
      return joinLanguages(await bothLanguages(ask), ({ symbol }) => symbol, join);
    },
});

const freshSchema = z.object({
  ...listedFields,
  Active: flag,
  ListingDate: optionalDay,
  ForeignOwnershipAllowed: flag,
  IndexedSymbol: flag,
} satisfies FieldsOf<FreshSecurity>);

type FreshEdition = Edition & Pick<FreshListedSecurity, 'active' | 'listedOn' | 'foreignOwnershipAllowed' | 'indexed'>;

function freshReader(exchangeOf: ExchangeOf): ReadRow<FreshEdition> {
  return rowReader(freshSchema, (row) => ({
    ...editionOf(row, 'equity', exchangeOf),
    active: row.Active ?? false,
    listedOn: row.ListingDate,
    foreignOwnershipAllowed: row.ForeignOwnershipAllowed,
    indexed: row.IndexedSymbol,
  }));
}

/** FreshSecuritiesLists of equities, in both languages. */
export const freshEquitiesCall = defineCall({
  name: 'fresh-securities',
  title: 'Fresh securities list',
  host: 'widgets',
  command: 'FreshSecuritiesLists',
  read:
    (client, { exchangeOf }) =>
    async ({ signal }: CallOptions = {}): Promise<Batch<FreshListedSecurity>> => {
      const parameters = { securitytype: 'equities' };
      const command = { parameters, signal } as const;
      const ask = (lang: Locale) =>
        askWidget(client, { ...command, lang }, (answer) =>
          readSomeRows(parseAnswer(rows, answer), freshReader(exchangeOf)),
        );
      const joinFresh = (en: FreshEdition, ar: FreshEdition | undefined): FreshListedSecurity => ({
        ...en,
        ...join(en, ar),
      });
      return joinLanguages(await bothLanguages(ask), ({ symbol }) => symbol, joinFresh);
    },
});
