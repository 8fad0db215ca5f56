import { PRICE_BASES } from '#domain/adjusted-price.ts';
import { FOREIGN_STATUSES } from '#domain/foreign-ownership.ts';
import { INTERVALS } from '#domain/bar-periods.ts';
import { BULLETIN_SECTIONS } from '#domain/bulletin.ts';
import { BULLETIN_KINDS } from '#domain/bulletin-period.ts';
import { ZAKAT_CALENDARS, ZAKAT_WAYS } from '#domain/calculators/zakat.ts';
import { UNCLAIMED_WHEN, UNCLAIMED_WHERE, UNCLAIMED_WHO, UPDATE_WHAT, UPDATE_WHO } from '#domain/papers.ts';
import { ELECTION_PHASES } from '#domain/board-election.ts';
import { TOPICS } from '#domain/forms/contact-topics.ts';
import { GLOSSARY_AREAS } from '#domain/glossary.ts';
import { RANKED_BY, RANKED_SEGMENTS } from '#domain/broker-ranking.ts';
import { DIVIDEND_STATUSES } from '#domain/dividend-status.ts';
import { DISCLOSURE_KINDS } from '#domain/disclosure-kind.ts';
import { EXCHANGE_ROLES } from '#domain/security.ts';
import { RIGHTS_STATES } from '#domain/rights-issue.ts';
import { LOCALE_CODES } from '#domain/locale.ts';
import { OFFERING_KINDS, OFFERING_STATES } from '#domain/offering.ts';
import { SERVICE_CHANNELS } from '#domain/catalog-service.ts';
import { MARGIN_KINDS } from '#domain/margin-week.ts';
import { MAKING_GROUPS } from '#domain/market-making.ts';
import { BROKERAGE_SERVICES, MEMBER_ROLES } from '#domain/member.ts';
import { VACANCY_KINDS } from '#domain/vacancy.ts';
import { SYSTEM_KINDS, VENDOR_STATUSES } from '#domain/vendor.ts';
import { PERIODS } from '#app/blocks/disclosures/disclosure-filters.ts';
import { DISTRIBUTIONS, DIVIDEND_SORTS } from '#app/blocks/dividends/dividend-filters.ts';
import { SECURITY_LISTS } from '#app/blocks/security-list/kinds.ts';
import { listColumns } from '#app/blocks/security-list/list-columns.ts';
import { COLUMN_IDS } from '#app/blocks/security-list/columns.ts';
import { CONSTITUENT_COLUMNS } from '#app/blocks/indices/constituent-order.ts';
import { OVERLAYS, OSCILLATORS, PRICES, SCALES, SHAPES } from '#app/blocks/chart/chart-view.ts';
import { HOLDING_CUTS } from '#app/blocks/holdings/holding-filters.ts';
import { PRICE_COLUMNS, PRICE_SORTS } from '#app/blocks/history/price-filters.ts';
import { TABLE_SHAPES } from '#app/blocks/history/index-filters.ts';
import { OWNERSHIP_SORTS } from '#app/blocks/foreign-ownership/ownership-filters.ts';
import { CONTRACT_SORTS } from '#app/blocks/future-days/contract-filters.ts';
import { FUTURE_SERIES, FUTURE_SORTS } from '#app/blocks/future-days/day-filters.ts';
import { GROUP_COUNTS, tradeSorts } from '#app/blocks/investor-trades/trade-filters.ts';
import { MARGIN_SORTS } from '#app/blocks/margin-weeks/margin-filters.ts';
import { RANGES } from '#app/blocks/plot/ranges.ts';
import { SHARIA_STATES } from '#app/blocks/sharia/classification-filters.ts';
import { RANKING_PERIODS } from '#app/blocks/members/ranking-filters.ts';
import { MAKER_SORTS, MET_FILTERS } from '#app/blocks/market-makers/maker-filters.ts';
import { MEMBER_SORTS, MEMBER_VIEWS, ONLINE, STATUS_FILTERS } from '#app/blocks/members/member-filters.ts';
import { AUDIENCE_FILTERS, SERVICE_SORTS } from '#app/blocks/services/service-filters.ts';
import { OFFERING_SORTS } from '#app/blocks/offerings/offering-filters.ts';
import { VACANCY_SORTS } from '#app/blocks/careers/vacancy-filters.ts';
import { VENDOR_SORTS } from '#app/blocks/vendors/vendor-filters.ts';
import { CREDIT_SORTS } from '#app/blocks/carbon/credit-columns.ts';
import { RETIREMENT_SORTS } from '#app/blocks/carbon/retirement-filters.ts';
import { MARKET_VIEWS } from '#app/blocks/watch/watch-views.ts';
import { WATCH_BOARDS } from '#app/blocks/watch/watch-view.ts';
import { CALENDAR_KINDS, MARKERS } from '#app/blocks/corporate-actions/action-filters.ts';

/** Values that pages accept, keyed by parameter name: of several pages together when they share a name. */
export function queryValues(): Record<string, readonly string[]> {
  const ofLists = SECURITY_LISTS.flatMap(({ kind }) => listColumns({ kind, inAed: true }, (id) => id));
  const columns = [...COLUMN_IDS, ...CONSTITUENT_COLUMNS, ...ofLists.map(({ id }) => id), ...PRICE_COLUMNS];
  const kinds = SECURITY_LISTS.flatMap(({ kind }) => kind ?? []);
  return {
    area: GLOSSARY_AREAS,
    board: WATCH_BOARDS,
    by: HOLDING_CUTS,
    channel: SERVICE_CHANNELS,
    column: columns,
    exchange: EXCHANGE_ROLES,
    // Other upcoming features are named in exchange.config.ts.
    for: ['app', 'wallet', ...AUDIENCE_FILTERS],
    groups: Object.values(GROUP_COUNTS).flat(),
    group: MAKING_GROUPS,
    kind: [
      ...CALENDAR_KINDS,
      ...DISCLOSURE_KINDS,
      ...kinds,
      'right',
      'future',
      'carbon',
      ...SYSTEM_KINDS,
      ...DISTRIBUTIONS,
      ...BULLETIN_KINDS,
      ...MARGIN_KINDS,
      ...OFFERING_KINDS,
      ...VACANCY_KINDS,
    ],
    interval: INTERVALS,
    language: LOCALE_CODES,
    marker: MARKERS,
    met: MET_FILTERS,
    online: ONLINE,
    order: ['ascending', 'descending'],
    part: ['panel'],
    period: [...PERIODS, ...RANKING_PERIODS],
    phase: ELECTION_PHASES,
    prices: [...PRICES, ...PRICE_BASES],
    quarter: ['1', '2', '3', '4'],
    range: RANGES,
    role: MEMBER_ROLES,
    scale: SCALES,
    section: BULLETIN_SECTIONS,
    segment: RANKED_SEGMENTS,
    series: FUTURE_SERIES,
    service: BROKERAGE_SERVICES,
    shape: [...SHAPES, ...TABLE_SHAPES],
    sharia: SHARIA_STATES,
    sort: [
      ...columns,
      ...MEMBER_SORTS,
      ...RANKED_BY,
      ...VENDOR_SORTS,
      ...VACANCY_SORTS,
      ...SERVICE_SORTS,
      ...MAKER_SORTS,
      ...DIVIDEND_SORTS,
      ...CONTRACT_SORTS,
      ...CREDIT_SORTS,
      ...RETIREMENT_SORTS,
      ...OWNERSHIP_SORTS,
      ...PRICE_SORTS,
      ...FUTURE_SORTS,
      ...MARGIN_SORTS,
      ...Object.values(GROUP_COUNTS).flatMap((counts) => counts.flatMap((groups) => tradeSorts({ groups }))),
      ...OFFERING_SORTS,
    ],
    state: [...OFFERING_STATES, ...RIGHTS_STATES],
    status: [...FOREIGN_STATUSES, ...STATUS_FILTERS, ...VENDOR_STATUSES, ...DIVIDEND_STATUSES],
    study: [...OVERLAYS, ...OSCILLATORS],
    topic: TOPICS,
    calendar: ZAKAT_CALENDARS,
    way: ZAKAT_WAYS,
    what: UPDATE_WHAT,
    when: UNCLAIMED_WHEN,
    where: UNCLAIMED_WHERE,
    who: [...UNCLAIMED_WHO, ...UPDATE_WHO],
    view: [...MARKET_VIEWS, ...MEMBER_VIEWS, 'checklist'],
  };
}
