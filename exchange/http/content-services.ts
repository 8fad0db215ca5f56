import { marketInstant } from '#domain/date.ts';
import type { Locale } from '#domain/locale.ts';
import type { FeeRule } from '#domain/service-fee.ts';
import type { PlainDate } from '#domain/time.ts';
import type { SfFeeRule, SfService } from '#upstream/wire/content.ts';
import type { ServiceCatalogAnswer } from '#upstream/wire/service.ts';
import type { Both } from '../issuers/issuer.ts';
import { contentIdOf } from '../issuers/seeded.ts';
import { SERVICE_CATEGORIES } from '../publications/data/services.ts';
import type { ServiceFacts } from '../publications/data/services.ts';
import { SERVICE_TERMS } from '../publications/data/service-terms.ts';
import type { World } from '../world.ts';
import { item } from './content-item.ts';
import { decimal } from './wire.ts';

/** The day on which the catalogue was compiled. */
const PUBLISHED = marketInstant('2025-01-15', '10:00');

export function serviceItems(world: World, lang: Locale): SfService[] {
  const today = world.today();
  return SERVICE_CATEGORIES.flatMap(({ services }) => services).map((service) => serviceItem(service, lang, today));
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

/** Contains nothing about later days: a service that will be withdrawn is offered until then. */
function serviceItem(service: ServiceFacts, lang: Locale, today: PlainDate): SfService {
  const { turnaround, audience, channels, feeRules, withdrawn } = SERVICE_TERMS[service.number]!;
  const ended = withdrawn && withdrawn.on <= today ? withdrawn : null;
  return {
    ...item({
      id: idOf(service),
      slug: service.number.replaceAll('.', '-'),
      published: PUBLISHED,
      modified: ended ? marketInstant(ended.on, '10:00') : PUBLISHED,
    }),
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
    Turnaround: turnaround && { Amount: turnaround.amount, Unit: turnaround.unit },
    Audience: [...audience],
    Channels: [...channels],
    FeeRules: feeRules.map((rule) => feeRule(rule, lang)),
    Withdrawn: ended && { On: ended.on, ReplacedBy: ended.replacedBy },
  };
}

function feeRule({ kind, amount, of, least, most, channel }: FeeRule, lang: Locale): SfFeeRule {
  return {
    Kind: kind,
    Amount: kind === 'rate' ? amount : decimal(amount),
    Of: of?.[lang] ?? null,
    Least: least === null ? null : decimal(least),
    Most: most === null ? null : decimal(most),
    Channel: channel,
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
