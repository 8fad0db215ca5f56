import { z } from 'zod';
import { BROKERAGE_SERVICES, MEMBER_ROLES, MEMBER_STATUSES, type Member, type OfferedService } from '#domain/member.ts';
import type { Batch } from '../../batch.ts';
import { defineCall, type CallOptions } from '../../call.ts';
import type { SfBroker, SfPastService, SfStatusPeriod } from '../../contract.ts';
import {
  amount,
  day,
  email,
  fewOf,
  flag,
  memberCode,
  optionalFewOf,
  optionalText,
  requiredText,
  webAddress,
} from '../../fields.ts';
import { bilingual, bilingualOrNull, bothLanguages, joinLanguages } from '../../languages.ts';
import { RowFault, rowReader } from '../../rows.ts';
import type { FieldsOf } from '../../wire-fields.ts';
import { readEntity } from './odata.ts';

/** Thousandths of a per cent: no commission exceeds the value itself. */
const PERCENT_MOST = 100_000;
const MINUTES_MOST = 10_000;

const service = z.enum(BROKERAGE_SERVICES);
const status = z.enum(MEMBER_STATUSES);

const brokerSchema = z.object({
  Code: memberCode,
  Title: requiredText,
  LegalName: requiredText,
  LicenceNo: requiredText,
  Roles: z.array(z.enum(MEMBER_ROLES)),
  Status: status,
  StatusSince: day,
  History: z
    .array(z.object({ Status: status, From: day, Circular: optionalText } satisfies FieldsOf<SfStatusPeriod>))
    .min(1),
  Services: z.array(service),
  ServicesSince: z.record(z.string(), day),
  PastServices: z
    .array(z.object({ Service: service, From: day, Until: day } satisfies FieldsOf<SfPastService>))
    .nullish(),
  ClearedBy: z.union([z.null(), memberCode]).optional(),
  AdmittedOn: day,
  ClientsTo: z.union([z.null(), memberCode]).optional(),
  City: optionalText,
  Address: optionalText,
  Phone: optionalText,
  Email: email,
  Complaints: email,
  Website: webAddress,
  Account: z.object({ Online: flag, Minutes: optionalFewOf(MINUTES_MOST) }),
  Commission: z.object({ Percent: fewOf(PERCENT_MOST), Minimum: amount, StatedOn: day }).nullish(),
} satisfies FieldsOf<SfBroker>);
type Row = z.output<typeof brokerSchema>;

function brokerOf(en: Row, ar: Row | undefined): Member {
  return {
    code: en.Code,
    name: bilingual(en.Title, ar?.Title),
    legalName: bilingual(en.LegalName, ar?.LegalName),
    licence: en.LicenceNo,
    roles: en.Roles,
    history: historyOf(en),
    services: servicesOf(en),
    clearedBy: en.ClearedBy ?? null,
    admittedOn: en.AdmittedOn,
    clientsTo: en.ClientsTo ?? null,
    city: bilingualOrNull(en.City, ar?.City),
    address: bilingualOrNull(en.Address, ar?.Address),
    phone: en.Phone,
    email: en.Email,
    complaintsEmail: en.Complaints,
    website: en.Website,
    account: { online: en.Account.Online ?? false, minutes: en.Account.Minutes },
    commission: en.Commission
      ? { percent: en.Commission.Percent, minimum: en.Commission.Minimum, statedOn: en.Commission.StatedOn }
      : null,
  };
}

/** The history must agree with the row's current status: the directory of a past day is computed from it. */
function historyOf({ History, Status, StatusSince, AdmittedOn }: Row): Member['history'] {
  if (History.some(({ From }, at) => at > 0 && From <= History[at - 1]!.From))
    throw new RowFault('the days of its history are out of order');
  if (History[0]!.From !== AdmittedOn) throw new RowFault('its history does not begin with its admission');
  const last = History.at(-1)!;
  if (last.Status !== Status || last.From !== StatusSince)
    throw new RowFault(`its status is ${Status} since ${StatusSince}, its history ends otherwise`);
  if (History.slice(0, -1).some((period) => period.Status === 'cancelled'))
    throw new RowFault('its history goes on after a cancellation');
  return History.map((period) => ({ status: period.Status, from: period.From, circular: period.Circular }));
}

function servicesOf({ Services, ServicesSince, PastServices, AdmittedOn }: Row): OfferedService[] {
  const current = Services.map((one): OfferedService => {
    const since = ServicesSince[one];
    if (since === undefined) throw new RowFault(`the service ${one} has no first day`);
    return { service: one, since, until: null };
  });
  const past = (PastServices ?? []).map(({ Service, From, Until }): OfferedService => {
    if (Until <= From) throw new RowFault(`the service ${Service} ends before it begins`);
    return { service: Service, since: From, until: Until };
  });
  const services = [...past, ...current].sort((a, b) => (a.since < b.since ? -1 : a.since > b.since ? 1 : 0));
  if (services.some(({ since }) => since < AdmittedOn)) throw new RowFault('a service begins before the admission');
  if (new Set(Services).size < Services.length) throw new RowFault('a service is offered twice');
  return services;
}

/** Members of the exchange, in both languages (our addition). */
export const brokersCall = defineCall({
  name: 'brokers',
  title: 'Brokers and members',
  host: 'content',
  path: '/brokers',
  read:
    (client) =>
    async ({ signal }: CallOptions = {}): Promise<Batch<Member>> => {
      const editions = await bothLanguages((lang) =>
        readEntity(client, {
          query: { sf_culture: lang },
          read: rowReader(brokerSchema, (row) => row),
          neverEmpty: true,
          signal,
        }),
      );
      return joinLanguages(editions, ({ Code }) => Code, brokerOf);
    },
});
