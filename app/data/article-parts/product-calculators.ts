import { readCount, readMoney, readPercent, readShares } from '#domain/calculators/inputs.ts';
import { afterFees, costOfFee } from '#domain/fund-cost.ts';
import { hedgeOf, leverageTenths, marginDays, type FuturePosition, type MarginDay } from '#domain/future-margin.ts';
import { currency, integer, percent, price, signed } from '#domain/number.ts';
import type { Text } from '#messages/text.tsx';
import { orElse } from '#app/blocks/calculator/typed-inputs.ts';
import { wholeDirhams } from './calculator.ts';
import { numberCalculator } from './number-calculator.ts';

const EXACT = { sign: false, zero: true, decimals: 3 } as const;

const day = orElse(readMoney, 0);
/** A margin call follows when the remaining margin is below this percentage of the requirement. */
export const CALL_BELOW = 100;

/** True when the sums of a position are whole numbers that can be represented exactly. */
export function isExact({ entry, size, contracts }: FuturePosition, settlements: readonly number[]): boolean {
  return [entry, ...settlements].every((each) => Number.isSafeInteger(each * size * contracts * 100));
}

/** What a long position pays and receives on each day, from the price paid to the last price given. */
export const futureResultPart = numberCalculator(
  'future',
  {
    size: readShares,
    contracts: readShares,
    entry: readMoney,
    deposit: readMoney,
    margin: readPercent,
    day1: readMoney,
    day2: day,
    day3: day,
    day4: day,
    day5: day,
  },
  ({ size, contracts, entry, deposit, margin, ...given }, { t }) => {
    const settlements = [given.day1, given.day2, given.day3, given.day4, given.day5].filter((price) => price > 0);
    const position = { size, contracts, side: 'long', entry, deposit, margin, callBelow: CALL_BELOW } as const;
    const days = marginDays(position, settlements);
    if (!isExact(position, settlements)) return { title: t('parts.future.tooLarge') };
    const result = days.reduce((sum, { variation }) => sum + variation, 0);
    const leverage = leverageTenths(entry, size, margin);
    return {
      title: t('parts.future.answer'),
      figure: amountOf(result),
      unit: t('parts.unit.currency'),
      sentences: futureSentences(result, leverage, margin, t),
      working: days.map((each, at) => dayLine(each, at, days.length, t)),
    };
  },
);

const amountOf = (thousandths: number) => signed(thousandths, { decimals: 2, zero: true });

function futureSentences(result: number, leverage: number | null, margin: number, t: Text): string[] {
  const seller = t('parts.future.seller', { amount: amountOf(-result) });
  if (leverage === null) return [seller];
  return [seller, t('parts.future.leverage', { times: String(leverage / 10), part: percent(margin, EXACT) })];
}

function dayLine({ settlement, variation, balance, required, call }: MarginDay, at: number, count: number, t: Text) {
  const values = { day: String(at + 1), price: price(settlement), required: currency(required), call: currency(call) };
  const isLast = at === count - 1;
  return {
    label: t(isLast ? 'parts.future.lastDay' : 'parts.future.day', values),
    sum: amountOf(variation),
    result: currency(balance),
    isAnswer: isLast,
  };
}

/** Contracts that cover a holding. */
export const hedgePart = numberCalculator(
  'hedge',
  { shares: readShares, size: readShares },
  ({ shares, size }, { t }) => {
    const { contracts, left } = hedgeOf(shares, size);
    return {
      title: t('parts.hedge.answer'),
      figure: integer(contracts, { zero: true }),
      sentences: [t('parts.hedge.left', { count: left })],
      working: [
        {
          label: t('parts.hedge.divided'),
          sum: `${integer(shares)} ÷ ${integer(size)}`,
          result: integer(contracts, { zero: true }),
          isAnswer: true,
        },
      ],
    };
  },
);

const YEARS_MOST = 60;

/** What a yearly fee costs over years. */
export const fundCostPart = numberCalculator(
  'fund',
  { amount: readMoney, growth: readPercent, fee: readPercent, years: readCount },
  ({ amount, growth, fee, years }, { t }) => {
    const [whole, span] = [wholeDirhams(amount), Math.min(YEARS_MOST, Math.max(1, years))];
    const [kept, without] = [afterFees(whole, growth, fee, span), afterFees(whole, growth, 0, span)];
    if (!Number.isSafeInteger(without)) return { title: t('parts.future.tooLarge') };
    return {
      title: t('parts.fund.answer', { count: span }),
      figure: integer(costOfFee(whole, growth, fee, span), { zero: true }),
      unit: t('parts.unit.currency'),
      working: [
        {
          label: t('parts.fund.without'),
          sum: `${integer(whole)} × (1 + ${percent(growth, EXACT)})^${span}`,
          result: integer(without, { zero: true }),
        },
        {
          label: t('parts.fund.with'),
          sum: `× (1 − ${percent(fee, EXACT)})^${span}`,
          result: integer(kept, { zero: true }),
        },
        { label: t('parts.fund.taken'), result: integer(without - kept, { zero: true }), isAnswer: true },
      ],
    };
  },
);
