import { pick, textsOf } from '#domain/bilingual.ts';
import { addDays } from '#domain/calendar.ts';
import { marketDate } from '#domain/date.ts';
import { LOCALE_CODES, LOCALES } from '#domain/locale.ts';
import { coveredOf, phaseAt, raisedOf, stateOf, subscriptionOf, type Offering } from '#domain/offering.ts';
import { holdsWords } from '#domain/search-words.ts';
import { divideRounded, percentOf } from '#domain/thousandths.ts';
import type { PlainDate } from '#domain/time.ts';
import { textOf } from '#messages/text.tsx';
import { SORT_VALUES } from '#app/blocks/offerings/offering-columns.ts';
import { parseOfferings, type OfferingFilters } from '#app/blocks/offerings/offering-filters.ts';
import type { OfferingRow, SinceOffer } from '#app/blocks/offerings/offerings-data.ts';
import type { Site } from '#app/context.ts';
import { loadAdjusted } from '#app/data/history/adjusted.ts';

/** Prices that begin later than this do not show the first day. */
const FIRST_TRADE_WITHIN_DAYS = 14;

export interface FoundOfferings {
  all: readonly OfferingRow[];
  filters: OfferingFilters;
  found: readonly OfferingRow[];
  /** Newest first. */
  years: readonly string[];
}

/** Every offering from the exchange. */
export async function allOfferings({ store }: Site): Promise<readonly Offering[]> {
  const document = await store.documents.find<readonly Offering[]>('offerings', 'all');
  return document?.value ?? [];
}

/** Every offering in its current state. */
export async function knownOfferings(site: Site): Promise<OfferingRow[]> {
  return Promise.all((await allOfferings(site)).map((offering) => offeringRow(site, offering)));
}

/** An offering in its current state, with the result of its shares since. */
export async function offeringRow(site: Site, offering: Offering): Promise<OfferingRow> {
  const phase = phaseAt(offering, site.now());
  return {
    offering,
    phase,
    closes: closingDay(offering),
    covered: coveredOf(offering),
    raised: phase === 'withdrawn' ? null : raisedOf(offering),
    since: phase === 'trading' ? await sinceOffer(site, offering) : null,
  };
}

function closingDay(offering: Offering): PlainDate | null {
  const subscription = subscriptionOf(offering);
  if (subscription) return marketDate(subscription.to);
  return offering.days.listed ?? offering.days.announced;
}

/** Result up to the last close; includes every capital change since the offering, but no dividends. */
async function sinceOffer(site: Site, { symbol, priceFinal, days }: Offering): Promise<SinceOffer | null> {
  if (symbol === null || priceFinal === null || days.listed === null) return null;
  const { traded, bars } = await loadAdjusted(site, symbol, days.listed, 'adjusted');
  const [first, asTraded, last] = [bars[0], traded[0], traded.at(-1)];
  if (!first || !asTraded || !last || asTraded.close <= 0) return null;
  // The offer price is adjusted with the first close: a split of 2 halves both.
  const base = divideRounded(priceFinal * first.close, asTraded.close);
  return base > 0 ? { change: percentOf(last.close - base, base), close: last.close, on: last.date } : null;
}

/** The first trading day of newly listed shares; null when it is not among the stored prices. */
export async function firstDayOf(site: Site, { symbol, days, isNewListing }: Offering) {
  if (symbol === null || days.listed === null || !isNewListing) return null;
  const until = addDays(days.listed, FIRST_TRADE_WITHIN_DAYS);
  return (await site.store.bars.list(symbol, days.listed, until))[0] ?? null;
}

/** The rows of the list and of its files. */
export async function findOfferings(site: Site, query: URLSearchParams): Promise<FoundOfferings> {
  const all = await knownOfferings(site);
  const years = [...new Set(all.flatMap(({ closes }) => closes?.slice(0, 4) ?? []))].sort().reverse();
  const filters = parseOfferings(query, years);
  const found = all.filter((row) => isIncluded(row, filters)).toSorted(orderOf(filters, site));
  return { all, filters, found, years };
}

function isIncluded({ offering, phase, closes }: OfferingRow, { state, kind, year, words }: OfferingFilters): boolean {
  const { issuer, sector, code, symbol, isin } = offering;
  // The search also finds offerings by their kind in either language.
  const kinds = LOCALE_CODES.map((locale) => textOf(locale)(`offerings.kind.${offering.kind}`));
  return (
    (state === null || stateOf(phase) === state) &&
    (kind === null || offering.kind === kind) &&
    (year === null || (closes?.startsWith(year) ?? false)) &&
    holdsWords([code, symbol ?? '', isin ?? '', ...kinds, ...textsOf(issuer), ...textsOf(sector)].join(' '), words)
  );
}

type Order = (a: OfferingRow, b: OfferingRow) => number;

/** Rows without a value sort last in both directions; equal ones by name. */
function orderOf({ sort, ascending }: OfferingFilters, { locale }: Site): Order {
  const collator = new Intl.Collator(LOCALES[locale].iso);
  const byName: Order = (a, b) =>
    collator.compare(pick(a.offering.issuer, locale), pick(b.offering.issuer, locale)) ||
    (a.offering.code < b.offering.code ? -1 : 1);
  const sign = ascending ? 1 : -1;
  return (a, b) => {
    const [one, other] = [SORT_VALUES[sort](a), SORT_VALUES[sort](b)];
    if (one === null || other === null) return Number(one === null) - Number(other === null) || byName(a, b);
    return one === other ? byName(a, b) : sign * (one < other ? -1 : 1);
  };
}
