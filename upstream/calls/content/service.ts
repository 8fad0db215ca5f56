import { z } from 'zod';
import { AUDIENCES, SERVICE_CHANNELS, TIME_UNITS, type CatalogService } from '#domain/catalog-service.ts';
import { marketDate } from '#domain/date.ts';
import { FEE_KINDS, type FeeRule } from '#domain/service-fee.ts';
import { defineCall, type CallOptions } from '../../call.ts';
import type { SfFeeRule, SfService } from '../../contract.ts';
import {
  amount,
  day,
  fewOf,
  html,
  identifier,
  optionalAmount,
  optionalText,
  optionalUtcTime,
  requiredText,
} from '../../fields.ts';
import { bilingual, bilingualOrNull, bothLanguages, joinLanguages } from '../../languages.ts';
import { plainText, plainTextOrNull } from '../../rich-text.ts';
import { RowFault, rowReader } from '../../rows.ts';
import { readEntity } from './odata.ts';
import type { FieldsOf } from '../../wire-fields.ts';

/** Longer than any service takes. */
const MINUTES_MAX = 100_000;

const feeRuleSchema = z.object({
  Kind: z.enum(FEE_KINDS),
  Amount: amount,
  Of: optionalText,
  Least: optionalAmount,
  Most: optionalAmount,
  Channel: z.enum(SERVICE_CHANNELS).nullish(),
} satisfies FieldsOf<SfFeeRule>);

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
  LastModified: optionalUtcTime,
  Turnaround: z.object({ Amount: fewOf(MINUTES_MAX), Unit: z.enum(TIME_UNITS) }).nullish(),
  Audience: z.array(z.enum(AUDIENCES)).nullish(),
  Channels: z.array(z.enum(SERVICE_CHANNELS)).nullish(),
  FeeRules: z.array(feeRuleSchema).nullish(),
  Withdrawn: z.object({ On: day, ReplacedBy: optionalText }).nullish(),
} satisfies FieldsOf<SfService>);
type Row = z.output<typeof serviceSchema>;
type Rule = z.output<typeof feeRuleSchema>;

/** `amount` reads thousandths of the written number. */
const SCALE = 1_000;

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
    reviewedOn: en.LastModified === null ? null : marketDate(en.LastModified),
    turnaround: en.Turnaround ? { amount: en.Turnaround.Amount, unit: en.Turnaround.Unit } : null,
    audience: en.Audience ?? [],
    channels: en.Channels ?? [],
    feeRules: (en.FeeRules ?? []).map((rule, at) => feeRuleOf(rule, ar?.FeeRules?.[at])),
    withdrawn: en.Withdrawn ? { on: en.Withdrawn.On, replacedBy: en.Withdrawn.ReplacedBy } : null,
  };
}

/** A rate is in thousandths of a per cent on the wire and here: there is no decimal to scale. */
function feeRuleOf(en: Rule, ar: Rule | undefined): FeeRule {
  const { Kind: kind, Amount: given, Least: least, Most: most } = en;
  if (least !== null && most !== null && most < least) throw new RowFault('a fee has a limit above its other one');
  return {
    kind,
    amount: kind === 'rate' ? given / SCALE : given,
    of: bilingualOrNull(en.Of, ar?.Of ?? null),
    least,
    most,
    channel: en.Channel ?? null,
  };
}

const SERVICE_ID = /^[0-9a-z-]{1,64}$/i;

/** Call 2, in both languages; null for an id that the service does not have. */
export const serviceCall = defineCall({
  name: 'service',
  title: 'Service (call 2)',
  host: 'content',
  path: '/services',
  example: ['e5bc49e7-3d17-6a42-b5c8-ff00004e2a10'],
  read:
    (client) =>
    async (id: string, { signal }: CallOptions = {}): Promise<CatalogService | null> => {
      // Anything but an identifier must not enter a filter.
      if (!SERVICE_ID.test(id)) return null;
      const editions = await bothLanguages((lang) =>
        readEntity(client, {
          query: { $filter: `Id eq ${id}`, sf_culture: lang },
          read: rowReader(serviceSchema, (row) => row),
          signal,
        }),
      );
      const services = joinLanguages(editions, ({ Id }) => Id, serviceOf).records;
      return services.find((service) => service.id.toLowerCase() === id.toLowerCase()) ?? null;
    },
});
