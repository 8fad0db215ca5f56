import type { PlainDate } from './time.ts';
import type { Thousandths } from './thousandths.ts';

export const TRADE_KINDS = ['equity', 'reit', 'etf', 'fund'] as const;
export const NATIONALITIES = ['uae', 'gcc', 'arab', 'other'] as const;
export const INVESTOR_TYPES = ['individual', 'bank', 'company', 'fund', 'government'] as const;
export type TradeKind = (typeof TRADE_KINDS)[number];
export type Nationality = (typeof NATIONALITIES)[number];
export type InvestorType = (typeof INVESTOR_TYPES)[number];

/** Purchases and sales of investors of one nationality and one type on a day, in securities of one kind. */
export interface InvestorTrade {
  date: PlainDate;
  kind: TradeKind;
  nationality: Nationality;
  type: InvestorType;
  buyValue: Thousandths;
  sellValue: Thousandths;
  buyVolume: number;
  sellVolume: number;
  /** null when the exchange does not count trades. */
  buyTrades: number | null;
  sellTrades: number | null;
}

/** A group of investors shown in one column. */
export interface InvestorGroup {
  id: string;
  includes(trade: Pick<InvestorTrade, 'nationality' | 'type'>): boolean;
}

/** Purchases and sales of a group over a number of days. */
export interface InvestorFlow {
  buying: Thousandths;
  selling: Thousandths;
  /** Buying less selling. */
  net: Thousandths;
  /** Buying and selling as a share of twice the market's value: thousandths of a per cent. */
  share: Thousandths;
}

/** Trades of all groups over a number of days. */
export interface InvestorFlows {
  /** In the order of the groups; the shares sum to 100,000 exactly when each trade is in one group. */
  groups: readonly InvestorFlow[];
  buying: Thousandths;
  selling: Thousandths;
}

const WHOLE = 100_000;
const isOf = (nationality: Nationality) => (trade: { nationality: Nationality }) => trade.nationality === nationality;

/**
 * Groups by nationality. Foreigners are all but citizens of the country and of the Gulf; four groups show Arabs apart.
 */
export function nationalityGroups(count: 3 | 4): InvestorGroup[] {
  const citizens = [
    { id: 'uae', includes: isOf('uae') },
    { id: 'gcc', includes: isOf('gcc') },
  ];
  if (count === 3)
    return [
      ...citizens,
      { id: 'foreign', includes: ({ nationality }) => nationality === 'arab' || nationality === 'other' },
    ];
  return [...citizens, { id: 'arab', includes: isOf('arab') }, { id: 'other', includes: isOf('other') }];
}

/** Groups by type. Two groups are individuals and institutions; five show the institutions apart. */
export function typeGroups(count: 2 | 5): InvestorGroup[] {
  const individual: InvestorGroup = { id: 'individual', includes: ({ type }) => type === 'individual' };
  if (count === 2) return [individual, { id: 'institution', includes: ({ type }) => type !== 'individual' }];
  return INVESTOR_TYPES.map((id) => ({ id, includes: ({ type }) => type === id }));
}

/** Every nationality with every type of investor: each trade is in one group. */
export function crossGroups(): (InvestorGroup & { nationality: Nationality; type: InvestorType })[] {
  return INVESTOR_TYPES.flatMap((type) =>
    NATIONALITIES.map((nationality) => ({
      id: `${nationality} ${type}`,
      nationality,
      type,
      includes: (trade: Pick<InvestorTrade, 'nationality' | 'type'>) =>
        trade.type === type && trade.nationality === nationality,
    })),
  );
}

/** Number of securities that each group bought and sold. */
export function investorVolumes(
  trades: readonly InvestorTrade[],
  groups: readonly InvestorGroup[],
): { buying: number; selling: number }[] {
  return groups.map((group) => {
    const own = trades.filter((trade) => group.includes(trade));
    return { buying: sumOf(own, 'buyVolume'), selling: sumOf(own, 'sellVolume') };
  });
}

/** Sums of the trades by group. */
export function investorFlows(trades: readonly InvestorTrade[], groups: readonly InvestorGroup[]): InvestorFlows {
  const sums = groups.map((group) => {
    const own = trades.filter((trade) => group.includes(trade));
    return { buying: sumOf(own, 'buyValue'), selling: sumOf(own, 'sellValue') };
  });
  const [buying, selling] = [sumOf(trades, 'buyValue'), sumOf(trades, 'sellValue')];
  const shares = sharesOf(
    sums.map((one) => one.buying + one.selling),
    buying + selling,
  );
  return {
    groups: sums.map((one, at) => ({ ...one, net: one.buying - one.selling, share: shares[at]! })),
    buying,
    selling,
  };
}

/** Number of days on which a group bought more than it sold. */
export function netBuyingDays(
  trades: readonly InvestorTrade[],
  group: InvestorGroup,
): { buying: number; days: number } {
  const days = [...Map.groupBy(trades, ({ date }) => date).values()];
  const nets = days.map((day) => investorFlows(day, [group]).groups[0]!.net);
  return { buying: nets.filter((net) => net > 0).length, days: days.length };
}

type Summed = 'buyValue' | 'sellValue' | 'buyVolume' | 'sellVolume';

function sumOf(trades: readonly InvestorTrade[], part: Summed): number {
  return trades.reduce((sum, trade) => sum + trade[part], 0);
}

/**
 * Parts of a whole in thousandths of a per cent; the largest remainders are rounded up, so that a full set of parts
 * sums to 100,000.
 */
function sharesOf(parts: readonly number[], whole: number): Thousandths[] {
  if (whole === 0) return parts.map(() => 0);
  const exact = parts.map((part) => (part / whole) * WHOLE);
  const shares = exact.map(Math.floor);
  const covered = parts.reduce((sum, part) => sum + part, 0);
  const missing = Math.round((covered / whole) * WHOLE) - shares.reduce((sum, share) => sum + share, 0);
  const order = exact.map((_, at) => at).sort((a, b) => (exact[b]! % 1) - (exact[a]! % 1) || a - b);
  for (const at of order.slice(0, missing)) shares[at]! += 1;
  return shares;
}
