import { ELECTION_PHASES } from '#domain/board-election.ts';
import { RANKED_SEGMENTS } from '#domain/broker-ranking.ts';
import { DISCLOSURE_KINDS } from '#domain/disclosure-kind.ts';
import { DEFAULT_LOCALE } from '#domain/locale.ts';
import { BROKERAGE_SERVICES, MEMBER_ROLES } from '#domain/member.ts';
import { EXCHANGE_ROLES } from '#domain/security.ts';
import { SYSTEM_KINDS } from '#domain/vendor.ts';
import { actionColumns } from '#app/blocks/company-records/action-columns.ts';
import { ACTION_KINDS, MARKERS } from '#app/blocks/corporate-actions/action-filters.ts';
import { electionColumns } from '#app/blocks/e-board/election-columns.ts';
import { memberColumns } from '#app/blocks/members/member-columns.ts';
import { rankingColumns } from '#app/blocks/members/ranking-columns.ts';
import { RANKING_PERIODS } from '#app/blocks/members/ranking-filters.ts';
import { shariaColumns } from '#app/blocks/sharia/sharia-columns.ts';
import { vendorColumns } from '#app/blocks/vendors/vendor-columns.ts';
import type { NoticeKind } from '#app/data/notices/kinds.ts';
import { marketActionRows } from '#app/exports/calendar-rows.ts';
import { shariaRows } from '#app/exports/class-rows.ts';
import { positionRows } from '#app/exports/election-rows.ts';
import { memberRows } from '#app/exports/member-rows.ts';
import { noticeColumns, noticeRows } from '#app/exports/notice-rows.ts';
import { rankingRows } from '#app/exports/ranking-rows.ts';
import { byDayRows, disclosureColumns } from '#app/exports/record-rows.ts';
import { vendorRows } from '#app/exports/vendor-rows.ts';
import { choice, FROM, TO, WORDS, type Param } from '#app/api/param.ts';
import { queryOf, type Wanted, type Resource } from '#app/api/resource.ts';

const SYMBOL: Param = { name: 'symbol', type: 'code' };
const YEAR: Param = { name: 'year', type: 'year' };

/** Pages call the security of an issuer by the name of its filter. */
const byIssuer = ({ symbol, ...asked }: Wanted) => queryOf({ ...asked, issuer: symbol?.toUpperCase() });

const NOTICES: readonly [path: string, kind: NoticeKind][] = [
  ['circulars', 'circulars'],
  ['announcements', 'market-announcements'],
  ['derivatives-announcements', 'derivatives-market-announcements'],
  ['press-releases', 'press-releases'],
  ['events', 'events'],
];

const ISSUERS: readonly Resource[] = [
  {
    name: 'corporate-actions',
    path: '/corporate-actions',
    tag: 'issuers',
    lifetime: 'day',
    params: [SYMBOL, choice('kind', ACTION_KINDS), choice('marker', MARKERS), FROM, TO],
    isPaged: true,
    columns: (t) => actionColumns(t, { ofAll: true, rows: [], locale: DEFAULT_LOCALE }),
    load: (site, asked) => marketActionRows(site, { query: byIssuer(asked), params: {} }),
  },
  {
    name: 'disclosures',
    path: '/disclosures',
    tag: 'issuers',
    lifetime: 'day',
    params: [SYMBOL, choice('kind', DISCLOSURE_KINDS), WORDS, FROM, TO],
    isPaged: true,
    isPerLanguage: true,
    columns: (t) => disclosureColumns(t, '', true),
    load: (site, asked) => byDayRows(site, { query: byIssuer(asked), params: {} }),
  },
  {
    name: 'elections',
    path: '/elections',
    tag: 'issuers',
    lifetime: 'day',
    params: [SYMBOL, choice('phase', ELECTION_PHASES)],
    columns: (t) => electionColumns(t, '2000-01-01'),
    load: (site, asked) => positionRows(site, { query: byIssuer(asked), params: {} }),
  },
  {
    name: 'sharia',
    path: '/sharia',
    tag: 'issuers',
    lifetime: 'day',
    params: [YEAR, choice('quarter', ['1', '2', '3', '4']), choice('exchange', EXCHANGE_ROLES, 'home')],
    columns: (t) => shariaColumns(t, { quarterEnd: null }),
    load: (site, asked) => shariaRows(site, { query: queryOf(asked), params: {} }),
  },
];

const PUBLISHED = NOTICES.map(([path, kind]): Resource => ({
  name: path,
  path: `/${path}`,
  tag: 'publications',
  lifetime: 'day',
  params: [WORDS, FROM, TO],
  isPaged: true,
  isPerLanguage: true,
  columns: () => noticeColumns(kind, { locale: DEFAULT_LOCALE, origin: '' }),
  load: (site, asked) => noticeRows(kind)(site, { query: queryOf(asked), params: {} }),
}));

const MEMBERS: readonly Resource[] = [
  {
    name: 'members',
    path: '/members',
    tag: 'members',
    lifetime: 'day',
    params: [WORDS, choice('service', BROKERAGE_SERVICES), choice('role', MEMBER_ROLES), { name: 'asOf', type: 'day' }],
    columns: memberColumns,
    load: (site, asked) => memberRows(site, { query: queryOf(asked), params: {} }),
  },
  {
    name: 'brokers-ranking',
    path: '/brokers-ranking',
    tag: 'members',
    lifetime: 'day',
    params: [
      { name: 'month', type: 'month' },
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
    params: [WORDS, choice('kind', SYSTEM_KINDS), choice('service', BROKERAGE_SERVICES)],
    columns: vendorColumns,
    load: (site, asked) => vendorRows(site, { query: queryOf(asked), params: {} }),
  },
];

/** What issuers and the exchange publish, and who may trade. */
export const PUBLICATIONS: readonly Resource[] = [...ISSUERS, ...PUBLISHED, ...MEMBERS];
