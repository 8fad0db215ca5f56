import { INVESTOR_TYPES, NATIONALITIES, type InvestorType, type Nationality } from '#domain/investor-trades.ts';
import type { Holding, HoldingSize } from '#domain/holding.ts';
import type { Month } from '#domain/month.ts';
import { times, type Thousandths } from '#domain/thousandths.ts';
import type { PlainDate } from '#domain/time.ts';
import type { Issuer } from '../issuers/issuer.ts';
import { ownershipDay, topShareholders } from '../issuers/ownership.ts';
import { wholeOf } from '../issuers/seeded.ts';
import { apportioned } from '../members/broker-figures.ts';

/** A security with its last close of the month. */
export interface PricedIssuer {
  issuer: Issuer;
  close: Thousandths;
}

type Cells = Record<Nationality, Record<InvestorType, number>>;

/**
 * How the holdings of a nationality, except for the largest holders, are spread over types of investors, in
 * thousandths.
 */
const PARTS: Cells = {
  uae: { individual: 380, bank: 110, company: 240, fund: 100, government: 170 },
  gcc: { individual: 350, bank: 120, company: 280, fund: 160, government: 90 },
  arab: { individual: 620, bank: 40, company: 250, fund: 80, government: 10 },
  other: { individual: 190, bank: 130, company: 190, fund: 440, government: 50 },
};
/** Investors with a holding in January 2019. */
const INVESTORS: Cells = {
  uae: { individual: 186_000, bank: 24, company: 2_900, fund: 160, government: 46 },
  gcc: { individual: 31_000, bank: 15, company: 640, fund: 90, government: 12 },
  arab: { individual: 74_000, bank: 6, company: 410, fund: 22, government: 3 },
  other: { individual: 103_000, bank: 61, company: 1_250, fund: 820, government: 14 },
};
const FIRST_YEAR = 2019;
const MONTHS_A_YEAR = 12;
const WHOLE = 1_000;
/** Share of the investors of a kind who hold the best known security, in thousandths. */
const WELL_KNOWN = 420;
const AED = 1_000;
/** Upper ends of the bands of holdings, in AED, with the thousandths of investors in each and the average holding. */
const BANDS = [
  { to: 10_000, investors: 560, holds: 2_900 },
  { to: 100_000, investors: 283, holds: 33_000 },
  { to: 1_000_000, investors: 121, holds: 285_000 },
  { to: 10_000_000, investors: 30, holds: 2_600_000 },
] as const;

const CELLS = NATIONALITIES.flatMap((nationality) => INVESTOR_TYPES.map((type) => ({ nationality, type })));

/**
 * Holdings in each security, and in the market, at the end of a month; a security's shares add up to its issued shares.
 */
export function holdingsOf(month: Month, last: PlainDate, priced: readonly PricedIssuer[]): Holding[] {
  const own = priced.map((one) => ofSecurity(month, last, one));
  const market = CELLS.map(({ nationality, type }, at): Holding => {
    const sum = (of: (holding: Holding) => number) => own.reduce((all, cells) => all + of(cells[at]!), 0);
    return {
      symbol: null,
      nationality,
      type,
      investors: investorsIn(month, nationality, type),
      shares: sum(({ shares }) => shares),
      value: sum(({ value }) => value),
      freeFloatValue: sum(({ freeFloatValue }) => freeFloatValue ?? 0),
    };
  });
  return [...market, ...own.flat()];
}

function ofSecurity(month: Month, last: PlainDate, { issuer, close }: PricedIssuer): Holding[] {
  const { symbol, facts } = issuer;
  const { issuedShares, foreignShares, gcc } = ownershipDay(issuer, last);
  const foreign = foreignShares ?? 0;
  const ofGulf = Math.min(issuedShares - foreign, share(issuedShares, gcc.actual));
  const citizens = issuedShares - foreign - ofGulf;
  const [arab = 0, other = 0] = apportioned(foreign, [wholeOf(`holdings/arab/${symbol}`, 90, 210), WHOLE]);
  const large = largeHolders(issuer, issuedShares, citizens);
  const ofNationality: Record<Nationality, number> = { uae: citizens - large.shares, gcc: ofGulf, arab, other };
  const spread = NATIONALITIES.flatMap((nationality) =>
    apportioned(
      ofNationality[nationality],
      INVESTOR_TYPES.map((type) => weightOf(symbol, month, nationality, type)),
    ),
  );
  const inFloat = apportioned(share(issuedShares, facts.float * WHOLE), spread);
  return CELLS.map(({ nationality, type }, at) => {
    const shares = spread[at]! + (nationality === 'uae' ? large.of(type) : 0);
    return {
      symbol,
      nationality,
      type,
      investors: holders(issuer, month, nationality, type, shares),
      shares,
      value: times(close, shares),
      freeFloatValue: times(close, Math.min(shares, inFloat[at]!)),
    };
  });
}

/** Holders of five per cent and more are domestic companies and government bodies. */
function largeHolders(issuer: Issuer, issuedShares: number, most: number) {
  const stakes: Record<'company' | 'government', number> = { company: 0, government: 0 };
  let left = most;
  for (const { name, share: stake } of topShareholders(issuer)) {
    const shares = Math.min(left, Number((BigInt(issuedShares) * BigInt(stake)) / 1_000_000n));
    stakes[/Sovereign|Pension|Endowment/.test(name.en) ? 'government' : 'company'] += shares;
    left -= shares;
  }
  return {
    shares: stakes.company + stakes.government,
    of: (type: InvestorType) => (type === 'company' || type === 'government' ? stakes[type] : 0),
  };
}

/** A percentage, in thousandths of a per cent, of a number of shares. */
function share(shares: number, percent: Thousandths): number {
  return Number((BigInt(shares) * BigInt(percent)) / 100_000n);
}

/** Weight of a kind of investor in a security; it varies a little from month to month. */
function weightOf(symbol: string, month: Month, nationality: Nationality, type: InvestorType): number {
  const name = `holdings/${symbol}/${nationality}/${type}`;
  return PARTS[nationality][type] * wholeOf(name, 50, 150) * wholeOf(`${name}/${month}`, 96, 104);
}

/** Grows by four in a thousand each month, with a small variation. */
function investorsIn(month: Month, nationality: Nationality, type: InvestorType): number {
  const months = (Number(month.slice(0, 4)) - FIRST_YEAR) * MONTHS_A_YEAR + Number(month.slice(5)) - 1;
  const drift = wholeOf(`investors/${nationality}/${type}/${month}`, 996, 1_004);
  return Math.round((INVESTORS[nationality][type] * (WHOLE + 4 * months) * drift) / (WHOLE * WHOLE));
}

/** More turnover in a security means more holders. */
function holders(
  { symbol, facts }: Issuer,
  month: Month,
  nationality: Nationality,
  type: InvestorType,
  shares: number,
): number {
  const known = Math.min(WELL_KNOWN, 8 + Math.round(38 * Math.sqrt(facts.turnover)));
  const taste = wholeOf(`holders/${symbol}/${nationality}/${type}`, 70, 115);
  const investors = Math.round((investorsIn(month, nationality, type) * known * taste) / (WHOLE * 100));
  return Math.min(shares, Math.max(1, investors));
}

/** Investors of the market by size of holding; the largest band holds the remainder. */
export function sizesOf(month: Month, market: readonly Holding[]): HoldingSize[] {
  const sum = (of: (holding: Holding) => number) => market.reduce((all, holding) => all + of(holding), 0);
  let [investors, value] = [sum((cell) => cell.investors), sum((cell) => cell.value)];
  const all = investors;
  let from = 0;
  const sizes: HoldingSize[] = [];
  for (const [at, band] of BANDS.entries()) {
    const held = Math.round((all * band.investors) / WHOLE);
    const each = Math.round((band.holds * wholeOf(`sizes/${month}/${at}`, 97, 103)) / 100) * AED;
    sizes.push({ from, to: band.to * AED, investors: held, value: held * each });
    [from, investors, value] = [band.to * AED, investors - held, value - held * each];
  }
  return [...sizes, { from, to: null, investors, value }];
}

/** Investors who received an investor number in the month. */
export function newInvestors(month: Month): number {
  return wholeOf(`investors/new/${month}`, 3_800, 9_400);
}
