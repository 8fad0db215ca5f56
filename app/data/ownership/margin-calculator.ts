import { readMoney, readPercent, readShares } from '#domain/calculators/inputs.ts';
import { callPrice, INITIAL_LEAST, MAINTENANCE_LEAST, marginAt } from '#domain/margin-call.ts';
import { currency, integer, percent, price } from '#domain/number.ts';
import { numbersOf } from '#app/data/article-parts/number-calculator.ts';

const EXACT = { sign: false, zero: true } as const;
const part = (value: number) => percent(value, EXACT);
const WHOLE = 100_000;

/** Price at which a buyer on margin gets a margin call, and the current state of the purchase. */
export const marginCalculator = numbersOf(
  'call',
  { shares: readShares, price: readMoney, initial: readPercent, maintenance: readPercent, now: readMoney },
  ({ now, ...purchase }, { t }) => {
    const { shares, price: paid, initial, maintenance } = purchase;
    if (initial < INITIAL_LEAST || maintenance < MAINTENANCE_LEAST) return { title: t('parts.call.below') };
    if (!Number.isSafeInteger(shares * Math.max(paid, now))) return { title: t('parts.call.tooLarge') };
    const below = callPrice(purchase);
    if (below === null) return { title: t('parts.call.whole') };
    const { loan, cushion, isCall, toRestore } = marginAt(purchase, now);
    const values = { price: price(now), amount: currency(toRestore), part: part(maintenance) };
    return {
      title: t('parts.call.answer'),
      figure: price(below, { zero: true }),
      unit: t('parts.unit.currency'),
      sentences: [t(isCall ? 'parts.call.isCall' : 'parts.call.noCall', values)],
      working: [
        {
          label: t('parts.call.loan'),
          sum: `${integer(shares)} × ${price(paid)} × ${part(WHOLE - initial)}`,
          result: currency(loan),
        },
        {
          label: t('parts.call.callPrice'),
          sum: `${currency(loan)} ÷ (${integer(shares)} × ${part(WHOLE - maintenance)})`,
          result: price(below, { zero: true }),
          isAnswer: true,
        },
        {
          label: t('parts.call.cushion'),
          sum: `(${integer(shares)} × ${price(now)} − ${currency(loan)}) ÷ (${integer(shares)} × ${price(now)})`,
          result: part(cushion),
        },
      ],
    };
  },
  { initial: String(INITIAL_LEAST / 1_000), maintenance: String(MAINTENANCE_LEAST / 1_000) },
);
