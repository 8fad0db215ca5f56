import { marketDate } from '#domain/date.ts';
import type { FilingRow, GeneralMeetingRow } from '#upstream/wire/service.ts';
import type { Publication } from '../publications/publication.ts';
import type { World } from '../world.ts';
import { formatByPattern } from './date-pattern.ts';
import { filePath } from './disclosure-row.ts';
import type { Form } from './widgets.ts';

const FEED_PATTERN = 'yyyy-MM-dd HH:mm:ss';

function ofCompany(world: World, form: Form): Publication[] {
  const symbol = form.get('Company', 'symbol').toUpperCase();
  return world.publications().filter((publication) => publication.symbol === symbol && publication.source === 'issuer');
}

/** GetFreshGeneralMeetings. */
export function generalMeetings(world: World, form: Form): GeneralMeetingRow[] {
  return ofCompany(world, form)
    .filter(({ files }) => files.some(({ type }) => type === 'general_meetings'))
    .map((publication) => ({
      publication_date: formatByPattern(publication.at, FEED_PATTERN),
      headline: publication.headline[form.lang],
      resources: publication.files.map((file) => ({
        r_path: filePath(publication, file, form.lang),
        language: form.lang,
      })),
    }));
}

/** GetFreshCorporateGovernanceReports: the reports with a governance part. */
export function corporateGovernanceReports(world: World, form: Form): FilingRow[] {
  return ofCompany(world, form)
    .filter(({ integrated }) => integrated !== null)
    .map((publication) => ({ ...filing(publication, form), EnglishFileContent: linkOf(publication, form) }));
}

/** GetDisclosures. */
export function filings(world: World, form: Form): FilingRow[] {
  return ofCompany(world, form).map((publication) => ({
    ...filing(publication, form),
    FileContent: linkOf(publication, form),
  }));
}

function filing({ headline, at }: Publication, { lang }: Form): FilingRow {
  return { Title: headline[lang].trim(), Date: marketDate(at) };
}

function linkOf(publication: Publication, { lang }: Form): string {
  const path = filePath(publication, publication.files[0]!, lang).split('/').map(encodeURIComponent).join('/');
  return `<a href='/documents${path}'>${lang === 'en' ? 'View' : 'عرض'}</a>`;
}
