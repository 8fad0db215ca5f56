import { daysOfMonth, monthsFrom, type Month } from '#domain/month.ts';
import { lastPublishedMonth, type BrokerFigures, type RankedSegment } from '#domain/broker-ranking.ts';
import { memberOn, type Member } from '#domain/member.ts';
import type { DailyBar } from '#domain/quote.ts';
import type { SecurityKind } from '#domain/security.ts';
import type { PlainDate } from '#domain/time.ts';
import { wholeOf } from '../issuers/seeded.ts';
import { MEMBER_FACTS, type MemberKind } from './data/members.ts';
import { tradingMembers } from './directory.ts';

/** Traded totals: sums of bars, in whole units that are fully distributed. */
interface Turnover {
  value: number;
  volume: number;
  trades: number;
}

/** A security with the bars to sum. */
export interface RankedSecurity {
  symbol: string;
  kind: SecurityKind;
  currency: string;
}

type BarsOf = (symbol: string, from: PlainDate, to: PlainDate) => readonly DailyBar[];

/** Contracts that expired earlier are dropped, so derivatives of earlier months can no longer be summed. */
const DERIVATIVES_MONTHS = 6;

/**
 * By kind of firm: its weight in the market, its trades relative to that, and the electronic share of its value in per
 * cent.
 */
const KINDS: Record<MemberKind, { weight: number; trades: number; electronic: readonly [low: number, high: number] }> =
  {
    'full-broker': { weight: 60, trades: 10, electronic: [45, 80] },
    bank: { weight: 40, trades: 5, electronic: [25, 60] },
    maker: { weight: 50, trades: 20, electronic: [95, 100] },
    'digital-broker': { weight: 30, trades: 30, electronic: [88, 99] },
    'local-broker': { weight: 8, trades: 15, electronic: [0, 35] },
    custodian: { weight: 0, trades: 0, electronic: [0, 0] },
  };
const KIND_OF = new Map(MEMBER_FACTS.map(({ code, kind }) => [code, kind]));

/**
 * Each member's purchases and sales in a month: the sums of the bars of the securities and of the futures, in dirhams,
 * distributed among the members that traded. Both sides add up exactly to the bars' sums. Empty before the month is
 * published.
 */
export function brokerFigures(
  month: Month,
  today: PlainDate,
  securities: readonly RankedSecurity[],
  barsOf: BarsOf,
): Record<RankedSegment, BrokerFigures[]> {
  if (month > lastPublishedMonth(today)) return { securities: [], derivatives: [] };
  const days = daysOfMonth(month);
  const [from, to] = [days[0]!, days.at(-1)!];
  const of = (is: (security: RankedSecurity) => boolean) =>
    turnoverOf(securities.filter(is).flatMap(({ symbol }) => barsOf(symbol, from, to)));
  const members = tradingMembers(to);
  const offersDerivatives = (member: Member) =>
    memberOn(member, to)!.services.some(({ service }) => service === 'derivatives');
  const isKept = month >= monthsFrom(today.slice(0, 7), -DERIVATIVES_MONTHS)!;
  return {
    securities: shared(
      of(({ kind, currency }) => kind !== 'future' && currency === 'AED'),
      members,
      month,
    ),
    derivatives: isKept
      ? shared(
          of(({ kind, currency }) => kind === 'future' && currency === 'AED'),
          members.filter(offersDerivatives),
          month,
        )
      : [],
  };
}

function turnoverOf(bars: readonly DailyBar[]): Turnover {
  return bars.reduce(
    (sum, { value, volume, trades }) => ({
      value: sum.value + (value ?? 0),
      volume: sum.volume + (volume ?? 0),
      trades: sum.trades + (trades ?? 0),
    }),
    { value: 0, volume: 0, trades: 0 },
  );
}

function shared({ value, volume, trades }: Turnover, members: readonly Member[], month: Month): BrokerFigures[] {
  if (value === 0 || members.length === 0) return [];
  const codes = members.map(({ code }) => code);
  const parts = (whole: number, side: string, how: string, factor: (code: string) => number) =>
    apportioned(
      whole,
      codes.map(
        (code) => weightOf(code, month, side) * factor(code) * wholeOf(`${how}/${code}/${month}/${side}`, 90, 110),
      ),
    );
  const one = () => 1;
  const often = (code: string) => KINDS[KIND_OF.get(code)!].trades;
  const [bought, sold] = [parts(value, 'buy', 'value', one), parts(value, 'sell', 'value', one)];
  const [boughtVolume, soldVolume] = [parts(volume, 'buy', 'volume', one), parts(volume, 'sell', 'volume', one)];
  const [boughtTrades, soldTrades] = [parts(trades, 'buy', 'trades', often), parts(trades, 'sell', 'trades', often)];
  return codes.map((code, at) => ({
    code,
    bought: bought[at]!,
    sold: sold[at]!,
    boughtVolume: boughtVolume[at]!,
    soldVolume: soldVolume[at]!,
    boughtTrades: boughtTrades[at]!,
    soldTrades: soldTrades[at]!,
    electronic: electronicOf(code, month, bought[at]! + sold[at]!),
  }));
}

/** A firm's weight stays similar, with variation from month to month, separately on each side. */
function weightOf(code: string, month: Month, side: string): number {
  const size = wholeOf(`size/${code}`, 40, 160);
  return (
    KINDS[KIND_OF.get(code)!].weight *
    size *
    wholeOf(`month/${code}/${month}`, 80, 120) *
    wholeOf(`${side}/${code}/${month}`, 88, 112)
  );
}

function electronicOf(code: string, month: Month, value: number): number {
  const [low, high] = KINDS[KIND_OF.get(code)!].electronic;
  return Number((BigInt(value) * BigInt(wholeOf(`electronic/${code}/${month}`, low, high))) / 100n);
}

/** Splits a whole number into whole parts by weights; the parts add up to it exactly. */
export function apportioned(whole: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  let [reached, given] = [0n, 0n];
  return weights.map((weight) => {
    reached += BigInt(weight);
    const part = (BigInt(whole) * reached) / all - given;
    given += part;
    return Number(part);
  });
}
