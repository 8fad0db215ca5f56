import type { PlainDate } from './time.ts';
import type { Thousandths } from './thousandths.ts';

/** Permitted and actual holding of a group of investors: thousandths of a per cent. */
export interface HeldShare {
  permitted: Thousandths;
  actual: Thousandths;
}

/** Ownership of a company at the end of a day. */
export interface OwnershipDay {
  date: PlainDate;
  symbol: string;
  issuedShares: number;
  /** null when the exchange does not give a number of shares. */
  foreignShares: number | null;
  national: HeldShare;
  gcc: HeldShare;
  foreign: HeldShare;
  /** Joint limit for foreigners and Gulf citizens; null when there is none. */
  jointLimit: Thousandths | null;
}

/** What foreigners may still buy. */
export interface ForeignRoom {
  /** Below 0 when the limit is exceeded; null when the exchange does not give a number of shares. */
  shares: number | null;
  /** Percentage points of the issued shares in thousandths, at least 0. */
  percent: Thousandths;
  /** Share of the limit in use; null when there is no limit, or nothing is permitted. */
  used: Thousandths | null;
  status: ForeignStatus;
}

export const FOREIGN_STATUSES = ['over', 'full', 'near', 'open', 'closed', 'no-limit'] as const;
/** Near: 90 % of the limit and more. Over: foreigners may sell, not buy. */
export type ForeignStatus = (typeof FOREIGN_STATUSES)[number];

const WHOLE = 100_000;
const NEAR_PERCENT = 90n;

/** A limit and the holding under it, in shares when these are given, otherwise in thousandths of a per cent. */
interface Limit {
  most: bigint;
  held: bigint;
}

/** What foreigners may still buy of a company. With a joint limit, the tighter of the two applies. */
export function foreignRoom(day: OwnershipDay): ForeignRoom {
  const { foreign, gcc, jointLimit } = day;
  const shares = limitsOf(day);
  const percent = Math.max(
    0,
    Math.min(
      foreign.permitted - foreign.actual,
      jointLimit === null ? WHOLE : jointLimit - foreign.actual - gcc.actual,
    ),
  );
  const tightest = shares.reduce((a, b) => (b.most - b.held < a.most - a.held ? b : a));
  const left = day.foreignShares === null ? null : Number(tightest.most - tightest.held);
  const isLimited = foreign.permitted < WHOLE || (jointLimit !== null && jointLimit < WHOLE);
  if (foreign.permitted === 0 && tightest.held <= 0n) return { shares: left, percent, used: null, status: 'closed' };
  if (!isLimited) return { shares: left, percent, used: null, status: 'no-limit' };
  return { shares: left, percent, used: usedOf(tightest), status: statusOf(tightest) };
}

/** The limit of foreigners, and the joint one when there is one. */
function limitsOf({ issuedShares, foreignShares, foreign, gcc, jointLimit }: OwnershipDay): Limit[] {
  const inShares = foreignShares !== null;
  const part = (share: Thousandths) =>
    inShares ? (BigInt(issuedShares) * BigInt(share)) / BigInt(WHOLE) : BigInt(share);
  const held = inShares ? BigInt(foreignShares) : BigInt(foreign.actual);
  const own: Limit = { most: part(foreign.permitted), held };
  if (jointLimit === null) return [own];
  // Rounded up, so that no share is promised that is not left.
  const ofGulf = inShares ? -((-BigInt(issuedShares) * BigInt(gcc.actual)) / BigInt(WHOLE)) : BigInt(gcc.actual);
  return [own, { most: part(jointLimit), held: held + ofGulf }];
}

function usedOf({ most, held }: Limit): Thousandths | null {
  return most === 0n ? null : Number((2n * held * BigInt(WHOLE) + most) / (2n * most));
}

function statusOf({ most, held }: Limit): ForeignStatus {
  if (held > most) return 'over';
  if (held === most) return 'full';
  return held * 100n >= most * NEAR_PERCENT ? 'near' : 'open';
}

/** Whether foreigners may buy that many shares, and how many they may; null without a count. */
export function fitsRoom(shares: number, room: Pick<ForeignRoom, 'shares'>): { fits: boolean; most: number } | null {
  if (room.shares === null) return null;
  const most = Math.max(0, room.shares);
  return { fits: shares <= most, most };
}

/** Share of foreigners in the total value: thousandths of a per cent; null when the total is 0. */
export function foreignPartOfMarket(all: readonly { value: Thousandths; foreign: Thousandths }[]): Thousandths | null {
  const value = all.reduce((sum, one) => sum + BigInt(one.value), 0n);
  if (value === 0n) return null;
  const held = all.reduce((sum, one) => sum + BigInt(one.value) * BigInt(one.foreign), 0n);
  return Number((2n * held + value) / (2n * value));
}

/** A change of a company's status from one day to the next. */
export interface StatusChange {
  day: OwnershipDay;
  status: ForeignStatus;
  before: ForeignStatus;
}

/** The days on which a company's status differs from the day before, newest first. */
export function statusChanges(days: readonly OwnershipDay[]): StatusChange[] {
  const changes: StatusChange[] = [];
  for (const own of Map.groupBy(days, ({ symbol }) => symbol).values()) {
    const sorted = own.toSorted((a, b) => (a.date < b.date ? -1 : 1));
    const statuses = sorted.map((day) => foreignRoom(day).status);
    for (let at = 1; at < sorted.length; at += 1)
      if (statuses[at] !== statuses[at - 1])
        changes.push({ day: sorted[at]!, status: statuses[at]!, before: statuses[at - 1]! });
  }
  return changes.sort((a, b) => (a.day.date > b.day.date ? -1 : Number(a.day.date < b.day.date)));
}
