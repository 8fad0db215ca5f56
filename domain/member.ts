import type { Bilingual } from './bilingual.ts';
import type { Thousandths } from './thousandths.ts';
import type { PlainDate } from './time.ts';

/** Status of a member (docs/specification.md, section 6). */
export const MEMBER_STATUSES = ['active', 'inactive', 'under-cancellation', 'cancelled'] as const;
export type MemberStatus = (typeof MEMBER_STATUSES)[number];

export const MEMBER_ROLES = ['trading', 'clearing', 'market-maker', 'liquidity-provider', 'custodian'] as const;
export type MemberRole = (typeof MEMBER_ROLES)[number];

/** The fifteen brokerage services (docs/specification.md, section 6), in its order. */
export const BROKERAGE_SERVICES = [
  'equity',
  'derivatives',
  'margin',
  'short-margin',
  'dma',
  'internet',
  'mobile',
  'authorized-participant',
  'liquidity-provider',
  'short-selling',
  'allocation',
  'own-account',
  'onboarding-exchange',
  'onboarding-broker',
  'price-stabilization',
] as const;
export type BrokerageService = (typeof BROKERAGE_SERVICES)[number];

/** A status of a member from a day on, and the number of the circular that announced it. */
export interface StatusPeriod {
  status: MemberStatus;
  from: PlainDate;
  circular: string | null;
}

/** A service, with the first day on which a member offers it and the first day on which it no longer does. */
export interface OfferedService {
  service: BrokerageService;
  since: PlainDate;
  until: PlainDate | null;
}

/** Maximum commission for a private client, as stated by the member. */
export interface StatedCommission {
  /** Thousandths of a per cent of the value traded. */
  percent: Thousandths;
  /** Dirhams per order. */
  minimum: Thousandths;
  statedOn: PlainDate;
}

/** A member of the exchange with its whole history. */
export interface Member {
  /** Three to six capital letters. */
  code: string;
  name: Bilingual;
  legalName: Bilingual;
  licence: string;
  roles: readonly MemberRole[];
  /** Oldest first; the first is the admission. */
  history: readonly StatusPeriod[];
  /** Past and present, oldest first. */
  services: readonly OfferedService[];
  /** Code of the member that clears its trades; null when it clears them itself, or does not trade. */
  clearedBy: string | null;
  admittedOn: PlainDate;
  /** Code of the member that took over its clients; null when none did. */
  clientsTo: string | null;
  city: Bilingual | null;
  address: Bilingual | null;
  phone: string | null;
  email: string | null;
  complaintsEmail: string | null;
  website: string | null;
  /** Whether an account can be opened online, and in how many minutes, as stated by the member. */
  account: { online: boolean; minutes: number | null };
  commission: StatedCommission | null;
}

/** A member as of a day; contact, names and roles are today's. */
export interface MemberOnDay {
  member: Member;
  status: MemberStatus;
  statusSince: PlainDate;
  services: readonly OfferedService[];
  /** Null before the day of the member's statement. */
  commission: StatedCommission | null;
}

/** The member on that day; null before its admission. */
export function memberOn(member: Member, day: PlainDate): MemberOnDay | null {
  const period = member.history.findLast(({ from }) => from <= day);
  if (!period || member.admittedOn > day) return null;
  const { commission } = member;
  return {
    member,
    status: period.status,
    statusSince: period.from,
    services: member.services.filter(({ since, until }) => since <= day && (until === null || until > day)),
    commission: commission && commission.statedOn <= day ? commission : null,
  };
}

/** The first day for which members are known; null without members. */
export function firstMemberDay(members: readonly Member[]): PlainDate | null {
  return members.reduce<PlainDate | null>(
    (first, { admittedOn }) => (first === null || admittedOn < first ? admittedOn : first),
    null,
  );
}

export type MemberChange = { member: Member; on: PlainDate } & (
  | { kind: 'admitted'; circular: string | null }
  | { kind: 'status'; status: MemberStatus; circular: string | null }
  | { kind: 'service-added' | 'service-ended'; service: BrokerageService }
);

/**
 * Changes of the directory up to that day, newest first: admissions, changes of status, services added and ended.
 * Services from the first day are part of the admission; those that ended with the membership are part of the change of
 * status.
 */
export function memberChanges(members: readonly Member[], until: PlainDate): MemberChange[] {
  return members
    .flatMap(changesOf)
    .filter(({ on }) => on <= until)
    .sort((a, b) => (a.on === b.on ? (a.member.code < b.member.code ? -1 : 1) : a.on < b.on ? 1 : -1));
}

function changesOf(member: Member): MemberChange[] {
  const { history, services, admittedOn } = member;
  const end = history.find(({ status }) => status === 'cancelled')?.from;
  return [
    ...history.map(({ status, from: on, circular }, place): MemberChange =>
      place === 0 ? { member, on, kind: 'admitted', circular } : { member, on, kind: 'status', status, circular },
    ),
    ...services.flatMap(({ service, since, until }): MemberChange[] => [
      ...(since > admittedOn ? [{ member, on: since, kind: 'service-added' as const, service }] : []),
      ...(until !== null && until !== end ? [{ member, on: until, kind: 'service-ended' as const, service }] : []),
    ]),
  ];
}

/** Number of members by status. */
export function countByStatus(members: readonly MemberOnDay[]): Record<MemberStatus, number> {
  const counts = { active: 0, inactive: 0, 'under-cancellation': 0, cancelled: 0 };
  for (const { status } of members) counts[status] += 1;
  return counts;
}

export function offersAll({ services }: MemberOnDay, wanted: readonly BrokerageService[]): boolean {
  return wanted.every((service) => services.some((offered) => offered.service === service));
}

/**
 * Of services that no member offers together, the one whose omission leaves the most members, and their number; ties go
 * to the service that fewer members offer. Null when fewer than two services are wanted or no omission leaves a member.
 */
export function mostRestrictive(
  members: readonly MemberOnDay[],
  wanted: readonly BrokerageService[],
): { service: BrokerageService; left: number } | null {
  if (wanted.length < 2) return null;
  const offering = (services: readonly BrokerageService[]) => members.filter((one) => offersAll(one, services)).length;
  const [first] = wanted
    .map((service) => ({
      service,
      left: offering(wanted.filter((other) => other !== service)),
      alone: offering([service]),
    }))
    .sort((a, b) => b.left - a.left || a.alone - b.alone);
  return first && first.left > 0 ? { service: first.service, left: first.left } : null;
}

/** Number of active members by role; a firm with two roles counts in both. */
export function activeByRole(members: readonly MemberOnDay[]): Record<MemberRole, number> {
  const counts = { trading: 0, clearing: 0, 'market-maker': 0, 'liquidity-provider': 0, custodian: 0 };
  for (const { member, status } of members) if (status === 'active') for (const role of member.roles) counts[role] += 1;
  return counts;
}

/** Changes among the members in the year of that day, up to that day. */
export function changesOfYear(
  members: readonly Member[],
  day: PlainDate,
): { admitted: MemberChange[]; servicesAdded: MemberChange[]; cancelled: MemberChange[] } {
  const changes = memberChanges(members, day).filter(({ on }) => on.slice(0, 4) === day.slice(0, 4));
  return {
    admitted: changes.filter(({ kind }) => kind === 'admitted'),
    servicesAdded: changes.filter(({ kind }) => kind === 'service-added'),
    cancelled: changes.filter((change) => change.kind === 'status' && change.status === 'cancelled'),
  };
}
