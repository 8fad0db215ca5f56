import type { BulletinSection, BulletinSections, SecurityLine } from './bulletin.ts';
import { disclosureLines, disclosureWindow, headlineLines, resultLines } from './bulletin-disclosures.ts';
import { listingLines, reviewLines, type BasketsInput, type CloseBefore } from './bulletin-members.ts';
import { foreignSections, marginLines } from './bulletin-owners.ts';
import type { BulletinKind, BulletinPeriod } from './bulletin-period.ts';
import { debtLines, fundLines, futureLines, type DebtInput } from './bulletin-products.ts';
import { suspensionLines } from './bulletin-suspensions.ts';
import type { SecurityInput } from './bulletin-security.ts';
import { inUnitsOf } from './units-of-day.ts';
import type { Disclosure } from './disclosure.ts';
import type { OwnershipDay } from './foreign-ownership.ts';
import type { FutureDay } from './future-days.ts';
import type { MarginWeek } from './margin-week.ts';
import type { DayNetAssets } from './net-assets.ts';
import type { Security } from './security.ts';
import type { PlainDate } from './time.ts';
import type { ShareDividend } from './total-return.ts';

/** Inputs of a bulletin other than prices and trades; data that the exchange does not publish is absent. */
export interface BulletinRecords {
  futures?: readonly (FutureDay & { currency: string })[];
  debt?: DebtInput;
  /** By symbol, oldest day first. */
  netAssets?: ReadonlyMap<string, readonly DayNetAssets[]>;
  /** For the period's last day and the last one before it. */
  ownership?: readonly OwnershipDay[];
  margin?: readonly MarginWeek[];
  /** In every language, from well before the period on; null when some are not stored. */
  disclosures?: readonly Disclosure[] | null;
  /** The month in which each company's fiscal year ends, by symbol. */
  yearEnds?: ReadonlyMap<string, number>;
  /** All securities that may have a listing day. */
  listed?: readonly Security[];
  /** Starting with the last basket before the period. */
  baskets?: readonly BasketsInput[];
  /** Cash dividends of all securities. */
  dividends?: readonly ShareDividend[];
  /**
   * The exchange's own announcements in every language, for all days that the period's window touches; null when some
   * are not stored.
   */
  announcements?: readonly Disclosure[] | null;
}

interface Market {
  days: readonly PlainDate[];
  lines: readonly SecurityLine[];
  securities: readonly SecurityInput[];
}

const LONG: readonly BulletinKind[] = ['quarterly', 'yearly'];
const NOT_DAILY: readonly BulletinKind[] = ['weekly', 'monthly', 'quarterly', 'yearly'];
/** Sections that exist only in bulletins of some kinds. */
const ONLY_IN: Partial<Record<BulletinSection, readonly BulletinKind[]>> = {
  debt: NOT_DAILY,
  foreign: NOT_DAILY,
  'foreign-limits': NOT_DAILY,
  margin: NOT_DAILY,
  headlines: ['daily'],
  listings: NOT_DAILY,
  suspensions: NOT_DAILY,
  reviews: LONG,
  results: LONG,
};

/** The sections from those records for a bulletin of the kind. */
export function recordSections(period: BulletinPeriod, market: Market, records: BulletinRecords): BulletinSections {
  const all: BulletinSections = {
    ...productSections(period, market, records),
    ...issuerSections(period, market, records),
  };
  return Object.fromEntries(
    Object.entries(all).filter(([name]) => ONLY_IN[name as BulletinSection]?.includes(period.kind) ?? true),
  );
}

function productSections(period: BulletinPeriod, { days, lines, securities }: Market, records: BulletinRecords) {
  const { futures, debt, netAssets, ownership, margin } = records;
  const [from, to] = [days[0]!, days.at(-1)!];
  const names = namesOf(lines);
  const bars = new Map(securities.map(({ security, bars: own }) => [security.symbol, own]));
  const events = new Map(securities.map(({ security, events: own }) => [security.symbol, own]));
  return {
    ...(futures && { futures: futureLines(futures, days, (root) => events.get(root) ?? []) }),
    ...(debt && { debt: debtLines(debt, period) }),
    ...(netAssets && { funds: fundLines(lines, netAssets, { bars, to }) }),
    ...(ownership && foreignSections(ownership, { from, to }, names)),
    ...(margin && { margin: marginLines(margin, period) }),
  };
}

function issuerSections(period: BulletinPeriod, { lines, securities }: Market, records: BulletinRecords) {
  const { disclosures, announcements, listed, baskets, yearEnds = new Map() } = records;
  const published = disclosureWindow(period);
  const headlines = disclosures && headlineLines(disclosures, published);
  return {
    ...(disclosures !== undefined && {
      disclosures: headlines ? disclosureLines(headlines) : null,
      headlines: headlines ?? null,
      results: disclosures && resultLines(disclosures, published, yearEnds),
    }),
    ...(listed && { listings: listingLines(listed, period) }),
    ...(announcements !== undefined && {
      suspensions: announcements && suspensionLines(announcements, published, namesOf(lines)),
    }),
    ...(baskets && { reviews: reviewLines(baskets, period, namesOf(lines), closesOf(securities)) }),
  };
}

function namesOf(lines: readonly SecurityLine[]) {
  return new Map(lines.map(({ symbol, name }) => [symbol, name]));
}

function closesOf(securities: readonly SecurityInput[]): CloseBefore {
  const inputs = new Map(securities.map((input) => [input.security.symbol, input]));
  return (symbol, day, units) => {
    const { bars = [], events = [] } = inputs.get(symbol) ?? {};
    const before = bars.filter(({ date }) => date < day);
    return (units === 'as-traded' ? before : inUnitsOf(day, before, events)).at(-1)?.close;
  };
}
