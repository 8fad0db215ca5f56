import { z } from 'zod';
import type { Bilingual } from '#domain/bilingual.ts';
import { LOCALE_CODES } from '#domain/locale.ts';
import {
  OFFERING_DOCUMENTS,
  OFFERING_KINDS,
  OFFERING_ROLES,
  SUBSCRIPTION_CHANNELS,
  type Offering,
  type Tranche,
} from '#domain/offering.ts';
import type { Batch } from '../../batch.ts';
import { defineCall, type CallOptions } from '../../call.ts';
import type { SfOffering } from '../../contract.ts';
import {
  certainCount,
  day,
  fewOf,
  identifier,
  optionalAmount,
  optionalCount,
  optionalDay,
  optionalText,
  price,
  quantity,
  requiredText,
  symbol,
  webAddress,
} from '../../fields.ts';
import { bilingual, bilingualOrNull, bothLanguages, joinLanguages } from '../../languages.ts';
import { rowReader } from '../../rows.ts';
import type { FieldsOf } from '../../wire-fields.ts';
import { itemFields } from './item.ts';
import { readEntity } from './odata.ts';
import { requireSense } from './offering-sense.ts';

const CODE = /^[A-Z0-9]{2,24}$/;
const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;
/** Most tranches, houses or documents: limits what is rendered from them. */
const FEW = 40;
/** The whole, in thousandths of a per cent. */
const WHOLE = 100_000;
/** A tranche covered a million times is rejected. */
const COVERED_MOST = 1_000_000_000;

const resultSchema = z.object({
  Subscribers: certainCount,
  Applied: certainCount,
  Covered: fewOf(COVERED_MOST),
  Minimum: certainCount,
  Ratio: fewOf(WHOLE),
});

const trancheSchema = z.object({
  Id: identifier,
  Name: requiredText,
  For: requiredText,
  Shares: certainCount,
  Opens: day,
  Closes: day,
  ClosesAt: z.string().regex(CLOCK),
  Least: optionalAmount,
  Step: optionalAmount,
  Most: optionalAmount,
  Guaranteed: quantity,
  Result: resultSchema.nullable(),
});

const offeringSchema = z.object({
  ...itemFields,
  Code: z.string().regex(CODE),
  Issuer: requiredText,
  Symbol: symbol.nullable(),
  Isin: optionalText,
  Sector: requiredText,
  Kind: z.enum(OFFERING_KINDS),
  Listing: z.enum(['new', 'none']),
  Par: price,
  Capital: quantity,
  Offered: quantity,
  Enlarged: z.object({ Shares: certainCount, On: day }).nullable(),
  NewShares: optionalCount,
  SoldShares: optionalCount,
  PriceFrom: price,
  PriceTo: price,
  PriceFinal: price,
  Days: z.object({
    Announced: optionalDay,
    Range: optionalDay,
    Priced: optionalDay,
    Allotted: optionalDay,
    Refunded: optionalDay,
    Listed: optionalDay,
  }),
  Tranches: z.array(trancheSchema).max(FEW),
  Roles: z
    .array(
      z.object({ Role: z.enum(OFFERING_ROLES), Name: requiredText, Channels: z.array(z.enum(SUBSCRIPTION_CHANNELS)) }),
    )
    .max(FEW),
  Stabilises: z.object({ From: day, To: day }).nullable(),
  LockUp: optionalText,
  Use: optionalText,
  Sharia: optionalText,
  Documents: z
    .array(z.object({ Kind: z.enum(OFFERING_DOCUMENTS), Language: z.enum(LOCALE_CODES), Url: webAddress }))
    .max(FEW),
  Withdrawn: z.object({ On: day, Why: optionalText }).nullable(),
} satisfies FieldsOf<SfOffering>);
export type OfferingRow = z.output<typeof offeringSchema>;
type TrancheRow = OfferingRow['Tranches'][number];

function offeringOf(en: OfferingRow, ar: OfferingRow | undefined): Offering {
  const { Days } = en;
  const text = (field: 'LockUp' | 'Use' | 'Sharia'): Bilingual | null => bilingualOrNull(en[field], ar?.[field]);
  return {
    code: en.Code,
    issuer: bilingual(en.Issuer, ar?.Issuer),
    symbol: en.Symbol,
    isin: en.Isin,
    sector: bilingual(en.Sector, ar?.Sector),
    kind: en.Kind,
    isNewListing: en.Listing === 'new',
    par: en.Par,
    capital: en.Capital,
    offered: en.Offered,
    enlarged: en.Enlarged && { shares: en.Enlarged.Shares, on: en.Enlarged.On },
    newShares: en.NewShares,
    soldShares: en.SoldShares,
    priceFrom: en.PriceFrom,
    priceTo: en.PriceTo,
    priceFinal: en.PriceFinal,
    days: {
      announced: Days.Announced,
      range: Days.Range,
      priced: Days.Priced,
      allotted: Days.Allotted,
      refunded: Days.Refunded,
      listed: Days.Listed,
    },
    tranches: en.Tranches.map((tranche) => trancheOf(tranche, ar)),
    roles: en.Roles.map(({ Role, Name, Channels }, place) => ({
      role: Role,
      name: bilingual(Name, ar?.Roles[place]?.Role === Role ? ar.Roles[place].Name : null),
      channels: Channels,
    })),
    stabilises: en.Stabilises && { from: en.Stabilises.From, to: en.Stabilises.To },
    lockUp: text('LockUp'),
    use: text('Use'),
    sharia: text('Sharia'),
    documents: en.Documents.flatMap(({ Kind, Language, Url }) =>
      Url === null ? [] : [{ kind: Kind, language: Language, url: Url }],
    ),
    withdrawn: en.Withdrawn && {
      on: en.Withdrawn.On,
      why: bilingualOrNull(en.Withdrawn.Why, ar?.Withdrawn?.Why),
    },
    changedAt: en.LastModified,
  };
}

function trancheOf(en: TrancheRow, arabic: OfferingRow | undefined): Tranche {
  const ar = arabic?.Tranches.find(({ Id }) => Id === en.Id);
  const { Result } = en;
  return {
    id: en.Id,
    name: bilingual(en.Name, ar?.Name),
    audience: bilingual(en.For, ar?.For),
    shares: en.Shares,
    opens: en.Opens,
    closes: en.Closes,
    closesAt: en.ClosesAt,
    least: en.Least!,
    step: en.Step!,
    most: en.Most,
    guaranteed: en.Guaranteed,
    result: Result && {
      subscribers: Result.Subscribers,
      applied: Result.Applied,
      covered: Result.Covered,
      minimum: Result.Minimum,
      ratio: Result.Ratio,
    },
  };
}

const readOffering = rowReader(offeringSchema, (row) => {
  requireSense(row);
  return row;
});

/** Offerings, in both languages (our addition). An empty list means that there is none. */
export const offeringsCall = defineCall({
  name: 'offerings',
  title: 'Offerings',
  host: 'content',
  path: '/ipos',
  read:
    (client) =>
    async ({ signal }: CallOptions = {}): Promise<Batch<Offering>> => {
      const editions = await bothLanguages((lang) =>
        readEntity(client, { query: { sf_culture: lang }, read: readOffering, signal }),
      );
      return joinLanguages(editions, ({ Code }) => Code, offeringOf);
    },
});
