import { NO_FIGURE, price, twoDecimals } from '#domain/number.ts';
import { subscriptionOf, type Offering } from '#domain/offering.ts';
import type { Thousandths } from '#domain/thousandths.ts';
import type { Text } from '#messages/text.tsx';
import { column, type Column } from '#app/columns/column.ts';
import type { OfferingSort } from './offering-filters.ts';
import type { OfferingRow } from './offerings-data.ts';

/** Columns of an offering in every form of the list. */
export function offeringColumns(t: Text): Column<OfferingRow>[] {
  const aed = { unit: t('calculator.aed') };
  return [
    column('name', 'issuer', t('offerings.issuer'), ({ offering }: OfferingRow) => offering.issuer),
    column('code', 'code', t('offerings.code'), ({ offering }) => offering.code, { hidden: 'page' }),
    column('code', 'symbol', t('market.symbol'), ({ offering }) => offering.symbol, { hidden: 'page' }),
    column('code', 'phase', t('offerings.phase'), ({ phase }) => phase, {
      label: ({ phase }) => t(`offerings.phase.${phase}`),
    }),
    column('name', 'sector', t('market.sector'), ({ offering }) => offering.sector, { hidden: 'page' }),
    column('code', 'kind', t('offerings.kind'), ({ offering }) => offering.kind, {
      label: ({ offering }) => t(`offerings.kind.${offering.kind}`),
    }),
    column('day', 'opens', t('offerings.opens'), ({ offering }) => subscriptionOf(offering)?.from),
    column('day', 'closes', t('offerings.closes'), ({ closes, offering }) =>
      offering.tranches.length > 0 ? closes : null,
    ),
    column('price', 'price-from', t('offerings.priceFrom'), ({ offering }) => offering.priceFrom, {
      ...aed,
      hidden: 'page',
    }),
    column('price', 'price-to', t('offerings.priceTo'), ({ offering }) => offering.priceTo, { ...aed, hidden: 'page' }),
    column('price', 'price', t('offerings.finalPrice'), ({ offering }) => offering.priceFinal, {
      ...aed,
      pageHeading: t('offerings.price'),
      text: ({ offering }) => priceText(offering),
    }),
    column('count', 'shares', t('offerings.shares'), ({ offering }) => offering.offered),
    column('amount', 'raised', t('offerings.raised'), ({ raised }) => raised, aed),
    column('three-decimals', 'covered', t('offerings.covered'), ({ covered }) => covered, {
      text: ({ covered }) => timesText(covered),
    }),
    column('day', 'listed', t('offerings.listed'), ({ offering, phase }) =>
      phase === 'withdrawn' ? null : offering.days.listed,
    ),
    column('change-percent', 'change', t('offerings.change'), ({ since }) => since?.change),
    column('price', 'close', t('market.close'), ({ since }) => since?.close, { hidden: 'page' }),
    column('day', 'close-day', t('offerings.closeDay'), ({ since }) => since?.on, { hidden: 'page' }),
  ];
}

/** The final price, otherwise the range: '2.00–2.10'. */
export function priceText({ priceFrom, priceTo, priceFinal }: Offering): string {
  if (priceFinal !== null) return price(priceFinal);
  if (priceFrom === null || priceTo === null) return NO_FIGURE;
  return priceFrom === priceTo ? price(priceTo) : `${price(priceFrom)}–${price(priceTo)}`;
}

/** '12.4×' */
export function timesText(covered: Thousandths | null): string {
  return covered === null ? NO_FIGURE : `${twoDecimals(covered, { zero: true })}×`;
}

/** The values that the list is sorted by; null is last. */
export const SORT_VALUES: Record<OfferingSort, (row: OfferingRow) => number | string | null> = {
  closes: ({ closes }) => closes,
  raised: ({ raised }) => raised,
  covered: ({ covered }) => covered,
  change: ({ since }) => since?.change ?? null,
};
