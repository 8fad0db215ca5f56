import { pick, slugOf } from '#domain/bilingual.ts';
import { formatDate } from '#domain/date.ts';
import { countByStatus, MEMBER_STATUSES, type Member } from '#domain/member.ts';
import { integer } from '#domain/number.ts';
import type { MarketMaker } from '#domain/market-making.ts';
import type { PlainDate } from '#domain/time.ts';
import { isListed, type Vendor } from '#domain/vendor.ts';
import { textOf } from '#messages/text.tsx';
import { crumbsOf } from '#app/blocks/breadcrumbs/crumbs.ts';
import { followLabels } from '#app/blocks/exports/export-labels.ts';
import type { DirectoryData, DirectoryTexts, PlacedMember, ShownMember } from '#app/blocks/members/directory-data.ts';
import type { ListPageFrame } from '#app/blocks/list-page/list-page.tsx';
import { COMPARED_MAX, isFiltered, membersQuery } from '#app/blocks/members/member-filters.ts';
import type { Site } from '#app/context.ts';
import { readDay } from '#app/data/status/read-day.ts';
import { isUnread, staleData, type StaleData } from '#app/data/status/stale-data.ts';
import type { RouteName } from '#app/site-map.ts';
import type { Option } from '#app/ui/field.tsx';
import { circularIds, circularPath, type CircularIds } from '#app/data/rules/circular-pages.ts';
import { findMembers, type FoundMembers } from './members.ts';
import { waysTo } from '#app/data/ways.ts';

export interface DirectoryPage extends DirectoryData, ListPageFrame {
  stale: StaleData | null;
}

const BESIDE: readonly (readonly [page: RouteName, text: string])[] = [
  ['investing-how-to-trade', 'menu.page.howToTrade'],
  ['members-brokers-ranking', 'ranking.title'],
  ['members-membership-options', 'menu.page.membershipOptions'],
  ['discover-contact-us', 'members.complain'],
];

/** The brokers directory for the query. */
export async function loadDirectory(site: Site, query: URLSearchParams): Promise<DirectoryPage> {
  const { locale } = site;
  const t = textOf(locale);
  const [found, circulars, makers, vendors] = await Promise.all([
    findMembers(site, query),
    site.shared('circular ids by number', circularIds),
    site.store.documents.find<readonly MarketMaker[]>('market-makers', 'all'),
    site.store.documents.find<readonly Vendor[]>('vendors', 'all'),
  ]);
  const { members, all, filters } = found;
  const shown = (on: PlacedMember): ShownMember => ({
    ...shownMember(on, found, circulars),
    makes: madeOn(makers?.value ?? [], on.member.code, found.day),
    // The systems that a member used on an earlier day are unknown.
    systems: filters.asOf === null ? systemsOf(vendors?.value ?? [], on.member.code, found.day) : [],
  });
  const compared = filters.compare.flatMap((code) => members.find((member) => member.code === code) ?? []);
  return {
    stale: staleData(site, 'members'),
    unread: members.length === 0 && isUnread(site, 'members'),
    trail: crumbsOf('members-brokers-directory', locale),
    head: { title: t('members.title'), description: t('members.description'), lead: t('members.lead') },
    ways: waysTo(site, BESIDE),
    filters,
    cities: cityOptions(found, site),
    codes: members.map((member) => codeOption(member, site)).toSorted((a, b) => a.label.localeCompare(b.label, locale)),
    counts: countLinks(found, site),
    members: found.found.map(shown),
    compared: compared.flatMap(({ code }) => all.find(({ member }) => member.code === code) ?? []).map(shown),
    dayNotice: dayNotice(found, site),
    restrictive: restrictiveWords(found, site),
    files: followLabels(site, 'members-brokers-directory'),
    texts: textsOf(found, site),
  };
}

/** Symbols that a member makes a market in on a day, in alphabetical order. */
function madeOn(makers: readonly MarketMaker[], code: string, day: PlainDate): string[] {
  return makers
    .filter(({ member, since, until }) => member === code && since <= day && (until === null || until > day))
    .map(({ symbol }) => symbol)
    .toSorted();
}

/** Registered trading systems that a member uses. */
function systemsOf(vendors: readonly Vendor[], code: string, day: PlainDate): ShownMember['systems'] {
  return vendors
    .filter((vendor) => vendor.members.includes(code) && isListed(vendor, day))
    .map(({ id, product }) => ({ id, product }));
}

function shownMember(
  on: PlacedMember,
  { members, filters }: FoundMembers,
  circulars: CircularIds,
): Omit<ShownMember, 'makes' | 'systems'> {
  const { code, clearedBy, clientsTo, history } = on.member;
  const named = members.filter((other) => other.code === clearedBy || other.code === clientsTo);
  const numbers = history.flatMap(({ circular }) => circular ?? []);
  const chosen = [...filters.compare.filter((other) => other !== code).slice(1 - COMPARED_MAX), code];
  return {
    on,
    others: Object.fromEntries(named.map((other) => [other.code, { code: other.code, name: other.name }])),
    circulars: Object.fromEntries(numbers.map((number) => [number, circularPath(number, circulars)])),
    compareTo: membersQuery({ ...filters, view: 'compare', compare: chosen }),
  };
}

function codeOption({ code, name }: Member, { locale }: Site): Option {
  return { value: code, label: `${pick(name, locale)} · ${code}` };
}

/** Each city with its number of members under the other filters. */
function cityOptions({ all, inAnyCity }: FoundMembers, { locale }: Site): Option[] {
  const slugIn = ({ member }: PlacedMember) => member.city && slugOf(member.city);
  const cities = Map.groupBy(all, slugIn);
  cities.delete(null);
  return [
    { value: '', label: textOf(locale)('members.city.any') },
    ...[...cities]
      .map(([value, [first]]) => {
        const count = inAnyCity.filter((one) => slugIn(one) === value).length;
        return { value: value!, label: `${pick(first!.member.city!, locale)} (${integer(count, { zero: true })})` };
      })
      .toSorted((a, b) => a.label.localeCompare(b.label, locale)),
  ];
}

/** The number of members with each status on that day, under the other filters; each with a link to them. */
function countLinks({ ofAnyStatus, filters }: FoundMembers, { locale }: Site): DirectoryData['counts'] {
  const t = textOf(locale);
  const counts = countByStatus(ofAnyStatus);
  return MEMBER_STATUSES.filter((status) => counts[status] > 0).map((status) => ({
    status,
    text: `${t(`members.status.${status}`)} ${integer(counts[status])}`,
    to: membersQuery({ ...filters, status }),
  }));
}

function dayNotice({ filters, day, earlierThan }: FoundMembers, { locale }: Site): string | null {
  const t = textOf(locale);
  const date = formatDate(day, locale);
  if (earlierThan !== null) return t('members.early', { date });
  return filters.asOf === null ? null : t('members.past', { date });
}

function restrictiveWords({ restrictive, filters }: FoundMembers, { locale }: Site): DirectoryData['restrictive'] {
  if (!restrictive) return null;
  const t = textOf(locale);
  const service = t(`members.service.${restrictive.service}`);
  const services = filters.services.filter((one) => one !== restrictive.service);
  return {
    text: t('members.restrictive', { service, count: restrictive.left }),
    remove: t('members.restrictive.remove', { service }),
    to: membersQuery({ ...filters, services }) || '.',
  };
}

function textsOf({ found, all, filters }: FoundMembers, site: Site): DirectoryTexts {
  const { locale } = site;
  const t = textOf(locale);
  const read = readDay(site, 'members');
  const count = t('members.count', { count: found.length });
  const of = isFiltered(filters) ? ` ${t('market.listed.of', { total: integer(all.length) })}` : '';
  const updated = read === null ? '' : ` ${t('members.updated', { date: formatDate(read, locale) })}`;
  return {
    filter: t('members.filter'),
    count: `${count}${of}${updated}`,
    byStatus: t('members.byStatus'),
    views: t('members.views'),
    note: t('members.note'),
    none: t('members.none'),
    ofToday: t('members.ofToday'),
    today: t('members.today'),
  };
}
