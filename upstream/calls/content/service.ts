import { z } from 'zod';
import type { SfService } from '../../contract.ts';
import { html, identifier, optionalText, requiredText } from '../../fields.ts';
import { bilingual, bilingualOrNull, bothLanguages, joinLanguages } from '../../languages.ts';
import type { CatalogService } from '../../records.ts';
import { plainText, plainTextOrNull } from '../../rich-text.ts';
import { rowReader } from '../../rows.ts';
import type { Client } from '../../transport/client.ts';
import type { ContentCalls } from '../../upstream.ts';
import { readEntity } from './odata.ts';
import type { FieldsOf } from '../../wire-fields.ts';

const serviceSchema = z.object({
  Id: identifier,
  Title: requiredText,
  ServiceId: optionalText,
  Details: html,
  Fees: html,
  Procedures: html,
  RequiredDocuments: html,
  HowToApply: html,
  Faqs: z.array(z.object({ Question: requiredText, Answer: html })).nullish(),
} satisfies FieldsOf<SfService>);
type Row = z.output<typeof serviceSchema>;

function serviceOf(en: Row, ar: Row | undefined): CatalogService {
  const rich = (of: 'Details' | 'Fees' | 'Procedures' | 'RequiredDocuments' | 'HowToApply') =>
    bilingualOrNull(plainTextOrNull(en[of]), plainTextOrNull(ar?.[of] ?? null));
  const arabicQuestions = ar?.Faqs?.length === en.Faqs?.length ? ar?.Faqs : undefined;
  return {
    id: en.Id,
    number: en.ServiceId,
    title: bilingual(en.Title, ar?.Title),
    details: rich('Details'),
    fees: rich('Fees'),
    procedures: rich('Procedures'),
    requiredDocuments: rich('RequiredDocuments'),
    howToApply: rich('HowToApply'),
    questions: (en.Faqs ?? []).map(({ Question, Answer }, at) => ({
      question: bilingual(Question, arabicQuestions?.[at]?.Question),
      answer: bilingual(plainText(Answer ?? ''), plainText(arabicQuestions?.[at]?.Answer ?? '')),
    })),
  };
}

const SERVICE_ID = /^[0-9a-z-]{1,64}$/i;

/** Call 2, in both languages; null for an id that the service does not have. */
export function serviceCall(client: Client): ContentCalls['service'] {
  return async (id, { signal } = {}) => {
    // What is no identifier is not put into a filter.
    if (!SERVICE_ID.test(id)) return null;
    const editions = await bothLanguages((lang) =>
      readEntity(client, {
        call: 'service',
        entity: 'services',
        query: { $filter: `Id eq ${id}`, sf_culture: lang },
        read: rowReader(serviceSchema, (row) => row),
        signal,
      }),
    );
    const services = joinLanguages(editions, ({ Id }) => Id, serviceOf).records;
    return services.find((service) => service.id.toLowerCase() === id.toLowerCase()) ?? null;
  };
}
