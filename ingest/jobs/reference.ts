import { sameInAll } from '#domain/bilingual.ts';
import { parseFutureSymbol } from '#domain/identifier.ts';
import type { Quote } from '#domain/quote.ts';
import type { Security } from '#domain/security.ts';
import type { PlainDate } from '#domain/time.ts';
import { place } from '#exchange.place.ts';
import type { RejectedRow } from '#upstream/batch.ts';
import { isAbsent } from '#upstream/error.ts';
import type { FreshListedSecurity, ListedSecurity, RosterSecurity } from '#upstream/records.ts';
import { defineJob, type JobContext } from '../job.ts';
import { ifOffered } from '../offered.ts';
import { requireNoShrink } from '../shrink.ts';

const HOUR_MS = 3_600_000;
const NAME = 'reference';
const INSTRUMENT_TERMS = 'instrument-terms';

/** Data on securities from each source. */
export interface SecuritySources {
  listed: readonly ListedSecurity[];
  roster: readonly RosterSecurity[];
  fresh: readonly FreshListedSecurity[];
  quotes: readonly Quote[];
  held: readonly Security[];
}

/**
 * Securities: the lists, the roster and the fresh list, with the board that the market trades them on; and the fields
 * of particular kinds, documents of the kind 'instrument-terms' by symbol.
 */
export const referenceJob = defineJob({
  name: NAME,
  title: 'Securities',
  everyMs: HOUR_MS,
  async run(context, signal) {
    const { upstream, store, clock } = context;
    const [listed, roster, fresh, held] = await Promise.all([
      upstream.lists.securities({ signal }),
      ifOffered(upstream.content.securities({ signal })),
      freshEquities(context, signal),
      store.securities.list(),
    ]);
    for (const batch of [listed, roster]) await context.reject(NAME, batch?.rejected ?? []);
    // Each source names some securities that the other does not: together they must name those that are stored.
    const named = new Set([...listed.records, ...(roster?.records ?? [])].map(({ symbol }) => symbol));
    requireNoShrink('Securities lists', named.size, held.filter((each) => each.active).length);
    const sources = {
      listed: listed.records,
      roster: roster?.records ?? [],
      fresh,
      quotes: context.live.quotes(),
      held,
    };
    const merged = mergeSecurities(sources);
    await context.reject(NAME, unlisted(sources.quotes, merged));
    await store.securities.save(merged, clock.now());
    await store.documents.save(INSTRUMENT_TERMS, termsOf(roster?.records ?? []), clock.now());
    return sources.quotes.length === 0 ? 'incomplete' : undefined;
  },
});

/** Quotes of securities that no list names: no page can show them, so they are counted as rejected records. */
function unlisted(quotes: readonly Quote[], securities: readonly Security[]): RejectedRow[] {
  const known = new Set(securities.map(({ symbol }) => symbol));
  return quotes
    .filter(({ symbol }) => !known.has(symbol))
    .map(({ symbol, board }) => ({ record: { symbol, board }, reason: 'it is traded, and no list names it' }));
}

/** Terms keyed by symbol; a row without terms leaves the stored ones unchanged. */
function termsOf(roster: readonly RosterSecurity[]) {
  return roster.flatMap(({ symbol, terms }) => (terms ? [{ key: symbol, value: terms }] : []));
}

/** Used for listing dates only: the list is optional, so its failure is only logged. */
async function freshEquities(context: JobContext, signal: AbortSignal): Promise<FreshListedSecurity[]> {
  try {
    const { records, rejected } = await context.upstream.lists.freshEquities({ signal });
    await context.reject(NAME, rejected);
    return records;
  } catch (error) {
    if (signal.aborted) throw error;
    if (!isAbsent(error)) context.log.warn({ event: 'source-missing', job: NAME }, (error as Error).message);
    return [];
  }
}

/**
 * One record per security. The lists give the name, the roster currency and activity, the quotes the board. A security
 * that no source gives any longer is kept as inactive.
 */
export function mergeSecurities({ listed, roster, fresh, quotes, held }: SecuritySources): Security[] {
  const by = {
    listed: bySymbol(listed),
    roster: bySymbol(roster),
    fresh: bySymbol(fresh),
    quotes: bySymbol(quotes),
    held: bySymbol(held),
  };
  const symbols = new Set([...by.listed.keys(), ...by.roster.keys(), ...by.held.keys(), ...futures(quotes)]);
  return [...symbols].flatMap((symbol) => {
    const security = merge(symbol, by);
    return security ? [security] : [];
  });
}

type Sources = { [Name in keyof SecuritySources]: Map<string, SecuritySources[Name][number]> };

function merge(symbol: string, by: Sources): Security | undefined {
  const [listed, roster, held] = [by.listed.get(symbol), by.roster.get(symbol), by.held.get(symbol)];
  const [fresh, quote] = [by.fresh.get(symbol), by.quotes.get(symbol)];
  const named = listed ?? roster;
  if (!named) return held ? { ...held, active: isFuture(symbol, quote) } : future(symbol, quote);
  return {
    symbol,
    isin: roster?.isin ?? held?.isin ?? null,
    name: named.name,
    kind: named.kind,
    board: quote?.board ?? held?.board ?? null,
    sector: listed?.sector ?? held?.sector ?? null,
    exchange: named.exchange,
    currency: roster?.currency ?? held?.currency ?? place.currency.code,
    active: roster?.active ?? fresh?.active ?? true,
    listedOn: fresh?.listedOn ?? firstDayOf(roster) ?? held?.listedOn ?? null,
    sourceId: named.sourceId ?? held?.sourceId ?? null,
  };
}

/** For a right: its trading window is part of its terms. */
function firstDayOf(roster: RosterSecurity | undefined): PlainDate | null {
  return roster?.terms?.kind === 'right' ? roster.terms.tradesFrom : null;
}

/** Futures are in no list: the quotes name them, and their symbol is their name. */
function future(symbol: string, quote: Quote | undefined): Security | undefined {
  if (!quote || !isFuture(symbol, quote)) return undefined;
  return {
    symbol,
    isin: null,
    name: sameInAll(symbol),
    kind: 'future',
    board: quote.board,
    sector: null,
    exchange: 'home',
    currency: place.currency.code,
    active: true,
    listedOn: null,
    sourceId: null,
  };
}

function isFuture(symbol: string, quote: Quote | undefined): boolean {
  return quote?.board === '602' && parseFutureSymbol(symbol) !== null;
}

function futures(quotes: readonly Quote[]): string[] {
  return quotes.filter((quote) => isFuture(quote.symbol, quote)).map((quote) => quote.symbol);
}

function bySymbol<T extends { symbol: string }>(records: readonly T[]): Map<string, T> {
  return new Map(records.map((record) => [record.symbol, record]));
}
