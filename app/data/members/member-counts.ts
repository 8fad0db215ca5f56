import { pick } from '#domain/bilingual.ts';
import { formatDate } from '#domain/date.ts';
import { activeByRole, changesOfYear, MEMBER_ROLES, memberOn, type MemberChange } from '#domain/member.ts';
import { textOf } from '#messages/text.tsx';
import type { MemberCountsData } from '#app/blocks/members/member-counts.tsx';
import type { Site } from '#app/context.ts';
import { readDay } from '#app/data/status/read-day.ts';
import { isUnread, staleData, type StaleData } from '#app/data/status/stale-data.ts';
import { pathOf } from '#app/page-path.ts';
import { loadMembers } from './members.ts';

/** The number of members in each role, and this year's changes. */
export async function loadMemberCounts(site: Site): Promise<MemberCountsData & { stale: StaleData | null }> {
  const t = textOf(site.locale);
  const members = await loadMembers(site);
  const today = site.today();
  const counts = activeByRole(members.flatMap((member) => memberOn(member, today) ?? []));
  const { admitted, servicesAdded, cancelled } = changesOfYear(members, today);
  const directory = pathOf('members-brokers-directory');
  const read = readDay(site, 'members');
  return {
    stale: staleData(site, 'members'),
    unread: members.length === 0 && isUnread(site, 'members'),
    roles: MEMBER_ROLES.map((role) => ({
      role,
      label: t(`members.role.${role}`),
      count: counts[role],
      to: `${directory}?status=active&role=${role}`,
    })),
    changes: Object.entries({ admitted, servicesAdded, cancelled }).map(([kind, changes]) => ({
      kind,
      text: t(`members.year.${kind}`, { count: changes.length, year: today.slice(0, 4) }),
      of: changes.map((change) => lineOf(change, site)),
    })),
    note: read === null ? null : t('members.updated', { date: formatDate(read, site.locale) }).replace(/^· /, ''),
  };
}

function lineOf(change: MemberChange, { locale }: Site): MemberCountsData['changes'][number]['of'][number] {
  const { code, name } = change.member;
  const t = textOf(locale);
  const service = 'service' in change ? t(`members.service.${change.service}`) : null;
  return { code, name: pick(name, locale), day: formatDate(change.on, locale), service };
}
