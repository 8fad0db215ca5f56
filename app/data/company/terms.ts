import { settlementDate } from '#domain/calendar.ts';
import type { InstrumentTerms } from '#domain/instrument-terms.ts';
import type { Security } from '#domain/security.ts';
import { nextTradeDay } from '#domain/session.ts';
import type { PlainDate } from '#domain/time.ts';
import { textOf } from '#messages/text.tsx';
import { carbonFacts, fundFacts } from '#app/blocks/instrument-terms/asset-facts.ts';
import { debtFacts } from '#app/blocks/instrument-terms/debt-facts.ts';
import { futureFacts } from '#app/blocks/instrument-terms/future-facts.ts';
import type { TermFact, TermsData } from '#app/blocks/instrument-terms/terms-data.ts';
import { priceUnits } from '#app/blocks/instrument-terms/price-units.ts';
import { readDay } from '#app/data/status/read-day.ts';
import { loadPrices } from '#app/data/securities/prices.ts';
import type { Site } from '#app/context.ts';
import { nameOfCode } from './name-of-code.ts';
import { loadNetAssetValues } from './net-asset-values.ts';

/** What only the security's kind has, for loaders; null for shares and for symbols that nobody knows. */
export async function loadTerms(site: Site, symbol: string): Promise<TermsData | null> {
  const { store, locale } = site;
  const [security, document] = await Promise.all([
    store.securities.find(symbol),
    store.documents.find<InstrumentTerms>('instrument-terms', symbol),
  ]);
  if (!security || security.kind === 'equity') return null;
  const { kind } = security;
  const t = textOf(locale);
  const isDebt = kind === 'bond' || kind === 'sukuk';
  return {
    title: t(`terms.title.${kind}`),
    lead: isDebt ? t(`terms.lead.${kind}`) : null,
    facts: (await factsOf(site, security, document?.value)).map((fact) => dated(fact, readDay(site, 'reference'))),
  };
}

/** What does not move, and has no day of its own, is of the day on which it was last read. */
function dated(fact: TermFact, day: PlainDate | null): TermFact {
  return fact.asOf !== undefined || fact.plus !== undefined ? fact : { ...fact, asOf: day };
}

async function factsOf(site: Site, security: Security, held: InstrumentTerms | undefined): Promise<TermFact[]> {
  const { locale, today } = site;
  const { kind, currency } = security;
  switch (kind) {
    case 'bond':
    case 'sukuk':
      return debtFacts(
        { kind, currency },
        held?.kind === kind ? held : null,
        locale,
        settlementDate(nextTradeDay(site.now())),
      );
    case 'future': {
      const terms = held?.kind === kind ? held : null;
      const unit = priceUnits(await loadPrices(site, security), locale).price;
      const [underlying, quote] = await Promise.all([
        terms?.underlying ? nameOfCode(site, terms.underlying) : null,
        site.live.quote(security.symbol) ?? site.store.quotes.find(security.symbol),
      ]);
      return futureFacts({ terms, underlying, quote: quote ?? null, unit }, locale, today());
    }
    case 'carbon':
      return carbonFacts(locale, held?.kind === kind ? held : null);
    case 'fund':
    case 'etf':
    case 'reit': {
      // In the first days of a year its newest are in the year before.
      const netAssets = await loadNetAssetValues(site, security.symbol, 1);
      return fundFacts(locale, held?.kind === kind ? held : null, netAssets.at(-1) ?? null);
    }
    case 'equity':
      return [];
  }
}
