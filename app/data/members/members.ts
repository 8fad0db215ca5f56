import type { BrokerMonth } from '#domain/broker-ranking.ts';
import { pick, slugOf, textsOf } from '#domain/bilingual.ts';
import {
  firstMemberDay,
  memberOn,
  mostRestrictive,
  offersAll,
  type BrokerageService,
  type Member,
} from '#domain/member.ts';
import { holdsWords } from '#domain/search-words.ts';
import type { PlainDate } from '#domain/time.ts';
import { LOCALES } from '#domain/locale.ts';
import { lastPlaces } from './last-ranking.ts';
import { parseMembers, type MemberFilters, type MemberSort } from '#app/blocks/members/member-filters.ts';
import type { PlacedMember } from '#app/blocks/members/directory-data.ts';
import type { Site } from '#app/context.ts';

export interface FoundMembers {
  /** All members, whatever their status. */
  members: readonly Member[];
  /** Members on the shown day. */
  all: readonly PlacedMember[];
  found: readonly PlacedMember[];
  /** Members that match without the filter by city, and without the filter by status. */
  inAnyCity: readonly PlacedMember[];
  ofAnyStatus: readonly PlacedMember[];
  filters: MemberFilters;
  /** The shown day. */
  day: PlainDate;
  /** The first day with data, when the requested day is earlier; otherwise null. */
  earlierThan: PlainDate | null;
  /** Number of members found without this requested service; null when no single service hides them. */
  restrictive: { service: BrokerageService; left: number } | null;
}

/** Every stored month of brokers' figures, oldest first. */
export async function brokerMonths({ store }: Site): Promise<BrokerMonth[]> {
  const held = await store.documents.list<BrokerMonth>('broker-month');
  return held.map(({ value }) => value).sort((a, b) => (a.month < b.month ? -1 : 1));
}

/** Every past and present member of the exchange; empty while none was read. */
export async function loadMembers({ store }: Site): Promise<readonly Member[]> {
  return (await store.documents.find<readonly Member[]>('members', 'all'))?.value ?? [];
}

/** The members on the requested day that match the filters of the query. */
export async function findMembers(site: Site, query: URLSearchParams): Promise<FoundMembers> {
  const [members, months] = await Promise.all([loadMembers(site), brokerMonths(site)]);
  const today = site.today();
  const cities = [...new Set(members.flatMap(({ city }) => (city ? slugOf(city) : [])))];
  const filters = parseMembers(query, { cities, codes: members.map(({ code }) => code), today });
  const first = firstMemberDay(members);
  const isEarly = first !== null && filters.asOf !== null && filters.asOf < first;
  const day = isEarly ? first : (filters.asOf ?? today);
  const places = lastPlaces(months, day);
  const all = members.flatMap((member): PlacedMember[] => {
    const on = memberOn(member, day);
    return on ? [{ ...on, place: places.get(member.code) ?? null }] : [];
  });
  const asked = all.filter((one) => isIncluded(one, filters));
  const foundBy = (changed: MemberFilters) =>
    all.filter((one) => isIncluded(one, changed) && offersAll(one, changed.services));
  const found = foundBy(filters);
  return {
    members,
    all,
    found: found.toSorted(orderOf(filters, site)),
    inAnyCity: foundBy({ ...filters, city: null }),
    ofAnyStatus: foundBy({ ...filters, status: 'all' }),
    filters: { ...filters, asOf: isEarly ? first : filters.asOf },
    day,
    earlierThan: isEarly ? first : null,
    restrictive: found.length === 0 ? mostRestrictive(asked, filters.services) : null,
  };
}

/** True when the member matches all filters except the services. */
function isIncluded({ member, status }: PlacedMember, filters: MemberFilters): boolean {
  const { code, licence, name, legalName, city, roles, account } = member;
  const isNamed = filters.words !== '';
  return (
    (filters.status === 'all' ||
      (filters.status === null ? status !== 'cancelled' || isNamed : status === filters.status)) &&
    (filters.role === null || roles.includes(filters.role)) &&
    (filters.city === null || (city !== null && slugOf(city) === filters.city)) &&
    (!filters.online || account.online) &&
    holdsWords([code, licence, ...textsOf(name), ...textsOf(legalName)].join(' '), filters.words)
  );
}

type Order = (a: PlacedMember, b: PlacedMember) => number;

/** Rows without a value sort last in both directions; equal ones by name. */
function orderOf({ sort, descending }: MemberFilters, { locale }: Site): Order {
  const collator = new Intl.Collator(LOCALES[locale].iso);
  const byName: Order = (a, b) => collator.compare(pick(a.member.name, locale), pick(b.member.name, locale));
  const sign = descending ? -1 : 1;
  if (sort === 'name') return (a, b) => sign * byName(a, b);
  return (a, b) => {
    const [one, other] = [SORT_VALUES[sort](a), SORT_VALUES[sort](b)];
    if (one === null || other === null) return Number(one === null) - Number(other === null) || byName(a, b);
    if (one === other) return byName(a, b);
    return sign * (one < other ? -1 : 1);
  };
}

const SORT_VALUES: Record<Exclude<MemberSort, 'name'>, (one: PlacedMember) => number | string | null> = {
  services: ({ services }) => services.length,
  admitted: ({ member }) => member.admittedOn,
  commission: ({ commission }) => commission?.percent ?? null,
  value: ({ place }) => place?.value ?? null,
};
