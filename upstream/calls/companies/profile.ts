import { z } from 'zod';
import { isIsin } from '#domain/identifier.ts';
import type { CompanyProfile, FormerName, Officer } from '#domain/security.ts';
import type { CompanyProfileAnswer } from '../../contract.ts';
import {
  email,
  html,
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
import { parseBelieved } from '../../rows.ts';
import type { Client } from '../../transport/client.ts';
import type { CompanyCalls } from '../../upstream.ts';
import { askWidget, isNothing } from '../widgets.ts';
import type { FieldsOf } from '../../wire-fields.ts';

const people = z.array(z.object({ Name: optionalText, Title: optionalText })).nullish();

const profileSchema = z.object({
  Symbol: symbol,
  FullName: requiredText,
  ISIN: optionalText,
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
  FormerNames: z.array(z.object({ Name: optionalText, Until: optionalDay })).nullish(),
} satisfies FieldsOf<CompanyProfileAnswer>);
type ProfileRow = z.output<typeof profileSchema>;

/** One language's profile as it was given; no record where the symbol is not known. */
function readProfile(answer: unknown): Batch<ProfileRow> {
  if (isNothing(answer)) return { records: [], refused: [] };
  const { value, refused } = parseBelieved(profileSchema, answer);
  return { records: [value], refused };
}

/** The two languages' profiles of one company as one record. Figures are the English answer's. */
function profileOf(en: ProfileRow, ar: ProfileRow | null): CompanyProfile {
  const text = (of: 'Sector' | 'InstrumentTypeCaption' | 'Auditor' | 'Registrar') => bilingualOrNull(en[of], ar?.[of]);
  return {
    symbol: en.Symbol,
    name: bilingual(en.FullName, ar?.FullName),
    isin: en.ISIN && isIsin(en.ISIN) ? en.ISIN : null,
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
    management: officersOf(en.TopManagement ?? [], ar?.TopManagement ?? []),
    formerNames: formerNamesOf(en.FormerNames ?? [], ar?.FormerNames ?? []),
  };
}

type Names = NonNullable<ProfileRow['FormerNames']>;

/** Joined by place, as people are. */
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

/** People have no key: the languages are joined by place, and only where both lists are as long. */
function officersOf(en: People, ar: People): Officer[] {
  const arabic = ar.length === en.length ? ar : [];
  return en.flatMap(({ Name, Title }, at) => {
    if (Name === null) return [];
    const title = Title === null ? { en: '', ar: null } : bilingual(Title, arabic[at]?.Title);
    return [{ name: bilingual(Name, arabic[at]?.Name), title }];
  });
}

/** Call 12, in both languages. */
export function profileCall(client: Client): CompanyCalls['profile'] {
  return async (symbol, { signal } = {}) => {
    const { en, ar } = await bothLanguages((lang) =>
      askWidget(
        client,
        { call: 'company-profile', command: 'companyprofile', lang, parameters: { symbol }, signal },
        readProfile,
      ),
    );
    const [english] = en.records;
    const records = english ? [profileOf(english, ar.records[0] ?? null)] : [];
    return { records, refused: [...en.refused, ...ar.refused] };
  };
}
