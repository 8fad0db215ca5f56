import { pick, type Bilingual } from '#domain/bilingual.ts';
import { hrefIn } from '#domain/locale-switch.ts';
import { marketInstant } from '#domain/date.ts';
import type { Vacancy, VacancyKind } from '#domain/vacancy.ts';
import { isoMoment } from '#app/columns/file-formats.ts';
import { organization, type Reading } from './things.ts';

const EMPLOYMENT: Readonly<Record<VacancyKind, string>> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  internship: 'INTERN',
  graduate: 'FULL_TIME',
};

/** https://schema.org/JobPosting, valid until the end of its closing day. */
export function jobPosting(
  reading: Reading,
  vacancy: Vacancy,
  { path, isDirect }: { path: string; isDirect: boolean },
) {
  const { origin, locale } = reading;
  const { id, title, department, place, kind, publishedOn, closesOn, summary, duties, needs } = vacancy;
  const words = (text: Bilingual) => pick(text, locale);
  const { name, address } = organization(reading);
  return {
    '@type': 'JobPosting',
    title: words(title),
    description: htmlOf(words(summary), [...duties, ...needs].map(words)),
    responsibilities: duties.map(words).join('\n') || undefined,
    qualifications: needs.map(words).join('\n') || undefined,
    identifier: { '@type': 'PropertyValue', name, value: id },
    datePosted: publishedOn,
    validThrough: isoMoment(marketInstant(closesOn, '23:59')),
    employmentType: EMPLOYMENT[kind],
    occupationalCategory: words(department),
    directApply: isDirect,
    hiringOrganization: { '@id': `${origin}/#organization`, '@type': 'Organization', name },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        streetAddress: address,
        addressLocality: words(place),
        addressCountry: 'AE',
      },
    },
    url: `${origin}${hrefIn(locale, path)}?vacancy=${id}`,
  };
}

/** Search engines read its description as HTML. */
function htmlOf(summary: string, lines: readonly string[]): string {
  const items = lines.map((line) => `<li>${escaped(line)}</li>`).join('');
  return `<p>${escaped(summary)}</p>${items && `<ul>${items}</ul>`}`;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
