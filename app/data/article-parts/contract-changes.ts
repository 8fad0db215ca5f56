import { factorText, type CapitalEvent } from '#domain/adjusted-price.ts';
import { adjustedContract } from '#domain/future-adjustment.ts';
import { integer, price } from '#domain/number.ts';
import type { Thousandths } from '#domain/thousandths.ts';
import { noneOf, specsFor } from './contracts.ts';
import type { PartLoader } from './part.ts';
import { grid, words } from './words.ts';

interface Example {
  id: 'split' | 'bonus' | 'rights';
  event: CapitalEvent;
  settlement: Thousandths;
  /** The last close of the share before the action. */
  close: Thousandths;
}

const exDate = '2026-03-09';
/** Assumed actions, one of each kind that changes a contract. */
const EXAMPLES: readonly Example[] = [
  { id: 'split', event: { kind: 'split', exDate, ratio: { units: 4, of: 1 } }, settlement: 12_000, close: 12_000 },
  {
    id: 'bonus',
    event: { kind: 'bonus-shares', exDate, ratio: { units: 1, of: 10 } },
    settlement: 11_000,
    close: 11_000,
  },
  {
    id: 'rights',
    event: { kind: 'rights-issue', exDate, ratio: { units: 1, of: 4 }, issuePrice: 2_000 },
    settlement: 2_900,
    close: 2_860,
  },
];

/** How a contract of the exchange's own size changes when its company splits, gives or offers shares. */
export const contractChangesPart: PartLoader = (request) => {
  const { t, site } = request;
  const { locale } = site;
  const size = specsFor(request).find(({ kind }) => kind === 'share')?.size;
  if (size === undefined) return noneOf(request);
  const contract = (shares: string, settlement: Thousandths) =>
    words(locale, t('parts.changes.contract', { shares, price: price(settlement) }));
  const head = ['action', 'factor', 'before', 'after', 'whole'];
  return [
    grid(
      head.map((each) => t(`parts.changes.${each}`)),
      EXAMPLES.map(({ id, event, settlement, close }) => {
        const {
          factor,
          sizeMillionths,
          wholeShares,
          settlement: adjusted,
        } = adjustedContract({ size, settlement }, event, close);
        return [
          words(locale, t(`parts.changes.${id}`)),
          words(locale, factorText(factor)),
          contract(integer(size), settlement),
          contract(sharesText(sizeMillionths), adjusted),
          words(locale, integer(wholeShares)),
        ];
      }),
      t('parts.changes.caption'),
    ),
  ];
};

/** Whole shares without decimals, fractions of a share with six. */
function sharesText(millionths: number): string {
  const [whole, rest] = [Math.floor(millionths / MILLION), millionths % MILLION];
  return rest === 0 ? integer(whole) : `${integer(whole)}.${String(rest).padStart(6, '0')}`;
}

const MILLION = 1_000_000;
