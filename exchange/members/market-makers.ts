import { addDays, isTradingDay } from '#domain/calendar.ts';
import type { MakingGroup, MakingObligation, MakingRecord, MarketMaker } from '#domain/market-making.ts';
import { lastMonthBefore, makesMarketOn } from '#domain/market-making.ts';
import { memberOn } from '#domain/member.ts';
import { daysOfMonth, type Month } from '#domain/month.ts';
import type { PlainDate } from '#domain/time.ts';
import { onTradingDay } from '../issuers/corporate-year.ts';
import { wholeOf } from '../issuers/seeded.ts';
import { membersBy } from './directory.ts';

/** Obligations of each group: thousandths of a per cent, and thousandths of a dirham. */
export const GROUP_OBLIGATIONS: Record<MakingGroup, MakingObligation> = {
  A: { presence: 80_000, maxSpread: 750, minSize: 100_000_000 },
  B: { presence: 70_000, maxSpread: 1_000, minSize: 75_000_000 },
  C: { presence: 60_000, maxSpread: 1_500, minSize: 50_000_000 },
  D: { presence: 50_000, maxSpread: 2_500, minSize: 25_000_000 },
};
/** Lowest turnover of a usual day for each group, millions of dirhams. */
const GROUPS: readonly (readonly [from: number, group: MakingGroup])[] = [
  [30, 'A'],
  [8, 'B'],
  [2, 'C'],
  [0, 'D'],
];
const FIRST_YEAR = 2018;
/** One registration in this many has ended. */
const ENDED_ONE_IN = 5;
const WHOLE = 100_000;

/** A security for which a maker can be registered. */
export interface MadeSecurity {
  symbol: string;
  listed: PlainDate;
  /** Millions of dirhams on a usual day; 0 for a security that never trades. */
  turnover: number;
}

/** The registrations as of that day; an end that lies ahead is left out. */
export function marketMakersBy(day: PlainDate, securities: readonly MadeSecurity[]): MarketMaker[] {
  const makers = membersBy(day).filter(({ roles }) => roles.includes('market-maker'));
  return securities
    .filter(({ turnover }) => turnover > 0)
    .flatMap(({ symbol, listed, turnover }) =>
      makers
        .filter(({ code }) => isRegistered(code, symbol, turnover))
        .map((member): MarketMaker => {
          const group = GROUPS.find(([from]) => turnover >= from)![1];
          const first = [listed, member.admittedOn, `${FIRST_YEAR}-01-01`].toSorted().at(-1)!;
          const since = onTradingDay(
            firstOfMonth(addDays(first, wholeOf(`maker/${member.code}/${symbol}`, 40, 1_500))),
          );
          const until = endOf(member.code, symbol, since, memberOn(member, day)?.status === 'active');
          return {
            id: `${member.code}-${symbol}`.toLowerCase(),
            member: member.code,
            symbol,
            since,
            until: until !== null && until <= day ? until : null,
            group,
            ...GROUP_OBLIGATIONS[group],
            with: wholeOf(`maker/with/${member.code}/${symbol}`, 1, 3) === 1 ? 'issuer' : 'exchange',
            circular: null,
          };
        }),
    )
    .filter(({ since }) => since <= day);
}

/** Thinly traded securities have a maker less often. */
function isRegistered(code: string, symbol: string, turnover: number): boolean {
  return wholeOf(`makes/${code}/${symbol}`, 1, 10) <= (turnover >= 8 ? 5 : turnover >= 2 ? 3 : 1);
}

function firstOfMonth(day: PlainDate): PlainDate {
  return `${day.slice(0, 7)}-01`;
}

function endOf(code: string, symbol: string, since: PlainDate, isActive: boolean): PlainDate | null {
  if (isActive && wholeOf(`maker/ends/${code}/${symbol}`, 1, ENDED_ONE_IN) !== 1) return null;
  return onTradingDay(firstOfMonth(addDays(since, wholeOf(`maker/lasts/${code}/${symbol}`, 400, 1_400))));
}

/** Each maker's record for its days of a finished month; empty before the month ends. */
export function makingRecords(month: Month, today: PlainDate, makers: readonly MarketMaker[]): MakingRecord[] {
  if (month > lastMonthBefore(today)) return [];
  const days = daysOfMonth(month).filter((day) => isTradingDay(day));
  return makers.flatMap((maker) => {
    const own = days.filter((day) => makesMarketOn(maker, day));
    return own.length === 0 ? [] : recordOf(maker, month, own);
  });
}

/** Each day's presence is drawn from a fixed seed; most obligations are met. */
function recordOf(maker: MarketMaker, month: Month, days: readonly PlainDate[]): MakingRecord {
  const presences = days.map((day) => presenceOn(maker, day));
  const drawn = (what: string, low: number, high: number) => wholeOf(`${what}/${maker.id}/${month}`, low, high);
  return {
    id: maker.id,
    days: days.length,
    metDays: presences.filter((presence) => presence >= maker.presence).length,
    presence: Math.round(presences.reduce((sum, presence) => sum + presence, 0) / presences.length),
    averageSpread: Math.round((maker.maxSpread * drawn('spread', 550, 960)) / 1_000),
    averageSize: Math.round((maker.minSize * drawn('size', 1_050, 1_900)) / 1_000),
  };
}

/** Presence in thousandths of a per cent. */
function presenceOn({ id, presence }: MarketMaker, day: PlainDate): number {
  const skill = wholeOf(`skill/${id}`, 0, 9_000);
  return Math.min(WHOLE, presence - 8_000 + skill + wholeOf(`presence/${id}/${day}`, 0, 14_000));
}
