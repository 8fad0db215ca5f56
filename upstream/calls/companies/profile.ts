import { z } from 'zod';
import { defineCall, type CallOptions } from '../../call.ts';
import { DIRECTOR_KINDS, type BoardRecord } from '#domain/board-of-directors.ts';
import { isIsin, isLei } from '#domain/identifier.ts';
import type { CompanyProfile, FormerName, Officer } from '#domain/security.ts';
import type { CompanyProfileAnswer } from '../../contract.ts';
import {
  day,
  email,
  flag,
  html,
  identifier,
  optionalAmount,
  optionalDay,
  optionalText,
  price,
  quantity,
  requiredText,
  symbol,
  webAddress,
} from '../../fields.ts';
import type { Batch } from '../../batch.ts';
import { bilingual, bilingualOrNull, bothLanguages } from '../../languages.ts';
import { monthNumber } from '../../plain-day.ts';
import { plainTextOrNull } from '../../rich-text.ts';
import { parseLeniently } from '../../rows.ts';
import { askWidget, isNothing } from '../widgets.ts';
import type { FieldsOf } from '../../wire-fields.ts';

const people = z.array(z.object({ Name: optionalText, Title: optionalText })).nullish();

const directors = z.array(
  z.object({
    Name: requiredText,
    Title: requiredText,
    Kind: z.enum(DIRECTOR_KINDS),
    Since: day,
    Until: optionalDay,
    Committees: z.array(identifier),
    Woman: flag,
  }),
);
const committees = z.array(z.object({ Code: identifier, Name: requiredText, Task: requiredText }));

const profileSchema = z.object({
  Symbol: symbol,
  FullName: requiredText,
  ISIN: optionalText,
  LEI: optionalText.optional(),
  Sector: optionalText,
  InstrumentTypeCaption: optionalText,
  EstablishedDate: optionalDay,
  DateOfListing: optionalDay,
  Auditor: optionalText,
  Registrar: optionalText,
  FiscalYearEnd: optionalText,
  AuthorizedCapital: optionalAmount,
  IssuedShares: quantity,
  PerShareValue: price,
  MarketCap: optionalAmount,
  CompanyBrief: html,
  ContactDetails: z
    .object({
      OfficeAddress: optionalText,
      Phone: optionalText,
      Fax: optionalText,
      Website: webAddress,
      Email: email,
    })
    .nullish(),
  Board: people,
  TopManagement: people,
  Directors: directors.nullish(),
  Committees: committees.nullish(),
  FormerNames: z.array(z.object({ Name: optionalText, Until: optionalDay })).nullish(),
} satisfies FieldsOf<CompanyProfileAnswer>);
type ProfileRow = z.output<typeof profileSchema>;

/** One language's profile unchanged; no record for an unknown symbol. */
function readProfile(answer: unknown): Batch<ProfileRow> {
  if (isNothing(answer)) return { records: [], rejected: [] };
  const { value, rejected } = parseLeniently(profileSchema, answer);
  return { records: [value], rejected };
}

/** The two languages' profiles of one company as one record. Figures come from the English answer. */
function profileOf(en: ProfileRow, ar: ProfileRow | null): CompanyProfile {
  const text = (of: 'Sector' | 'InstrumentTypeCaption' | 'Auditor' | 'Registrar') => bilingualOrNull(en[of], ar?.[of]);
  return {
    symbol: en.Symbol,
    name: bilingual(en.FullName, ar?.FullName),
    isin: en.ISIN && isIsin(en.ISIN) ? en.ISIN : null,
    lei: en.LEI && isLei(en.LEI) ? en.LEI : null,
    sector: text('Sector'),
    kindCaption: text('InstrumentTypeCaption'),
    establishedOn: en.EstablishedDate,
    listedOn: en.DateOfListing,
    auditor: text('Auditor'),
    registrar: text('Registrar'),
    fiscalYearEndMonth: en.FiscalYearEnd === null ? null : monthNumber(en.FiscalYearEnd),
    authorizedCapital: en.AuthorizedCapital,
    issuedShares: en.IssuedShares,
    parValue: en.PerShareValue,
    marketCap: en.MarketCap,
    brief: bilingualOrNull(plainTextOrNull(en.CompanyBrief), plainTextOrNull(ar?.CompanyBrief ?? null)),
    contact: contactOf(en, ar),
    board: officersOf(en.Board ?? [], ar?.Board ?? []),
    seats: seatsOf(en, ar),
    management: officersOf(en.TopManagement ?? [], ar?.TopManagement ?? []),
    formerNames: formerNamesOf(en.FormerNames ?? [], ar?.FormerNames ?? []),
  };
}

/**
 * Both languages are joined by position, only when both lists have the same length; null when the source has no seats.
 */
function seatsOf(en: ProfileRow, ar: ProfileRow | null): BoardRecord | null {
  if (!en.Directors || en.Directors.length === 0) return null;
  const arabic = ar?.Directors?.length === en.Directors.length ? ar.Directors : [];
  return {
    directors: en.Directors.map((row, at) => ({
      name: bilingual(row.Name, arabic[at]?.Name),
      title: bilingual(row.Title, arabic[at]?.Title),
      kind: row.Kind,
      since: row.Since,
      until: row.Until,
      committees: row.Committees,
      isWoman: row.Woman,
    })),
    committees: (en.Committees ?? []).map(({ Code, Name, Task }) => {
      const other = ar?.Committees?.find((one) => one.Code === Code);
      return { code: Code, name: bilingual(Name, other?.Name), task: bilingual(Task, other?.Task) };
    }),
  };
}

type Names = NonNullable<ProfileRow['FormerNames']>;

/** Joined by position, like people. */
function formerNamesOf(en: Names, ar: Names): FormerName[] {
  const arabic = ar.length === en.length ? ar : [];
  return en.flatMap(({ Name, Until }, at) =>
    Name === null ? [] : [{ name: bilingual(Name, arabic[at]?.Name), until: Until }],
  );
}

function contactOf({ ContactDetails: given }: ProfileRow, ar: ProfileRow | null): CompanyProfile['contact'] {
  return {
    address: bilingualOrNull(given?.OfficeAddress ?? null, ar?.ContactDetails?.OfficeAddress),
    phone: given?.Phone ?? null,
    fax: given?.Fax ?? null,
    website: given?.Website ?? null,
    email: given?.Email ?? null,
  };
}

type People = { Name: string | null; Title: string | null }[];

/** People have no key: the languages are joined by position, only when both lists have the same length. */
function officersOf(en: People, ar: People): Officer[] {
  const arabic = ar.length === en.length ? ar : [];
  return en.flatMap(({ Name, Title }, at) => {
    if (Name === null) return [];
    const title = Title === null ? { en: '', ar: null } : bilingual(Title, arabic[at]?.Title);
    return [{ name: bilingual(Name, arabic[at]?.Name), title }];
  });
}

/** Call 12, in both languages; no record for an unknown symbol. An invalid field is left out. */
export const profileCall = defineCall({
  name: 'company-profile',
  title: 'Company profile (call 12)',
  host: 'widgets',
  command: 'companyprofile',
  example: ['JIWAN'],
  read:
    (client) =>
    async (symbol: string, { signal }: CallOptions = {}): Promise<Batch<CompanyProfile>> => {
      const { en, ar } = await bothLanguages((lang) =>
        askWidget(client, { lang, parameters: { symbol }, signal }, readProfile),
      );
      const [english] = en.records;
      const records = english ? [profileOf(english, ar.records[0] ?? null)] : [];
      return { records, rejected: [...en.rejected, ...ar.rejected] };
    },
});
