import { marketInstant } from '#domain/date.ts';
import type { Locale } from '#domain/locale.ts';
import { memberOn, type Member } from '#domain/member.ts';
import type { PlainDate } from '#domain/time.ts';
import type { SfBroker } from '#upstream/wire/member.ts';
import { contentIdOf } from '../issuers/seeded.ts';
import { membersBy } from '../members/directory.ts';
import type { World } from '../world.ts';
import { item } from './content-item.ts';
import { decimal } from './wire.ts';

/** Ours: the members as of today, by code. */
export function brokerItems(world: World, lang: Locale): SfBroker[] {
  const today = world.today();
  return membersBy(today)
    .map((member) => brokerItem(member, lang, today))
    .sort((a, b) => (a.Code < b.Code ? -1 : 1));
}

function brokerItem(member: Member, lang: Locale, today: PlainDate): SfBroker {
  const { code, services, commission, account } = member;
  const { status, statusSince } = memberOn(member, today)!;
  const current = services.filter(({ until }) => until === null);
  return {
    ...item({
      id: contentIdOf(`broker/${code}`),
      slug: code.toLowerCase(),
      published: marketInstant(member.admittedOn, '09:00'),
      modified: marketInstant(statusSince, '09:00'),
    }),
    Code: code,
    Title: member.name[lang] ?? '',
    LegalName: member.legalName[lang] ?? '',
    LicenceNo: member.licence,
    Roles: [...member.roles],
    Status: status,
    StatusSince: statusSince,
    History: member.history.map(({ status: Status, from: From, circular: Circular }) => ({ Status, From, Circular })),
    Services: current.map(({ service }) => service),
    ServicesSince: Object.fromEntries(current.map(({ service, since }) => [service, since])),
    PastServices: services.flatMap(({ service: Service, since: From, until: Until }) =>
      Until === null ? [] : { Service, From, Until },
    ),
    ClearedBy: member.clearedBy,
    AdmittedOn: member.admittedOn,
    ClientsTo: member.clientsTo,
    City: member.city?.[lang] ?? null,
    Address: member.address?.[lang] ?? null,
    Phone: member.phone,
    Email: member.email,
    Complaints: member.complaintsEmail,
    Website: member.website,
    Account: { Online: account.online, Minutes: account.minutes },
    Commission: commission && {
      Percent: commission.percent,
      Minimum: decimal(commission.minimum),
      StatedOn: commission.statedOn,
    },
  };
}
