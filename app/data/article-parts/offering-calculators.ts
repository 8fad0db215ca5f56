import { readMoney, readMoneyOrNone, readPercent, readShares, readCount } from '#domain/calculators/inputs.ts';
import { debtCost } from '#domain/listing-cost.ts';
import { controlAfter } from '#domain/offering-control.ts';
import { parityOf } from '#domain/dual-parity.ts';
import { currency, integer, percent, price, threeDecimals } from '#domain/number.ts';
import { reitCover } from '#domain/reit-cover.ts';
import type { Text } from '#messages/text.tsx';
import { wholeDirhams } from './calculator.ts';
import { numberCalculator } from './number-calculator.ts';

const EXACT = { sign: false, zero: true, decimals: 3 } as const;
const aed = (amount: number, t: Text) => t('parts.unit.aed', { amount: currency(amount) });

/** Ownership after an offering (docs/listing-conditions.md, Control). */
export const controlPart = numberCalculator(
  'control',
  { before: readShares, held: readShares, sold: readCountOfShares, added: readCountOfShares, price: readMoney },
  ({ before, held, sold, added, price: each }, { t }) => {
    const found = controlAfter({ before, held, sold, added, price: each });
    if (!found) return { title: t('parts.control.impossible') };
    return {
      title: t('parts.control.answer'),
      figure: percent(found.ownersPart, EXACT),
      sentences: [t('parts.control.public', { part: percent(found.publicPart, EXACT) })],
      working: [
        {
          label: t('parts.control.after'),
          sum: `${integer(before)} + ${integer(added, { zero: true })}`,
          result: integer(found.after),
        },
        {
          label: t('parts.control.heldAfter'),
          sum: `${integer(held)} − ${integer(sold, { zero: true })}`,
          result: integer(found.heldAfter, { zero: true }),
        },
        {
          label: t('parts.control.part'),
          sum: `${integer(found.heldAfter, { zero: true })} ÷ ${integer(found.after)}`,
          result: percent(found.ownersPart, EXACT),
          isAnswer: true,
        },
        {
          label: t('parts.control.toOwners'),
          sum: `${integer(sold, { zero: true })} × ${price(each)}`,
          result: aed(found.toOwners, t),
        },
        {
          label: t('parts.control.toCompany'),
          sum: `${integer(added, { zero: true })} × ${price(each)}`,
          result: aed(found.toCompany, t),
        },
      ],
    };
  },
);

/** Reads a count of shares that can be zero. */
function readCountOfShares(typed: string) {
  return typed.trim() === '' || /^[0٠]+$/.test(typed.trim()) ? ({ value: 0, fault: null } as const) : readShares(typed);
}

const HALF = 50_000;

/** Whether a company of another emirate comes under Dubai's decree: half of its profit or of its assets in Dubai. */
export const decreePart = numberCalculator(
  'decree',
  { profit: readPercent, assets: readPercent },
  ({ profit, assets }, { t }) => {
    const isUnder = profit >= HALF || assets >= HALF;
    return {
      title: t(isUnder ? 'parts.decree.under' : 'parts.decree.notUnder'),
      working: (['profit', 'assets'] as const).map((name) => {
        const part = { profit, assets }[name];
        const reached = t(part >= HALF ? 'parts.decree.reached' : 'parts.decree.notReached');
        return { label: t(`parts.decree.${name}`), sum: percent(part, EXACT), result: reached };
      }),
    };
  },
);

/** Cost of a debt issue in basis points of its size. */
export const debtCostPart = numberCalculator(
  'debt',
  { size: readMoney, charges: readMoneyOrNone, years: readCount },
  ({ size, charges, years }, { t }) => {
    const [whole, paid, span] = [wholeDirhams(size), wholeDirhams(charges), Math.max(1, years)];
    if (whole === 0) return { title: t('parts.debt.tooSmall') };
    const { once, yearly } = debtCost(paid, whole, span);
    return {
      title: t('parts.debt.answer'),
      figure: threeDecimals(yearly, { zero: true }),
      unit: t('parts.debt.unit'),
      working: [
        {
          label: t('parts.debt.once'),
          sum: `${integer(paid, { zero: true })} ÷ ${integer(whole)} × 10,000`,
          result: threeDecimals(once, { zero: true }),
        },
        {
          label: t('parts.debt.yearly'),
          sum: `÷ ${integer(span)}`,
          result: threeDecimals(yearly, { zero: true }),
          isAnswer: true,
        },
      ],
    };
  },
);

/** How a REIT's income covers its distribution, and how much is borrowed. */
export const reitCoverPart = numberCalculator(
  'reit',
  { income: readMoneyOrNone, distribution: readMoney, loans: readMoneyOrNone, property: readMoney },
  ({ income, distribution, loans, property }, { t }) => {
    const { cover, loanToValue } = reitCover(income, distribution, loans, property);
    return {
      title: t('parts.reit.answer'),
      figure: threeDecimals(cover, { zero: true }),
      unit: t('parts.reit.times'),
      sentences: [t(cover !== null && cover < 1_000 ? 'parts.reit.short' : 'parts.reit.covered')],
      working: [
        {
          label: t('parts.reit.cover'),
          sum: `${currency(income)} ÷ ${currency(distribution)}`,
          result: threeDecimals(cover, { zero: true }),
          isAnswer: true,
        },
        {
          label: t('parts.reit.loanToValue'),
          sum: `${currency(loans)} ÷ ${currency(property)}`,
          result: percent(loanToValue, EXACT),
        },
      ],
    };
  },
);

const MILLIONTHS_OF_A_THOUSANDTH = 1_000;

/** A home-market price in dirhams, with the band in which moving a share earns nothing. */
export const parityPart = numberCalculator(
  'parity',
  { home: readMoney, rate: readMoney, cost: readPercent },
  ({ home, rate, cost }, { t }) => {
    const { parity, lower, upper } = parityOf(home, rate * MILLIONTHS_OF_A_THOUSANDTH, cost);
    return {
      title: t('parts.parity.answer'),
      figure: threeDecimals(parity),
      unit: t('parts.parity.unit'),
      sentences: [t('parts.parity.band', { lower: threeDecimals(lower), upper: threeDecimals(upper) })],
      working: [
        {
          label: t('parts.parity.parity'),
          sum: `${price(home)} × ${threeDecimals(rate)}`,
          result: threeDecimals(parity),
          isAnswer: true,
        },
        {
          label: t('parts.parity.edges'),
          sum: `${threeDecimals(parity)} × (1 ∓ ${percent(cost, EXACT)})`,
          result: `${threeDecimals(lower)} – ${threeDecimals(upper)}`,
        },
      ],
    };
  },
);
