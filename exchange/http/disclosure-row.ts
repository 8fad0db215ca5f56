import { marketDate, MONTHS } from '#domain/date.ts';
import type { Locale } from '#domain/locale.ts';
import type { Instant } from '#domain/time.ts';
import type { EfsahResource, EfsahRow } from '#upstream/wire/disclosure.ts';
import { uuidOf, wholeOf } from '../issuers/seeded.ts';
import type { Publication, PublicationFile } from '../publications/publication.ts';
import type { World } from '../world.ts';
import { formatByPattern } from './date-pattern.ts';

/**
 * From the first date an issuer's name begins with its symbol; from the second titles are cut at 50 characters, before
 * it at 20.
 */
const NAMES_WITH_SYMBOL_FROM = '2026-04-01';
const SHORT_TITLES_FROM = '2024-08-01';
const TITLE_LIMIT = 50;
const SHORT_TITLE_LIMIT = 20;
/** In 2025 some rows had day folders of two digits. */
const PADDED_YEAR = '2025';

/** A row without its resources. */
export type DisclosureRow = Omit<EfsahRow, 'resources'>;

/** The id of a publication's row in a language. */
export function rowId({ key }: Publication, lang: Locale): string {
  return uuidOf(`disclosure/${key}/${lang}`);
}

/** A row of the disclosure system, the same for every call. */
export function disclosureRow(world: World, publication: Publication, lang: Locale, pattern: string): DisclosureRow {
  const { headline, symbol, at, interval, integrated, paymentDate } = publication;
  const names = issuerNames(world, publication);
  return {
    id: rowId(publication, lang),
    publication_date: formatByPattern(at, pattern),
    headline: headline[lang],
    issuer_symbol: symbol,
    issuer: names.en,
    issuer_ar: names.ar,
    announcement_type: announcementType(world, publication),
    report_interval: interval,
    integrated_period: integrated?.period ?? null,
    integrated_language: integrated && 'English,Arabic',
    integrated_report_type: integrated && integrated.parts.join(','),
    dividends_payment_date: paymentDate,
  };
}

export function announcementType({ identity }: World, { source }: Publication): string {
  return source === 'market-news' ? identity.newsType : 'Disclosure';
}

/** Rows before April 2026 have stray spaces and no symbol. */
function issuerNames(world: World, { symbol, at }: Publication): { en: string; ar: string } {
  const name = world.publisher(symbol)?.name ?? { en: symbol, ar: symbol };
  return marketDate(at) >= NAMES_WITH_SYMBOL_FROM
    ? { en: `${symbol} - ${name.en}`, ar: `${symbol} - ${name.ar}` }
    : { en: `${name.en} `, ar: ` ${name.ar}` };
}

export function disclosureResources(publication: Publication, lang: Locale, pattern: string): EfsahResource[] {
  return publication.files.map((file) => ({
    description: shownTitle(publication, file, lang),
    c_date: formatByPattern(createdAt(publication, file), pattern),
    r_path: filePath(publication, file, lang),
    id: uuidOf(`file/${publication.key}/${file.key}/${lang}`),
    category: 'cap',
    language: lang,
    type: file.type,
  }));
}

/** A file is created a few seconds before it is published. */
export function createdAt({ key, at }: Publication, file: PublicationFile): Instant {
  return at - wholeOf(`created/${key}/${file.key}`, 3, 40) * 1_000;
}

/** '/2026/Jul/9/<row id>/<file name>', with raw spaces. */
export function filePath(publication: Publication, file: PublicationFile, lang: Locale): string {
  const day = marketDate(publication.at);
  const [year, month, date] = [day.slice(0, 4), MONTHS.en[Number(day.slice(5, 7)) - 1]!.slice(0, 3), day.slice(8)];
  const folder = year === PADDED_YEAR ? date : String(Number(date));
  return `/${year}/${month}/${folder}/${rowId(publication, lang)}/${fileTitle(publication, file, lang)}.pdf`;
}

/** 'JIWAN BOD E 13 07 2026.Pdf'. */
function fileTitle({ symbol, at }: Publication, { label }: PublicationFile, lang: Locale): string {
  const [year, month, date] = marketDate(at).split('-');
  return `${symbol} ${label} ${lang === 'en' ? 'E' : 'A'} ${date} ${month} ${year}.Pdf`;
}

function shownTitle(publication: Publication, file: PublicationFile, lang: Locale): string {
  const day = marketDate(publication.at);
  const title = fileTitle(publication, file, lang);
  if (day >= NAMES_WITH_SYMBOL_FROM) return title.slice(0, TITLE_LIMIT);
  return day >= SHORT_TITLES_FROM ? title.slice(0, SHORT_TITLE_LIMIT) : title;
}
