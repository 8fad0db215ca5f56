import { settlementDate } from '#domain/calendar.ts';
import { specOf } from '#domain/contract-spec.ts';
import type { InstrumentTerms } from '#domain/instrument-terms.ts';
import type { Security } from '#domain/security.ts';
import { RIGHTS_OPEN } from '#domain/rights-issue.ts';
import { nextTradeDay } from '#domain/session.ts';
import type { PlainDate } from '#domain/time.ts';
import { textOf } from '#messages/text.tsx';
import { carbonFacts, fundFacts } from '#app/blocks/instrument-terms/asset-facts.ts';
import { debtFacts } from '#app/blocks/instrument-terms/debt-facts.ts';
import { futureFacts } from '#app/blocks/instrument-terms/future-facts.ts';
import { rightFacts } from '#app/blocks/instrument-terms/right-facts.ts';
import type { TermFact, TermsData } from '#app/blocks/instrument-terms/terms-data.ts';
import { priceUnits } from '#app/blocks/instrument-terms/price-units.ts';
import { readDay } from '#app/data/status/read-day.ts';
import { loadPrices } from '#app/data/securities/prices.ts';
import type { RightsRow } from '#app/blocks/rights/rights-data.ts';
import type { Site } from '#app/context.ts';
import { knownRights } from '#app/data/investing/rights.ts';
import { pathOf } from '#app/page-path.ts';
import { settledFor } from '#app/data/future-days/final-settlement.ts';
import { nameOfCode } from './name-of-code.ts';
import { loadNetAssetValues } from './net-asset-values.ts';

/** Terms specific to the security's kind, for loaders; null for shares and for unknown symbols. */
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
    lead: isDebt || kind === 'right' ? t(`terms.lead.${kind}`) : null,
    facts: (await factsOf(site, security, document?.value)).map((fact) => dated(fact, readDay(site, 'reference'))),
    ...(kind === 'right' && { links: await rightLinks(site, security, document?.value) }),
  };
}

/** Links of a right: to its issue, to its value while it is open, and to its share. */
async function rightLinks(
  site: Site,
  security: Security,
  held: InstrumentTerms | undefined,
): Promise<TermsData['links']> {
  const t = textOf(site.locale);
  const { symbol } = security;
  const row = await issueOf(site, security);
  const page = pathOf('investing-rights-issue-subscription');
  const share = held?.kind === 'right' ? held.share : null;
  const toIssue =
    row && RIGHTS_OPEN.includes(row.state)
      ? { to: `${page}?issue=${row.issue.code}#rights-value`, label: t('rights.calculate', { symbol }) }
      : { to: `${page}?q=${symbol}#all`, label: t('rights.kind') };
  return [
    ...(row ? [toIssue] : []),
    ...(share
      ? [{ to: pathOf('the-exchange-company', { SecuritySymbol: share }), label: t('terms.right.share', { share }) }]
      : []),
  ];
}

/**
 * The issue whose right trades from the security's listing day: a later issue of the same issuer has the same symbol.
 */
async function issueOf(site: Site, { symbol, listedOn }: Security): Promise<RightsRow | null> {
  const rows = await knownRights(site);
  const own = rows.filter(({ issue }) => issue.rightsSymbol === symbol);
  return own.find(({ issue }) => issue.days.tradingFrom === listedOn) ?? null;
}

/** Dates a fact: one that does not move and has no day of its own gets the day on which it was last read. */
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
      const prices = await loadPrices(site, security);
      const [underlying, quote] = await Promise.all([
        specOf(site.exchange.derivatives.contracts, security.symbol)?.name ??
          (terms?.underlying ? nameOfCode(site, terms.underlying) : null),
        site.live.quote(security.symbol) ?? site.store.quotes.find(security.symbol),
      ]);
      const units = { priceUnit: prices.unit, unit: priceUnits(prices, locale).price };
      const expiresOn = terms?.expiresOn ?? null;
      const isOver = expiresOn !== null && today() > expiresOn;
      const settled = isOver ? await settledFor(site, security.symbol, expiresOn, quote ?? null) : null;
      return futureFacts({ terms, underlying, quote: quote ?? null, settled, ...units }, locale, today());
    }
    case 'right': {
      const terms = held?.kind === kind ? held : null;
      const [share, row] = await Promise.all([
        terms?.share ? nameOfCode(site, terms.share) : null,
        issueOf(site, security),
      ]);
      return rightFacts({ terms, share, issue: row?.issue ?? null }, locale);
    }
    case 'carbon':
      return carbonFacts(locale, held?.kind === kind ? held : null);
    case 'fund':
    case 'etf':
    case 'reit': {
      // In the first days of a year, the newest net assets are in the year before.
      const netAssets = await loadNetAssetValues(site, security.symbol, 1);
      return fundFacts(locale, held?.kind === kind ? held : null, netAssets.at(-1) ?? null);
    }
    case 'equity':
      return [];
  }
}
