import { z } from 'zod';
import type { ServiceCategory } from '#domain/catalog-service.ts';
import { defineCall, type CallOptions } from '../../call.ts';
import type { Batch } from '../../batch.ts';
import type { Locale } from '#domain/locale.ts';
import type { ServiceCatalogAnswer } from '../../contract.ts';
import { html, identifier, optionalText, requiredText } from '../../fields.ts';
import { bilingual, bilingualOrNull, bothLanguages, joinLanguages } from '../../languages.ts';
import { plainTextOrNull } from '../../rich-text.ts';
import { parseAnswer, readSomeRows, rowReader } from '../../rows.ts';
import { askWidget } from '../widgets.ts';
import type { FieldsOf } from '../../wire-fields.ts';

const catalogSchema = z.object({ Categories: z.array(z.unknown()) } satisfies FieldsOf<ServiceCatalogAnswer>);
const serviceSchema = z.object({ Id: identifier, ServiceId: optionalText, Title: requiredText, Summary: html });
const categorySchema = z.object({ Id: identifier, Title: requiredText, Services: z.array(serviceSchema) });
type Category = z.output<typeof categorySchema>;

function categoryOf(en: Category, ar: Category | undefined): ServiceCategory {
  const arabic = new Map(ar?.Services.map((service) => [service.Id, service]));
  return {
    id: en.Id,
    title: bilingual(en.Title, ar?.Title),
    services: en.Services.map(({ Id, ServiceId, Title, Summary }) => ({
      id: Id,
      number: ServiceId,
      title: bilingual(Title, arabic.get(Id)?.Title),
      summary: bilingualOrNull(plainTextOrNull(Summary), plainTextOrNull(arabic.get(Id)?.Summary ?? null)),
    })),
  };
}

/** Call 8, in both languages. */
export const catalogCall = defineCall({
  name: 'service-catalog',
  title: 'Service catalogue (call 8)',
  host: 'widgets',
  command: 'BuildServiceCatalogObject',
  read:
    (client, { organization }) =>
    async ({ signal }: CallOptions = {}): Promise<Batch<ServiceCategory>> => {
      const parameters = { Organization: organization };
      const command = { parameters, signal } as const;
      const ask = (lang: Locale) =>
        askWidget(client, { ...command, lang }, (answer) =>
          readSomeRows(
            parseAnswer(catalogSchema, answer).Categories,
            rowReader(categorySchema, (row) => row),
          ),
        );
      return joinLanguages(await bothLanguages(ask), ({ Id }) => Id, categoryOf);
    },
});
