import { previousTradingDay } from '#domain/calendar.ts';
import { specOf, type ContractSpec } from '#domain/contract-spec.ts';
import { marketDate } from '#domain/date.ts';
import { contractLife } from '#domain/future-expiry.ts';
import { marginOn } from '#domain/future-days.ts';
import { baseMargin } from '#domain/future-margin.ts';
import { contractFairValue, type FutureSpot } from '#domain/future-value.ts';
import type { InstrumentTerms } from '#domain/instrument-terms.ts';
import { pricedDay } from '#domain/priced-day.ts';
import type { IndexPoint, Quote } from '#domain/quote.ts';
import type { Security } from '#domain/security.ts';
import { continuousHours } from '#domain/session.ts';
import type { Thousandths } from '#domain/thousandths.ts';
import type { PlainDate } from '#domain/time.ts';
import type { Site } from '#app/context.ts';
import { dividendsOf, heldMargins } from './days.ts';

/** A futures contract that is open for trading. */
export interface OpenContract {
  security: Security;
  spec: ContractSpec;
  expiresOn: PlainDate;
  quote: Quote | null;
  /** Current price of the underlying; null while it has none. */
  underlying: Thousandths | null;
  /** Theoretical price; null for oil, and while the underlying has no price. */
  fairValue: Thousandths | null;
  /** Margin in force today; null when the exchange gives none and no settlement price is known. */
  margin: Thousandths | null;
}

/** A price of an underlying, and the day of its session. */
type Spot = Pick<FutureSpot, 'date' | 'underlying'>;

/** Market prices, current or delayed by some minutes. */
export interface MarketPrices {
  quotes: ReadonlyMap<string, Quote>;
  levelOf(index: string): Promise<Spot | null> | Spot | null;
}

/** Open contracts of these kinds, earliest expiry first. */
export async function openContracts(
  site: Site,
  specs: readonly ContractSpec[],
  prices: MarketPrices,
): Promise<OpenContract[]> {
  const [listed, margins, spots] = await Promise.all([
    site.store.securities.list({ exchange: 'home', active: true, kind: 'future' }),
    heldMargins(site),
    spotsOf(site, specs, prices),
  ]);
  const today = site.today();
  const found = await Promise.all(
    listed.map(async (security): Promise<OpenContract | null> => {
      const spec = specOf(specs, security.symbol);
      const document = await site.store.documents.find<InstrumentTerms>('instrument-terms', security.symbol);
      const expiresOn = document?.value.kind === 'future' ? document.value.expiresOn : null;
      if (!spec || expiresOn === null || contractLife(expiresOn, today).state === 'expired') return null;
      const quote = prices.quotes.get(security.symbol) ?? null;
      const spot = spots.get(spec.root);
      const fairValue = spot ? contractFairValue(spec, expiresOn, spot, site.exchange.derivatives) : null;
      const margin = marginOn(margins, spec.root, today)?.perContract ?? marginOf(spec, quote);
      return { security, spec, expiresOn, quote, underlying: spot?.underlying ?? null, fairValue, margin };
    }),
  );
  return found
    .flatMap((contract) => contract ?? [])
    .sort((a, b) => (a.expiresOn === b.expiresOn ? 0 : a.expiresOn < b.expiresOn ? -1 : 1));
}

/** Spot prices of the underlying of each root. */
async function spotsOf(
  site: Site,
  specs: readonly ContractSpec[],
  { quotes, levelOf }: MarketPrices,
): Promise<ReadonlyMap<string, FutureSpot>> {
  const spots = await Promise.all(
    specs.map(async (spec): Promise<[string, FutureSpot][]> => {
      const { root, kind } = spec;
      const spot = kind === 'index' ? await levelOf(root) : lastPrice(quotes.get(root));
      if (!spot) return [];
      return [[root, { ...spot, dividends: await dividendsOf(site, spec) }]];
    }),
  );
  return new Map(spots.flat());
}

/** An index's level, dated: until continuous trading begins, it is that of the session before. */
export function spotOf({ at, value }: Pick<IndexPoint, 'at' | 'value'>): Spot {
  const day = marketDate(at);
  return { date: at < continuousHours(day).from ? previousTradingDay(day) : day, underlying: value };
}

/** Until a share's first trade of a day its last price is of an earlier session, and on an ex-date cum dividend. */
function lastPrice(quote: Quote | undefined): Spot | null {
  return quote?.last ? { date: pricedDay(quote), underlying: quote.last } : null;
}

/** Without a margin from the exchange: computed from the last settlement price. */
function marginOf(spec: ContractSpec, quote: Quote | null): Thousandths | null {
  return quote?.settlementPrice ? baseMargin(quote.settlementPrice, spec.size, spec.margin) : null;
}
