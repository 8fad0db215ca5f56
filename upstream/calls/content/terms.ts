import { z } from 'zod';
import { PROJECT_TYPES } from '#domain/carbon.ts';
import type { InstrumentTerms } from '#domain/instrument-terms.ts';
import type { SecurityKind } from '#domain/security.ts';
import type { SfTerms } from '../../contract.ts';
import {
  optionalAmount,
  optionalCount,
  optionalCountry,
  optionalDay,
  optionalFewOf,
  optionalText,
  price,
  quantity,
  signed,
} from '../../fields.ts';
import { bilingualOrNull } from '../../languages.ts';
import type { FieldsOf } from '../../wire-fields.ts';

const PAYMENTS_MOST = 366;
/** Most units of the underlying in a contract. */
const CONTRACT_MOST = 1_000_000;
const YEAR_LATEST = 2_199;

/** Fields of a roster row that only some kinds have. */
export const termsFields = {
  Issuer: optionalText,
  IssueDate: optionalDay,
  MaturityDate: optionalDay,
  ParValue: price,
  IssueValue: optionalAmount,
  UnitsIssued: quantity,
  RatePercentage: signed,
  PaymentsPerYear: optionalFewOf(PAYMENTS_MOST),
  FundManager: optionalText,
  Custodian: optionalText,
  Administrator: optionalText,
  InvestorsCommittee: optionalText,
  InvestmentPolicy: optionalText,
  DividendPolicy: optionalText,
  FundStructure: optionalText,
  ManagementFeePercentage: signed,
  Underlying: optionalText,
  ContractSize: optionalFewOf(CONTRACT_MOST),
  FirstTradingDay: optionalDay,
  ExpiryDate: optionalDay,
  Project: optionalText,
  Vintage: optionalFewOf(YEAR_LATEST),
  ListedCredits: optionalCount,
  AvailableCredits: optionalCount,
  RetiredCredits: optionalCount,
  Standard: optionalText,
  Registry: optionalText,
  ProjectType: z.enum(PROJECT_TYPES).nullable().default(null),
  Method: optionalText,
  Country: optionalCountry,
  Verifier: optionalText,
  SerialFrom: optionalText,
  SerialTo: optionalText,
} satisfies FieldsOf<SfTerms>;

/** The parsed fields in one language. */
export type TermsRow = { [Field in keyof typeof termsFields]: z.output<(typeof termsFields)[Field]> };

/** The terms of a security of that kind, with texts in both languages; null for shares, and when the row has none. */
export function termsIn(kind: SecurityKind, en: TermsRow, ar: TermsRow | undefined): InstrumentTerms | null {
  if (kind === 'equity') return null;
  const terms = termsOfKind(kind, en, ar);
  return Object.entries(terms).some(([name, value]) => name !== 'kind' && value !== null) ? terms : null;
}

function termsOfKind(kind: Exclude<SecurityKind, 'equity'>, en: TermsRow, ar: TermsRow | undefined): InstrumentTerms {
  const both = (field: Words) => bilingualOrNull(en[field], ar?.[field]);
  switch (kind) {
    case 'bond':
    case 'sukuk':
      return {
        kind,
        issuer: both('Issuer'),
        issuedOn: en.IssueDate,
        maturesOn: en.MaturityDate,
        parValue: en.ParValue,
        issueValue: en.IssueValue,
        units: en.UnitsIssued,
        rate: en.RatePercentage,
        paymentsAYear: en.PaymentsPerYear,
      };
    case 'fund':
    case 'etf':
    case 'reit':
      return {
        kind,
        manager: both('FundManager'),
        custodian: both('Custodian'),
        administrator: both('Administrator'),
        investorsCommittee: both('InvestorsCommittee'),
        investmentPolicy: both('InvestmentPolicy'),
        dividendPolicy: both('DividendPolicy'),
        structure: both('FundStructure'),
        managementFee: en.ManagementFeePercentage,
      };
    case 'right':
      return { kind, share: en.Underlying, tradesFrom: en.FirstTradingDay, tradesTo: en.ExpiryDate };
    case 'future':
      return { kind, underlying: en.Underlying, contractSize: en.ContractSize, expiresOn: en.ExpiryDate };
    case 'carbon':
      return {
        kind,
        project: both('Project'),
        vintage: en.Vintage,
        listed: en.ListedCredits,
        available: en.AvailableCredits,
        retired: en.RetiredCredits,
        type: en.ProjectType,
        standard: both('Standard'),
        registry: both('Registry'),
        method: en.Method,
        country: en.Country,
        verifier: both('Verifier'),
        serialFrom: en.SerialFrom,
        serialTo: en.SerialTo,
      };
  }
}

type Words =
  | 'Issuer'
  | 'FundManager'
  | 'Custodian'
  | 'Administrator'
  | 'InvestorsCommittee'
  | 'InvestmentPolicy'
  | 'DividendPolicy'
  | 'FundStructure'
  | 'Project'
  | 'Standard'
  | 'Registry'
  | 'Verifier';
