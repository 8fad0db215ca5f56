import { dubaiInstant } from '#domain/date.ts';
import type { Locale } from '#domain/locale.ts';
import type { SfService } from '#upstream/wire/content.ts';
import type { ServiceCatalogAnswer } from '#upstream/wire/service.ts';
import type { Both } from '../issuers/issuer.ts';
import { contentIdOf } from '../issuers/seeded.ts';
import { SERVICE_CATEGORIES } from '../publications/data/services.ts';
import type { ServiceFacts } from '../publications/data/services.ts';
import type { World } from '../world.ts';
import { item } from './content-item.ts';

/** The catalogue was put together on that day. */
const PUBLISHED = dubaiInstant('2025-01-15', '10:00');

export function serviceItems(_: World, lang: Locale): SfService[] {
  return SERVICE_CATEGORIES.flatMap(({ services }) => services).map((service) => serviceItem(service, lang));
}

/** Call 8: categories with the services' ids and titles. */
export function serviceCatalog(lang: Locale): ServiceCatalogAnswer {
  return {
    Categories: SERVICE_CATEGORIES.map(({ name, title, services }) => ({
      Id: contentIdOf(`service-category/${name}`),
      Title: title[lang],
      Services: services.map((service) => ({
        Id: idOf(service),
        ServiceId: service.number,
        Title: service.title[lang],
        Summary: withoutTags(service.details[lang]),
      })),
    })),
  };
}

function serviceItem(service: ServiceFacts, lang: Locale): SfService {
  return {
    ...item({ id: idOf(service), slug: service.number.replaceAll('.', '-'), published: PUBLISHED }),
    Title: service.title[lang],
    ServiceId: service.number,
    Details: service.details[lang],
    Fees: service.fees[lang],
    Procedures: list('ol', service.steps, lang),
    RequiredDocuments: list('ul', service.documents, lang),
    HowToApply: service.apply[lang],
    Faqs: (service.questions ?? []).map(({ question, answer }) => ({
      Question: question[lang],
      Answer: `<p>${answer[lang]}</p>`,
    })),
  };
}

function idOf({ number }: ServiceFacts): string {
  return contentIdOf(`service/${number}`);
}

function list(tag: 'ol' | 'ul', entries: readonly Both[], lang: Locale): string {
  return `<${tag}>${entries.map((entry) => `<li>${entry[lang]}</li>`).join('')}</${tag}>`;
}

function withoutTags(html: string): string {
  return html.replace(/<[^>]+>/g, '');
}
