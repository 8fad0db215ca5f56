import { z } from 'zod';
import { marketDate, parseDisclosureTime } from '#domain/date.ts';
import type { Disclosure, DisclosureFile } from '#domain/disclosure.ts';
import { isLocale } from '#domain/locale.ts';
import type { Locale } from '#domain/locale.ts';
import type { PlainDate } from '#domain/time.ts';
import type { EfsahResource, EfsahRow } from '../../contract.ts';
import { feedTime, identifier, optionalText, path, requiredText, symbol } from '../../fields.ts';
import { bilingual } from '../../languages.ts';
import { plainDay } from '../../plain-day.ts';
import { RowFault, rowReader } from '../../rows.ts';
import type { ReadRow } from '../../rows.ts';
import type { FieldsOf } from '../../wire-fields.ts';

const resourceSchema = z.object({
  id: identifier,
  description: optionalText,
  c_date: feedTime,
  r_path: path,
  language: optionalText,
  type: optionalText,
} satisfies FieldsOf<EfsahResource>);

const rowSchema = z.object({
  id: identifier,
  publication_date: feedTime,
  headline: requiredText,
  issuer_symbol: symbol,
  issuer: requiredText,
  issuer_ar: optionalText,
  announcement_type: requiredText,
  report_interval: optionalText,
  integrated_period: z.coerce.number().int().min(1900).max(2199).nullish().catch(null),
  integrated_language: optionalText,
  integrated_report_type: optionalText,
  dividends_payment_date: optionalText,
  resources: z.array(resourceSchema).nullish(),
} satisfies FieldsOf<EfsahRow>);
type Row = z.output<typeof rowSchema>;

/** Reads a row of the disclosure feed, requested in `lang`. */
export function disclosureReader(lang: Locale): ReadRow<Disclosure> {
  return rowReader(rowSchema, (row) => ({
    id: row.id,
    lang,
    symbol: row.issuer_symbol,
    issuer: bilingual(
      issuerName(row.issuer, row.issuer_symbol),
      row.issuer_ar && issuerName(row.issuer_ar, row.issuer_symbol),
    ),
    headline: row.headline,
    publishedAt: row.publication_date,
    announcementType: row.announcement_type,
    reportInterval: intervalOf(row.report_interval),
    integrated: integratedOf(row),
    dividendsPaymentDate: paymentDay(row.dividends_payment_date),
    files: (row.resources ?? []).map((file) => fileOf(file, lang)),
  }));
}

/** 'EMAAR - Emaar Properties PJSC' as 'Emaar Properties PJSC'; some rows leave out the space before the dash. */
export function issuerName(text: string, symbol: string): string {
  if (!text.startsWith(symbol)) return text;
  return /^\s*-\s*(\S.*)$/.exec(text.slice(symbol.length))?.[1] ?? text;
}

function fileOf(file: z.output<typeof resourceSchema>, lang: Locale): DisclosureFile {
  const path = file.r_path;
  if (path.split('/').includes('..')) throw new RowFault(`r_path: "${path}" leaves its folder`);
  return {
    id: file.id,
    // The feed cuts long titles; when it has none, the file's own name is the title.
    title: file.description ?? path.slice(path.lastIndexOf('/') + 1),
    createdAt: file.c_date,
    path,
    language: isLocale(file.language) ? file.language : lang,
    type: file.type ?? 'news',
  };
}

const INTERVALS = ['Q1', 'Q2', 'Q3', 'Yearly', 'Preliminary financial results'] as const;

function intervalOf(word: string | null): Disclosure['reportInterval'] {
  return INTERVALS.find((interval) => interval === word) ?? null;
}

const LANGUAGES: Record<string, Locale> = { english: 'en', arabic: 'ar' };

function integratedOf(row: Row): Disclosure['integrated'] {
  if (!row.integrated_period) return null;
  const languages = listed(row.integrated_language).map((word) => LANGUAGES[word.toLowerCase()]);
  return {
    period: row.integrated_period,
    languages: languages.filter((language) => language !== undefined),
    reportTypes: listed(row.integrated_report_type),
  };
}

function listed(text: string | null): string[] {
  return (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}

/** The format was never seen: accepts a day or one of the feed's times; otherwise null. */
function paymentDay(text: string | null): PlainDate | null {
  if (text === null) return null;
  try {
    return plainDay(text) ?? marketDate(parseDisclosureTime(text));
  } catch {
    return null;
  }
}
