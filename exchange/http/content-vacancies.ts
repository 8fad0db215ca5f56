import { marketInstant } from '#domain/date.ts';
import type { Locale } from '#domain/locale.ts';
import type { Vacancy } from '#domain/vacancy.ts';
import type { SfVacancy } from '#upstream/wire/vacancy.ts';
import { contentIdOf } from '../issuers/seeded.ts';
import { vacanciesBy } from '../publications/vacancies.ts';
import type { World } from '../world.ts';
import { item } from './content-item.ts';

/** Ours: vacancies at the exchange as of today. */
export function vacancyItems(world: World, lang: Locale): SfVacancy[] {
  return vacanciesBy(world.today()).map((vacancy) => vacancyItem(vacancy, lang));
}

function vacancyItem(vacancy: Vacancy, lang: Locale): SfVacancy {
  const { id, title, department, place, kind, publishedOn, closesOn, summary, duties, needs, languages } = vacancy;
  return {
    ...item({ id: contentIdOf(`vacancy/${id}`), slug: id, published: marketInstant(publishedOn, '09:00') }),
    Title: title[lang] ?? '',
    Department: department[lang] ?? '',
    Place: place[lang] ?? '',
    Kind: kind,
    Published: publishedOn,
    Closes: closesOn,
    Summary: summary[lang] ?? '',
    Duties: duties.map((duty) => duty[lang] ?? ''),
    Needs: needs.map((need) => need[lang] ?? ''),
    Languages: [...languages],
    Apply: vacancy.apply,
  };
}
