import type { Bilingual } from '#domain/bilingual.ts';
import { expiryStanding, finalSettlement } from '#domain/future-expiry.ts';
import type { FutureTerms } from '#domain/instrument-terms.ts';
import type { Locale } from '#domain/locale.ts';
import { price } from '#domain/number.ts';
import type { Quote } from '#domain/quote.ts';
import type { PlainDate } from '#domain/time.ts';
import { textOf } from '#messages/text.tsx';
import { factsIn } from './facts.ts';
import type { TermFact } from './terms-data.ts';

/** A contract: its terms, the name of what it is on, and its trading. */
interface Contract {
  terms: FutureTerms | null;
  underlying: Bilingual | null;
  quote: Quote | null;
}

/** What one contract delivers and when, and how it stands. */
export function futureFacts({ terms, underlying, quote }: Contract, locale: Locale, today: PlainDate): TermFact[] {
  const fact = factsIn(locale);
  const t = textOf(locale);
  const expiresOn = terms?.expiresOn ?? null;
  const standing = expiresOn === null ? null : expiryStanding(expiresOn, today);
  // Of an expired contract a day's figures are no longer today's.
  const isOver = expiresOn !== null && today > expiresOn;
  const settlement = quote && (isOver ? finalSettlement(quote, expiresOn) : quote.settlementPrice);
  return [
    fact.words('underlying', underlying),
    fact.figure('underlying-code', terms?.underlying ?? null),
    fact.count('contract-size', terms?.contractSize ?? null),
    fact.day('expiry-date', expiresOn),
    {
      label: t('terms.own.untilExpiry'),
      text: standing && t(`terms.expiry.${standing.state}`, { count: standing.tradingDaysLeft }),
      as: 'words',
    },
    ...(isOver
      ? []
      : [fact.count('contracts', quote?.volume ?? null), fact.count('open-interest', quote?.openInterest ?? null)]),
    fact.figure('settlement-price', settlement ? price(settlement) : null),
  ];
}
