import type { Bilingual } from '#domain/bilingual.ts';
import { contractLife, tradingEnds } from '#domain/future-expiry.ts';
import { previousTradingDay } from '#domain/calendar.ts';
import { sessionDay } from '#domain/session.ts';
import type { FutureTerms } from '#domain/instrument-terms.ts';
import type { Locale } from '#domain/locale.ts';
import { integer, price } from '#domain/number.ts';
import type { PriceUnit } from '#domain/price-terms.ts';
import type { Quote } from '#domain/quote.ts';
import type { Thousandths } from '#domain/thousandths.ts';
import type { PlainDate } from '#domain/time.ts';
import { textOf } from '#messages/text.tsx';
import { factsIn } from './facts.ts';
import type { TermFact } from './terms-data.ts';

/** A contract: its terms, the name of its underlying, and its trading. */
interface Contract {
  terms: FutureTerms | null;
  underlying: Bilingual | null;
  quote: Quote | null;
  /** Final settlement price of an expired contract; null where it is not known. */
  settled?: Thousandths | null;
  /** Unit of its prices, which identifies the kind of underlying. */
  priceUnit: PriceUnit;
  /** Unit of its prices in the reader's language. */
  unit: string;
}

/** The day of the settlement price in a quote: the day before until the quote's own session is over. */
function settledOn({ at }: Quote): PlainDate {
  const day = sessionDay(at);
  return at >= tradingEnds(day) ? day : previousTradingDay(day);
}

/** Message keys for the size of one contract. */
const SIZES: Record<PriceUnit, string> = {
  points: 'parts.spec.size.index',
  currency: 'parts.spec.size.share',
  percent: 'parts.spec.size.share',
  barrel: 'parts.spec.size.oil',
};

/** What one contract delivers and when, and its current figures. */
export function futureFacts(
  { terms, underlying, quote, settled = null, priceUnit, unit }: Contract,
  locale: Locale,
  today: PlainDate,
): TermFact[] {
  const fact = factsIn(locale);
  const t = textOf(locale);
  const [expiresOn, size] = [terms?.expiresOn ?? null, terms?.contractSize ?? null];
  const life = expiresOn === null ? null : contractLife(expiresOn, today);
  // Of an expired contract the quote's figures are not current.
  const isOver = expiresOn !== null && today > expiresOn;
  const settlement = isOver ? settled : (quote?.settlementPrice ?? null);
  return [
    fact.words('underlying', underlying),
    // Oil is based on the reference price, which has no security behind it.
    ...(priceUnit === 'barrel' ? [] : [fact.figure('underlying-code', terms?.underlying ?? null)]),
    fact.text('contract-size', size === null ? null : t(SIZES[priceUnit], { size: integer(size) })),
    fact.day('expiry-date', expiresOn),
    {
      label: t('terms.own.untilExpiry'),
      text: life && t(`terms.expiry.${life.state}`, { count: life.tradingDaysLeft }),
      as: 'words',
    },
    ...(isOver
      ? []
      : [
          { ...fact.figure('contracts', null), field: 'volume' as const, asOf: null },
          { ...fact.figure('open-interest', null), field: 'openInterest' as const, asOf: null },
        ]),
    {
      ...fact.figure('settlement-price', settlement ? price(settlement) : null),
      label: t('terms.labelIn', { label: t('terms.label.settlement-price'), currency: unit }),
      asOf: isOver ? expiresOn : quote?.settlementPrice ? settledOn(quote) : null,
    },
  ];
}
