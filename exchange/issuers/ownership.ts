import type { OwnershipDay } from '#domain/foreign-ownership.ts';
import { dayNumber, type PlainDate } from '#domain/time.ts';
import { HOLDERS } from './data/names.ts';
import type { Both, Issuer } from './issuer.ts';
import { drawsOf, entriesOf, wholeOf } from './seeded.ts';
import { sharesInIssue } from './shares-in-issue.ts';

/** Ten-thousandths of a per cent: 222723 is 22.2723 %. Whole numbers, so that parts add up to the total. */
export type Share4 = number;

export interface Holder {
  name: Both;
  share: Share4;
  /** Members of an associated group; null for a single holder. */
  members: { name: Both; share: Share4 }[] | null;
}

/** Per cent with two decimals as whole hundredths. */
export interface ForeignPosition {
  national: Hundredths;
  gcc: Hundredths;
  gccPermitted: Hundredths;
  foreign: Hundredths;
  foreignPermitted: Hundredths;
}
type Hundredths = number;

const WHOLE: Share4 = 1_000_000;
const LEAST_REPORTED: Share4 = 50_000;
/**
 * Banks with a foreign limit of 40 per cent also have a joint limit with citizens of the Gulf states: 49 per cent, in
 * thousandths of a per cent.
 */
const [JOINT_WITH, JOINT_LIMIT] = [40, 49_000];

/** Holders of five per cent and more; together they hold at most the units outside the free float. */
export function topShareholders({ symbol, facts }: Issuer): Holder[] {
  const held = WHOLE - facts.float * 10_000;
  const names = entriesOf(`holders/${symbol}`, HOLDERS, wholeOf(`holders/${symbol}`, 2, 5));
  const draw = drawsOf(`stakes/${symbol}`);
  let left = held;
  const stakes = names.map((name, at) => {
    const share = Math.min(left, Math.round(left * (at === 0 ? 0.45 + draw() * 0.25 : 0.3 + draw() * 0.4)));
    left -= share;
    return { name, share, members: groupOf(symbol, name, share) };
  });
  return stakes.filter(({ share }) => share >= LEAST_REPORTED).sort((a, b) => b.share - a.share);
}

/** The two companies through which a group holds; null for a single holder. */
function groupOf(symbol: string, name: Both, share: Share4): Holder['members'] {
  if (!name.en.endsWith('Group')) return null;
  const first = Math.round(share * (wholeOf(`group/${symbol}`, 51, 78) / 100));
  return [
    { name: { en: `${name.en} Investments L.L.C`, ar: `استثمارات ${name.ar} ذ.م.م` }, share: first },
    { name: { en: `${name.en} Trading L.L.C`, ar: `${name.ar} التجارية ذ.م.م` }, share: share - first },
  ];
}

/** Ownership of a company at the end of a day, also in shares. */
export function ownershipDay(issuer: Issuer, day: PlainDate): OwnershipDay {
  const { facts } = issuer;
  const issuedShares = sharesInIssue(issuer, day);
  const { national, gcc, gccPermitted, foreign, foreignPermitted } = foreignPosition(issuer, day);
  return {
    date: day,
    symbol: issuer.symbol,
    issuedShares,
    foreignShares: Number((BigInt(issuedShares) * BigInt(foreign)) / 10_000n),
    national: { permitted: 100_000, actual: national * 10 },
    gcc: { permitted: gccPermitted * 10, actual: gcc * 10 },
    foreign: { permitted: foreignPermitted * 10, actual: foreign * 10 },
    jointLimit: facts.foreignLimit === JOINT_WITH ? JOINT_LIMIT : null,
  };
}

/** Ownership of the units by nationals, citizens of the Gulf states and foreigners. */
export function foreignPosition(issuer: Issuer, day: PlainDate): ForeignPosition {
  const { symbol, facts } = issuer;
  const permitted = (facts.foreignLimit ?? 100) * 100;
  const isLimited = permitted < 10_000;
  const most = isLimited ? permitted : facts.float * 100;
  // Where there is a limit, foreigners hold more of it: some reach it.
  const [least, greatest] = isLimited ? [70, 108] : [22, 71];
  const usual = most * (Math.min(100, wholeOf(`foreign/${symbol}`, least, greatest)) / 100);
  const foreign = Math.max(0, Math.min(permitted, Math.round(usual + driftOf(issuer, day))));
  const gccPermitted = (facts.gccLimit ?? 100) * 100;
  const gcc = Math.min(gccPermitted, Math.round((10_000 - foreign) * (wholeOf(`gcc/${symbol}`, 2, 11) / 100)));
  return { national: 10_000 - foreign - gcc, gcc, gccPermitted, foreign, foreignPermitted: permitted };
}

/** Waves of a foreign position: period in days, and share of the amplitude. */
const WAVES = [
  [410, 0.6],
  [67, 0.3],
  [11, 0.1],
] as const;
const STEEPEST = WAVES.reduce((sum, [days, part]) => sum + (2 * Math.PI * part) / days, 0);
/** The most that foreigners buy or sell net, as a share of the units traded on a usual day. */
const NET_PART = 0.2;

/**
 * Difference of the foreign position from the usual one, hundredths of a per cent: the position of a security that does
 * not trade stays the same.
 */
function driftOf({ symbol, facts }: Issuer, day: PlainDate): number {
  const last = facts.suspendedFrom && facts.suspendedFrom < day ? facts.suspendedFrom : day;
  const tradedADay = (facts.turnover / (facts.base * facts.units)) * 10_000;
  const wave = WAVES.reduce((sum, [days, part]) => {
    const phase = drawsOf(`foreign/${symbol}/${days}`)();
    return sum + part * Math.sin(2 * Math.PI * (dayNumber(last) / days + phase));
  }, 0);
  return ((NET_PART * tradedADay) / STEEPEST) * wave;
}
