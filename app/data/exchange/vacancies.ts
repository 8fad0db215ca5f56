import { pick, slugOf, textsOf, type Bilingual } from '#domain/bilingual.ts';
import { formatDate } from '#domain/date.ts';
import { LOCALES } from '#domain/locale.ts';
import { integer } from '#domain/number.ts';
import { holdsWords } from '#domain/search-words.ts';
import { daysToApply, openVacancies, vacancyStateOn, type Vacancy } from '#domain/vacancy.ts';
import { textOf } from '#messages/text.tsx';
import { isFiltered, parseVacancies, type VacancyFilters } from '#app/blocks/careers/vacancy-filters.ts';
import type { VacanciesData, VacancyOnDay } from '#app/blocks/careers/vacancies-data.ts';
import { followLabels } from '#app/blocks/exports/export-labels.ts';
import { pageWithin } from '#app/blocks/filtered-list/search-params.ts';
import type { Site } from '#app/context.ts';
import { readDay } from '#app/data/status/read-day.ts';
import { isUnread } from '#app/data/status/stale-data.ts';
import type { Option } from '#app/ui/field.tsx';

const SIZE = 20;

/** Every vacancy that the exchange lists, including closed ones. */
export async function readVacancies({ store }: Pick<Site, 'store'>): Promise<readonly Vacancy[]> {
  return (await store.documents.find<readonly Vacancy[]>('vacancies', 'all'))?.value ?? [];
}

/** The vacancy that an address names, among all stored vacancies. */
export interface FoundVacancy {
  all: readonly Vacancy[];
  /** The vacancy as the address names it; '' when it names none. */
  asked: string;
  /** Null when the address names none, or an unknown one. */
  vacancy: Vacancy | null;
}

/** The vacancy of `?vacancy=`. A closed one is returned too: its form says so. */
export async function findVacancy(site: Site, query: URLSearchParams): Promise<FoundVacancy> {
  const asked = (query.get('vacancy') ?? '').trim();
  const all = await readVacancies(site);
  const today = site.today();
  const found = all.find(({ id, publishedOn }) => id === asked.toLowerCase() && publishedOn <= today);
  return { all, asked, vacancy: found ?? null };
}

export interface FoundVacancies {
  open: readonly Vacancy[];
  found: readonly VacancyOnDay[];
  filters: VacancyFilters;
}

/** The rows of the page and of its files: open vacancies, earliest closing day first. */
export async function findVacancies(site: Site, query: URLSearchParams): Promise<FoundVacancies> {
  const today = site.today();
  const open = openVacancies(await readVacancies(site), today);
  const filters = parseVacancies(query, {
    departments: namesOf(open, 'department').map(slugOf),
    places: namesOf(open, 'place').map(slugOf),
  });
  const found = open
    .filter((vacancy) => isIncluded(vacancy, filters))
    .sort(orderOf(filters, site))
    .map((vacancy) => ({
      vacancy,
      state: vacancyStateOn(vacancy, today),
      daysLeft: daysToApply(vacancy, today),
    }));
  return { open, found, filters };
}

/** Data of the list of vacancies, with the one that the address names opened. */
export async function loadVacancies(
  site: Site,
  query: URLSearchParams,
  { asked, vacancy }: Pick<FoundVacancy, 'asked' | 'vacancy'>,
): Promise<VacanciesData> {
  const t = textOf(site.locale);
  const all = await findVacancies(site, query);
  const { open, found, filters } = all;
  const { page, pages, ignored } = pageWithin(filters, found.length, SIZE);
  const unknown = asked !== '' && vacancy === null ? [{ parameter: 'vacancy', value: asked }] : [];
  return {
    unread: open.length === 0 && isUnread(site, 'vacancies'),
    filters: { ...filters, page },
    departments: choices(t('careers.department.any'), namesOf(open, 'department'), site),
    places: choices(t('careers.place.any'), namesOf(open, 'place'), site),
    rows: found.slice((page - 1) * SIZE, page * SIZE),
    open: open.length,
    total: found.length,
    pages,
    size: SIZE,
    files: followLabels(site, 'discover-careers'),
    count: countText(all, site),
    chosen: vacancy?.id ?? null,
    system: site.exchange.careers.system,
    ignored: [...ignored, ...unknown],
    days: site.exchange.careers.days,
  };
}

function namesOf(open: readonly Vacancy[], field: 'department' | 'place'): Bilingual[] {
  return [...new Map(open.map((vacancy) => [slugOf(vacancy[field]), vacancy[field]])).values()];
}

function choices(any: string, names: readonly Bilingual[], { locale }: Site): Option[] {
  const collator = new Intl.Collator(LOCALES[locale].iso);
  const named = names.map((name) => ({ value: slugOf(name), label: pick(name, locale) }));
  return [{ value: '', label: any }, ...named.sort((a, b) => collator.compare(a.label, b.label))];
}

function isIncluded(vacancy: Vacancy, { words, kind, department, place }: VacancyFilters): boolean {
  const { id, title, summary, duties, needs } = vacancy;
  const texts = [title, vacancy.department, vacancy.place, summary, ...duties, ...needs].flatMap(textsOf);
  return (
    (kind === null || vacancy.kind === kind) &&
    (department === null || slugOf(vacancy.department) === department) &&
    (place === null || slugOf(vacancy.place) === place) &&
    holdsWords([id, ...texts].join(' '), words)
  );
}

/** Earliest closing day first, or newest first; equal ones by title. */
function orderOf({ sort }: VacancyFilters, { locale }: Site): (a: Vacancy, b: Vacancy) => number {
  const collator = new Intl.Collator(LOCALES[locale].iso);
  const byTitle = (a: Vacancy, b: Vacancy) => collator.compare(pick(a.title, locale), pick(b.title, locale));
  return (a, b) => {
    const [first, second] = sort === 'closes' ? [a.closesOn, b.closesOn] : [b.publishedOn, a.publishedOn];
    return first === second ? byTitle(a, b) : first < second ? -1 : 1;
  };
}

function countText({ open, found, filters }: FoundVacancies, site: Site): string {
  const t = textOf(site.locale);
  const read = readDay(site, 'vacancies');
  const of = isFiltered(filters) ? ` ${t('market.listed.of', { total: integer(open.length) })}` : '';
  const updated = read === null ? '' : ` ${t('members.updated', { date: formatDate(read, site.locale) })}`;
  return `${t('careers.count', { count: found.length })}${of}${updated}`;
}
