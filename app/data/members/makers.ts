import { pick, textsOf, type Bilingual } from '#domain/bilingual.ts';
import { formatMonthYear } from '#domain/date.ts';
import { LOCALES } from '#domain/locale.ts';
import {
  makesMarketOn,
  MAKING_GROUPS,
  spreadPercent,
  spreadStatus,
  type MakingMonth,
  type MarketMaker,
} from '#domain/market-making.ts';
import { daysOfMonth, monthsFrom, type Month } from '#domain/month.ts';
import { integer } from '#domain/number.ts';
import type { Quote } from '#domain/quote.ts';
import { holdsWords } from '#domain/search-words.ts';
import { textOf } from '#messages/text.tsx';
import { followLabels } from '#app/blocks/exports/export-labels.ts';
import { isFiltered, parseMakers, type MakerFilters, type MakerSort } from '#app/blocks/market-makers/maker-filters.ts';
import type { GroupLine, MakerRow, MakersData } from '#app/blocks/market-makers/makers-data.ts';
import type { Site } from '#app/context.ts';
import { isUnread, staleData, type StaleData } from '#app/data/status/stale-data.ts';
import { loadMembers } from './members.ts';

/** Number of months drawn. */
const DRAWN = 12;

export interface FoundMakers {
  all: readonly MakerRow[];
  found: readonly MakerRow[];
  /** Every registration ever made, shown or not. */
  registered: readonly MarketMaker[];
  filters: MakerFilters;
  months: readonly MakingMonth[];
  month: Month | null;
  /** Names of market-making members, by code. */
  names: ReadonlyMap<string, Bilingual>;
}

/** Data for the parts of the page about market makers. */
export async function loadMakers(
  site: Site,
  query: URLSearchParams,
): Promise<MakersData & { stale: StaleData | null }> {
  const t = textOf(site.locale);
  const { locale } = site;
  const found = await findMakers(site, query);
  const { filters, months, month, all, names } = found;
  const codes = [...new Set(all.map(({ maker }) => maker.member))];
  return {
    stale: staleData(site, 'market-makers', 'members'),
    unread: all.length === 0 && isUnread(site, 'market-makers'),
    filters,
    month,
    rows: found.found,
    makers: [
      { value: '', label: t('makers.maker.any') },
      ...codes
        .map((code) => ({ value: code, label: nameOf(names.get(code), code, site) }))
        .sort((a, b) => a.label.localeCompare(b.label, locale)),
    ],
    months: months.map((one) => ({ value: one.month, label: formatMonthYear(`${one.month}-01`, locale) })).toReversed(),
    lines: linesOf(found),
    groups: site.exchange.marketMaking ?? [],
    files: followLabels(site, 'members-market-makers'),
    count: countText(found, site),
    missing:
      filters.month !== null && filters.month !== month
        ? t('makers.unknownMonth', { month: formatMonthYear(`${filters.month}-01`, locale) })
        : null,
  };
}

/** The rows of the page and of its files. */
export async function findMakers(site: Site, query: URLSearchParams): Promise<FoundMakers> {
  const [document, held, members, securities] = await Promise.all([
    site.store.documents.find<readonly MarketMaker[]>('market-makers', 'all'),
    site.store.documents.list<MakingMonth>('making-month'),
    loadMembers(site),
    site.store.securities.list({ exchange: 'home' }),
  ]);
  const months = held.map(({ value }) => value).sort((a, b) => (a.month < b.month ? -1 : 1));
  const names = new Map(members.map(({ code, name }) => [code, name]));
  const securityNames = new Map(securities.map(({ symbol, name }) => [symbol, name]));
  const registered = document?.value ?? [];
  const filters = parseMakers(query, [...new Set(registered.map(({ member }) => member))]);
  const asked = months.find(({ month }) => month === filters.month);
  const shown = asked ?? months.at(-1) ?? null;
  const records = new Map(shown?.records.map((record) => [record.id, record]));
  const isTrading = site.live.clock().phase === 'trading';
  const all = registered
    .filter((maker) => isShown(maker, asked ? asked.month : null, site))
    .map((maker): MakerRow => {
      return {
        maker,
        memberName: names.get(maker.member) ?? null,
        securityName: securityNames.get(maker.symbol) ?? null,
        record: records.get(maker.id) ?? null,
        ...bookNow(site.live.quote(maker.symbol), maker, isTrading),
      };
    });
  const found = all.filter((row) => isIncluded(row, filters)).sort(orderOf(filters, site));
  return { all, found, registered, filters, months, month: shown?.month ?? null, names };
}

/** The spread of the book against the obligation; nothing can be said of a book that is not known. */
export function bookNow(
  quote: Pick<Quote, 'bid' | 'offer' | 'suspended'> | undefined,
  { maxSpread }: Pick<MarketMaker, 'maxSpread'>,
  isTrading: boolean,
): Pick<MakerRow, 'spreadNow' | 'status'> {
  if (!isTrading) return { spreadNow: null, status: 'closed' };
  if (!quote) return { spreadNow: null, status: null };
  const spreadNow = spreadPercent(quote.bid, quote.offer);
  return { spreadNow, status: spreadStatus(spreadNow, maxSpread, !quote.suspended) };
}

/** True for today's makers; for a requested month, for those of any of its days. */
function isShown(maker: MarketMaker, month: Month | null, site: Site): boolean {
  if (month === null) return makesMarketOn(maker, site.today());
  return daysOfMonth(month).some((day) => makesMarketOn(maker, day));
}

function isIncluded({ maker, memberName, securityName, record }: MakerRow, filters: MakerFilters): boolean {
  const isKept = record !== null && record.presence >= maker.presence;
  return (
    (filters.maker === null || maker.member === filters.maker) &&
    (filters.group === null || maker.group === filters.group) &&
    (filters.met === null || (record !== null && isKept === (filters.met === 'met'))) &&
    holdsWords([maker.symbol, maker.member, ...textsOf(memberName), ...textsOf(securityName)].join(' '), filters.words)
  );
}

/** Unknown values sort last in both directions; equal ones by symbol and member. */
function orderOf({ sort, descending }: MakerFilters, { locale }: Site) {
  const collator = new Intl.Collator(LOCALES[locale].iso);
  const sign = descending ? -1 : 1;
  const valueOf = SORT_VALUES[sort];
  return (a: MakerRow, b: MakerRow) => {
    const [one, other] = [valueOf(a), valueOf(b)];
    const equal = collator.compare(a.maker.symbol + a.maker.member, b.maker.symbol + b.maker.member);
    if (one === null || other === null) return Number(one === null) - Number(other === null) || equal;
    return one === other ? equal : sign * (one < other ? -1 : 1);
  };
}

const SORT_VALUES: Record<MakerSort, (row: MakerRow) => string | number | null> = {
  symbol: ({ maker }) => maker.symbol,
  maker: ({ maker }) => maker.member,
  group: ({ maker }) => maker.group,
  since: ({ maker }) => maker.since,
  'presence-required': ({ maker }) => maker.presence,
  'presence-met': ({ record }) => record?.presence ?? null,
  'spread-required': ({ maker }) => maker.maxSpread,
  'spread-average': ({ record }) => record?.averageSpread ?? null,
  'size-required': ({ maker }) => maker.minSize,
  'size-average': ({ record }) => record?.averageSize ?? null,
  'days-met': ({ record }) => (record && record.days > 0 ? record.metDays / record.days : null),
  'spread-now': ({ spreadNow }) => spreadNow,
};

function nameOf(name: Bilingual | undefined, code: string, { locale }: Site): string {
  return name ? `${pick(name, locale)} · ${code}` : code;
}

/** Average presence of the makers of a group, month by month; null when there are fewer than two months. */
function linesOf({ months, registered }: FoundMakers): MakersData['lines'] {
  const last = months.at(-1)?.month;
  if (last === undefined) return null;
  const first = monthsFrom(last, 1 - DRAWN)!;
  const drawn = months.filter(({ month }) => month >= first);
  if (drawn.length < 2) return null;
  const groups = MAKING_GROUPS.flatMap((group): GroupLine[] => {
    const own = registered.filter((maker) => maker.group === group);
    if (own.length === 0) return [];
    const ids = new Set(own.map(({ id }) => id));
    return [{ group, required: own[0]!.presence, presence: drawn.map(({ records }) => averageOf(records, ids)) }];
  });
  return { months: drawn.map(({ month }) => month), groups };
}

function averageOf(records: MakingMonth['records'], ids: ReadonlySet<string>): number | null {
  const some = records.filter(({ id }) => ids.has(id));
  if (some.length === 0) return null;
  return Math.round(some.reduce((sum, { presence }) => sum + presence, 0) / some.length);
}

function countText({ all, found, filters, month }: FoundMakers, site: Site): string {
  const t = textOf(site.locale);
  const of = isFiltered(filters) ? ` ${t('market.listed.of', { total: integer(all.length) })}` : '';
  const records =
    month === null ? '' : ` · ${t('makers.recordsOf', { month: formatMonthYear(`${month}-01`, site.locale) })}`;
  return `${t('makers.count', { count: found.length })}${of}${records}`;
}
