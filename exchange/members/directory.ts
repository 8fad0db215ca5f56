import { addDays } from '#domain/calendar.ts';
import type { BrokerageService, Member, OfferedService, StatedCommission } from '#domain/member.ts';
import { memberOn } from '#domain/member.ts';
import { dayNumber, type PlainDate } from '#domain/time.ts';
import { onTradingDay } from '../issuers/corporate-year.ts';
import { PLACES } from '../issuers/places.ts';
import { entryOf, wholeOf } from '../issuers/seeded.ts';
import { MEMBER_FACTS, type MemberFacts, type MemberKind } from './data/members.ts';
import { FIRST_DAYS, KIND_ROLES, OFFERS } from './data/offers.ts';

/** Of ten members that may offer a service, this many do. */
const OFFERED_IN_TEN: Record<'usual' | 'some', number> = { usual: 10, some: 6 };
/** One service in `oneIn` was given up, after this many days. */
const GIVEN_UP = { oneIn: 15, daysLeast: 400, daysMost: 1_500 };
const STATED_ONE_IN = 6;
/**
 * Maximum commission of a client: thousandths of a per cent of the value, and a minimum per order in thousandths of a
 * dirham.
 */
const COMMISSIONS = { least: 100, most: 275, step: 25, minimums: [10_000, 15_000, 25_000, 30_000, 40_000] };
const ACCOUNT_MINUTES = [5, 8, 10, 15, 20];
const CLIENT_BROKERS: readonly MemberKind[] = ['full-broker', 'digital-broker', 'local-broker', 'bank'];
const FIRST_LICENCE = 604_001;

/** Members of the exchange as of that day, without later changes. */
export function membersBy(day: PlainDate): Member[] {
  return MEMBERS.filter(({ admittedOn }) => admittedOn <= day).map((member) => knownBy(member, day));
}

/** Members that may enter orders on that day. */
export function tradingMembers(day: PlainDate): Member[] {
  return MEMBERS.filter((member) => member.roles.includes('trading') && memberOn(member, day)?.status === 'active');
}

function knownBy(member: Member, day: PlainDate): Member {
  const history = member.history.filter(({ from }) => from <= day);
  const isLeaving = history.some(({ status }) => status === 'under-cancellation');
  return {
    ...member,
    history,
    services: member.services
      .filter(({ since }) => since <= day)
      .map((offered) => (offered.until !== null && offered.until > day ? { ...offered, until: null } : offered)),
    clientsTo: isLeaving ? member.clientsTo : null,
    commission: member.commission && member.commission.statedOn <= day ? member.commission : null,
  };
}

const MEMBERS: readonly Member[] = MEMBER_FACTS.map(memberOf);

function memberOf(facts: MemberFacts, place: number): Member {
  const { code, name, kind, city, admitted, changes = [], clientsTo = null } = facts;
  const roles = KIND_ROLES[kind];
  const end = changes.find(([, status]) => status === 'cancelled')?.[0] ?? null;
  const services = servicesOf(facts, end);
  const isOnline = services.some(({ service, until }) => service.startsWith('onboarding') && until === null);
  const host = code.toLowerCase();
  const { city: town, country, dial } = PLACES[city];
  const line = String(place + 1).padStart(2, '0');
  return {
    code,
    name,
    legalName: legalName(facts),
    licence: String(FIRST_LICENCE + place),
    roles,
    history: [
      { status: 'active', from: admitted, circular: null },
      ...changes.map(([from, status]) => ({ from, status, circular: null })),
    ],
    services,
    clearedBy: roles.includes('trading') && !roles.includes('clearing') ? clearerOf(code, admitted) : null,
    admittedOn: admitted,
    clientsTo,
    city: town,
    address: {
      en: `Office ${wholeOf(`office/${code}`, 101, 2_450)}, ${town.en}, ${country.en}`,
      ar: `مكتب ${wholeOf(`office/${code}`, 101, 2_450)}، ${town.ar}، ${country.ar}`,
    },
    phone: `${dial} 555 01${line}`.replaceAll(' ', ''),
    email: `info@${host}.example`,
    complaintsEmail: `complaints@${host}.example`,
    website: `https://www.${host}.example`,
    account: { online: isOnline, minutes: isOnline ? entryOf(`minutes/${code}`, ACCOUNT_MINUTES) : null },
    commission: commissionOf(facts),
  };
}

function legalName({ name, kind }: MemberFacts) {
  if (kind === 'bank' || kind === 'custodian') return { en: `${name.en} PJSC`, ar: `${name.ar} ش.م.ع` };
  return { en: `${name.en} L.L.C`, ar: `${name.ar} ذ.م.م` };
}

/**
 * Services start with the admission or later, never before the exchange introduced them; they end with the membership.
 */
function servicesOf(facts: MemberFacts, end: PlainDate | null): OfferedService[] {
  const { code, kind, admitted } = facts;
  const { usual, some } = OFFERS[kind];
  const offered = (of: 'usual' | 'some', services: readonly BrokerageService[]) =>
    services.filter((service) => wholeOf(`offers/${code}/${service}`, 1, 10) <= OFFERED_IN_TEN[of]);
  return [...offered('usual', usual), ...offered('some', some)]
    .map((service) => offeredBy(code, service, admitted, usual.includes(service)))
    .filter(({ since }) => end === null || since < end)
    .map(({ until, ...rest }) => ({ ...rest, until: end !== null && (until === null || until > end) ? end : until }))
    .sort((a, b) => (a.since < b.since ? -1 : a.since > b.since ? 1 : 0));
}

function offeredBy(code: string, service: BrokerageService, admitted: PlainDate, isUsual: boolean): OfferedService {
  const key = `service/${code}/${service}`;
  const first = FIRST_DAYS[service] ?? admitted;
  const begun = first > admitted;
  const later = begun ? wholeOf(key, 10, 600) : isUsual ? 0 : wholeOf(key, 200, 2_000);
  const since = later === 0 ? admitted : onTradingDay(addDays(begun ? first : admitted, later));
  if (isUsual || wholeOf(`${key}/ends`, 1, GIVEN_UP.oneIn) !== 1) return { service, since, until: null };
  const lasted = wholeOf(`${key}/lasted`, GIVEN_UP.daysLeast, GIVEN_UP.daysMost);
  return { service, since, until: onTradingDay(addDays(since, lasted)) };
}

/** A clearing member admitted earlier. */
function clearerOf(code: string, admitted: PlainDate): string {
  const clearers = MEMBER_FACTS.filter(
    ({ kind, admitted: since, changes }) => KIND_ROLES[kind].includes('clearing') && since <= admitted && !changes,
  );
  return entryOf(`clearer/${code}`, clearers).code;
}

/** Members with private clients state their commission; a few have not yet. */
function commissionOf({ code, kind, admitted }: MemberFacts): StatedCommission | null {
  if (!CLIENT_BROKERS.includes(kind) || wholeOf(`commission/${code}`, 1, STATED_ONE_IN) === 1) return null;
  const { least, most, step, minimums } = COMMISSIONS;
  const steps = (most - least) / step;
  const stated = onTradingDay(addDays('2024-01-02', wholeOf(`stated/${code}`, 0, 900)));
  const later = Math.max(0, dayNumber(admitted) - dayNumber(stated));
  return {
    percent: least + step * wholeOf(`percent/${code}`, 0, steps),
    minimum: entryOf(`minimum/${code}`, minimums),
    statedOn: later === 0 ? stated : admitted,
  };
}
