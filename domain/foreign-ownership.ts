import type { PlainDate } from './time.ts';
import type { Thousandths } from './thousandths.ts';

/** What a group of investors may hold and holds: thousandths of a per cent. */
export interface HeldShare {
  permitted: Thousandths;
  actual: Thousandths;
}

/** Who held a company at the end of a day. */
export interface OwnershipDay {
  date: PlainDate;
  symbol: string;
  issuedShares: number;
  /** null where the exchange does not count them. */
  foreignShares: number | null;
  national: HeldShare;
  gcc: HeldShare;
  foreign: HeldShare;
  /** One limit for foreigners and Gulf citizens together; null where there is none. */
  jointLimit: Thousandths | null;
}

/** How much foreigners may still buy. */
export interface ForeignRoom {
  /** Below 0 where they hold more than they may; null where the exchange does not count shares. */
  shares: number | null;
  /** Points of a per cent of the issued shares, 0 at least. */
  percent: Thousandths;
  /** Part of the limit in use; null where there is no limit, or nothing is permitted. */
  used: Thousandths | null;
  status: ForeignStatus;
}

export const FOREIGN_STATUSES = ['over', 'full', 'near', 'open', 'closed', 'no-limit'] as const;
/** Near: 90 % of the limit and more. Over: they may sell, not buy. */
export type ForeignStatus = (typeof FOREIGN_STATUSES)[number];

const WHOLE = 100_000;
const NEAR_PERCENT = 90n;

/** A limit and what is held under it, in shares where they are counted, else in thousandths of a per cent. */
interface Limit {
  most: bigint;
  held: bigint;
}

/** How much of a company foreigners may still buy. With a joint limit, the one that leaves less holds. */
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

/** The limit of foreigners, and the joint one where there is one. */
function limitsOf({ issuedShares, foreignShares, foreign, gcc, jointLimit }: OwnershipDay): Limit[] {
  const inShares = foreignShares !== null;
  const part = (share: Thousandths) =>
    inShares ? (BigInt(issuedShares) * BigInt(share)) / BigInt(WHOLE) : BigInt(share);
  const held = inShares ? BigInt(foreignShares) : BigInt(foreign.actual);
  const own: Limit = { most: part(foreign.permitted), held };
  if (jointLimit === null) return [own];
  // Rounded up, so that nobody is promised a share that is not left.
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

/** Whether foreigners may buy so many shares, and how many they may. */
export function fitsRoom(shares: number, room: Pick<ForeignRoom, 'shares'>): { fits: boolean; most: number } | null {
  if (room.shares === null) return null;
  const most = Math.max(0, room.shares);
  return { fits: shares <= most, most };
}

/** Foreigners' part of the value of all: thousandths of a per cent; null where nothing has a value. */
export function foreignPartOfMarket(all: readonly { value: Thousandths; foreign: Thousandths }[]): Thousandths | null {
  const value = all.reduce((sum, one) => sum + BigInt(one.value), 0n);
  if (value === 0n) return null;
  const held = all.reduce((sum, one) => sum + BigInt(one.value) * BigInt(one.foreign), 0n);
  return Number((2n * held + value) / (2n * value));
}

/** What changed in the status of a company from one day to the next. */
export interface StatusChange {
  day: OwnershipDay;
  status: ForeignStatus;
  before: ForeignStatus;
}

/** The days on which a company's status was another than the day before, the newest first. */
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
