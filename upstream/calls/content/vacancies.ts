import { z } from 'zod';
import type { Bilingual } from '#domain/bilingual.ts';
import { LOCALE_CODES } from '#domain/locale.ts';
import { VACANCY_KINDS, type Vacancy } from '#domain/vacancy.ts';
import type { Batch } from '../../batch.ts';
import { defineCall, type CallOptions } from '../../call.ts';
import type { SfVacancy } from '../../contract.ts';
import { day, requiredText, webAddress } from '../../fields.ts';
import { bilingual, bothLanguages, joinLanguages } from '../../languages.ts';
import { RowFault, rowReader } from '../../rows.ts';
import type { FieldsOf } from '../../wire-fields.ts';
import { readEntity } from './odata.ts';

const ADDRESS_NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const ADDRESS_NAME_MOST = 80;
const LINES_MOST = 40;

const lines = z.array(requiredText).max(LINES_MOST);

const vacancySchema = z.object({
  UrlName: requiredText,
  Title: requiredText,
  Department: requiredText,
  Place: requiredText,
  Kind: z.enum(VACANCY_KINDS),
  Published: day,
  Closes: day,
  Summary: requiredText,
  Duties: lines,
  Needs: lines,
  Languages: z.array(z.enum(LOCALE_CODES)).min(1).max(LOCALE_CODES.length),
  Apply: webAddress,
} satisfies FieldsOf<SfVacancy>);
type Row = z.output<typeof vacancySchema>;

function vacancyOf(en: Row, ar: Row | undefined): Vacancy {
  const { UrlName: id, Published: publishedOn, Closes: closesOn, Apply: apply } = en;
  if (!ADDRESS_NAME.test(id) || id.length > ADDRESS_NAME_MOST)
    throw new RowFault('its UrlName is no name of an address');
  if (closesOn < publishedOn) throw new RowFault('it closes before it is published');
  if (apply !== null && !apply.startsWith('https://')) throw new RowFault('one would apply for it without https');
  return {
    id,
    title: bilingual(en.Title, ar?.Title),
    department: bilingual(en.Department, ar?.Department),
    place: bilingual(en.Place, ar?.Place),
    kind: en.Kind,
    publishedOn,
    closesOn,
    summary: bilingual(en.Summary, ar?.Summary),
    duties: pairsOf('Duties', en, ar),
    needs: pairsOf('Needs', en, ar),
    languages: en.Languages,
    apply,
  };
}

/** Lines of both languages joined by position; with unequal numbers the pairs are unknown. */
function pairsOf(field: 'Duties' | 'Needs', en: Row, ar: Row | undefined): Bilingual[] {
  if (ar && ar[field].length !== en[field].length) throw new RowFault(`its ${field} differ in number by language`);
  return en[field].map((line, place) => bilingual(line, ar?.[field][place]));
}

/** Vacancies at the exchange, in both languages (our addition). An empty list means that none is open. */
export const vacanciesCall = defineCall({
  name: 'vacancies',
  title: 'Vacancies',
  host: 'content',
  path: '/vacancies',
  read:
    (client) =>
    async ({ signal }: CallOptions = {}): Promise<Batch<Vacancy>> => {
      const editions = await bothLanguages((lang) =>
        readEntity(client, { query: { sf_culture: lang }, read: rowReader(vacancySchema, (row) => row), signal }),
      );
      return joinLanguages(editions, ({ UrlName }) => UrlName, vacancyOf);
    },
});
