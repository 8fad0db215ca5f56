import { pick } from '#domain/bilingual.ts';
import { marketInstant } from '#domain/date.ts';
import { hrefIn } from '#domain/locale-switch.ts';
import { memberChanges, type MemberChange } from '#domain/member.ts';
import { textOf, type Text } from '#messages/text.tsx';
import type { PlacedMember } from '#app/blocks/members/directory-data.ts';
import { memberColumns } from '#app/blocks/members/member-columns.ts';
import { ONLINE } from '#app/blocks/members/member-filters.ts';
import type { Site } from '#app/context.ts';
import { findMembers } from '#app/data/members/members.ts';
import { pathOf } from '#app/page-path.ts';
import type { FeedItem, Rows, RowsRequest } from './table.ts';

/** The brokers directory, as on its page, with every fact of each member; its feed reports changes. */
export async function memberRows(site: Site, { query }: RowsRequest): Promise<Rows<PlacedMember>> {
  const t = textOf(site.locale);
  const { found, filters, day } = await findMembers(site, query);
  const { words, services, status, role, city, online, sort, descending, asOf, ignored } = filters;
  return {
    title: t('members.title'),
    columns: memberColumns(t),
    rows: found,
    asOf,
    feeds: ['members'],
    items: () =>
      memberChanges(
        found.map(({ member }) => member),
        day,
      ).map((change) => changeItem(change, site)),
    view: {
      q: words,
      service: services.join(' ') || null,
      status,
      role,
      city,
      online: online ? ONLINE[0] : null,
      sort,
      order: descending ? 'descending' : 'ascending',
      asOf,
    },
    ignored,
  };
}

function changeItem(change: MemberChange, { origin, locale }: Site): FeedItem {
  const { member, on, kind } = change;
  const t = textOf(locale);
  const what = 'service' in change ? `-${change.service}` : '';
  return {
    id: `member-${member.code}-${on}-${kind}${what}`,
    title: `${pick(member.name, locale)}: ${changeText(change, t)}`,
    url: `${origin}${hrefIn(locale, pathOf('members-brokers-directory'))}?q=${member.code}#${member.code}`,
    publishedAt: marketInstant(on, '00:00'),
    category: t(`members.change.${kind}`),
    ...('circular' in change && change.circular && { summary: t('notices.number', { number: change.circular }) }),
  };
}

function changeText(change: MemberChange, t: Text): string {
  if (change.kind === 'status') return t(`members.status.${change.status}`);
  if (change.kind === 'admitted') return t('members.change.admitted');
  return `${t(`members.change.${change.kind}`)}: ${t(`members.service.${change.service}`)}`;
}
