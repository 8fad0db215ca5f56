import { RANKED_SEGMENTS } from '#domain/broker-ranking.ts';
import { BROKERAGE_SERVICES, MEMBER_ROLES } from '#domain/member.ts';
import { SYSTEM_KINDS } from '#domain/vendor.ts';
import { memberColumns } from '#app/blocks/members/member-columns.ts';
import { rankingColumns } from '#app/blocks/members/ranking-columns.ts';
import { RANKING_PERIODS } from '#app/blocks/members/ranking-filters.ts';
import { vendorColumns } from '#app/blocks/vendors/vendor-columns.ts';
import type { Site } from '#app/context.ts';
import { brokerMonths, loadMembers } from '#app/data/members/members.ts';
import { memberRows } from '#app/exports/member-rows.ts';
import { rankingRows } from '#app/exports/ranking-rows.ts';
import { vendorRows } from '#app/exports/vendor-rows.ts';
import { monthAmong } from '#app/api/known-values.ts';
import { AS_OF, choice, WORDS } from '#app/api/param.ts';
import { queryOf, type Resource, type Wanted } from '#app/api/resource.ts';
import { refuseUnknown, requestedDay, siteThen } from '#app/api/site-then.ts';

/** Members as known at the end of a day: data on earlier days may have been corrected since. */
async function members(site: Site, asked: Wanted) {
  const then = siteThen(site, asked);
  refuseUnknown(await loadMembers(then), asked);
  const rows = await memberRows(then, { query: queryOf(asked), params: {} });
  return rows.asOf ? rows : { ...rows, ...requestedDay(asked) };
}

/** Members, their ranking, and their trading systems. */
export const MEMBERS: readonly Resource[] = [
  {
    name: 'members',
    path: '/members',
    tag: 'members',
    lifetime: 'day',
    feeds: ['members'],
    params: [WORDS, choice('service', BROKERAGE_SERVICES), choice('role', MEMBER_ROLES), AS_OF],
    columns: memberColumns,
    load: members,
  },
  {
    name: 'brokers-ranking',
    path: '/brokers-ranking',
    tag: 'members',
    lifetime: 'day',
    feeds: ['broker-figures'],
    params: [
      monthAmong('month', async (site) => (await brokerMonths(site)).map(({ month }) => month)),
      choice('period', RANKING_PERIODS, 'month'),
      choice('segment', RANKED_SEGMENTS),
    ],
    columns: (t) => rankingColumns(t, true),
    load: (site, asked) => rankingRows(site, { query: queryOf(asked), params: {} }),
  },
  {
    name: 'trading-systems',
    path: '/trading-systems',
    tag: 'members',
    lifetime: 'day',
    feeds: ['vendors', 'members'],
    params: [WORDS, choice('kind', SYSTEM_KINDS), choice('service', BROKERAGE_SERVICES)],
    columns: vendorColumns,
    load: (site, asked) => vendorRows(site, { query: queryOf(asked), params: {} }),
  },
];
