import { addDays, previousTradingDay } from '#domain/calendar.ts';
import { formatDate } from '#domain/date.ts';
import { compactAmount, integer, percent } from '#domain/number.ts';
import { closingAuctionShare } from '#domain/closing-auction.ts';
import { pricedDay } from '#domain/priced-day.ts';
import { sessionDay } from '#domain/session.ts';
import { divideRounded, percentOf } from '#domain/thousandths.ts';
import type { PlainDate } from '#domain/time.ts';
import { isInMarketSums, type Security } from '#domain/security.ts';
import { isTradedBar } from '#domain/traded-bars.ts';
import { textOf } from '#messages/text.tsx';
import type { Ownership } from '#app/blocks/company-figures/ownership.ts';
import type { MarketSizeFigure } from '#app/blocks/institutional/market-size.tsx';
import { LISTED_KINDS } from '#app/blocks/security-list/kinds.ts';
import type { Site } from '#app/context.ts';
import { generalIndex } from '#app/data/indices/general.ts';
import { knownQuotes } from '#app/data/market/known-quotes.ts';
import { issuedShares } from '#app/data/securities/issued-shares.ts';

const SESSIONS = 20;
/** Days that contain 20 sessions, even with holidays. */
const SPAN_DAYS = 45;

/** Figures on the size of the market, each with its day; a figure without data is left out. */
export async function loadMarketSize(site: Site): Promise<MarketSizeFigure[]> {
  const listed = await site.store.securities.list({ kind: 'equity', exchange: 'home', active: true });
  const shares = listed.filter(isInMarketSums);
  const worth = await worthOf(site, shares);
  const figures = await Promise.all([
    listedFigure(site, worth),
    tradedFigure(site, shares),
    securitiesFigure(site),
    foreignFigure(site, worth.values),
    auctionFigure(site),
  ]);
  return figures.filter((figure) => figure !== null);
}

/** Market value of listed companies, and the day of the newest price. */
interface Worth {
  /** Shares in issue at the last price, in whole dirhams, by symbol. */
  values: ReadonlyMap<string, number>;
  pricedOn: PlainDate | null;
}

async function worthOf(site: Site, shares: readonly Security[]): Promise<Worth> {
  const [issued, quotes] = await Promise.all([site.shared('issued shares', issuedShares), knownQuotes(site)]);
  const priced = shares.flatMap(({ symbol }) => {
    const [count, quote] = [issued.get(symbol), quotes.get(symbol)];
    const price = quote?.last ?? quote?.previousClose ?? null;
    if (!quote || count === undefined || price === null) return [];
    return [{ symbol, value: Math.round((count * price) / 1_000), day: pricedDay(quote) }];
  });
  return {
    values: new Map(priced.map(({ symbol, value }) => [symbol, value])),
    pricedOn:
      priced
        .map(({ day }) => day)
        .toSorted()
        .at(-1) ?? null,
  };
}

const sumOf = (values: Iterable<number>) => [...values].reduce((sum, value) => sum + value, 0);

function listedFigure(site: Site, { values, pricedOn }: Worth): MarketSizeFigure | null {
  if (pricedOn === null) return null;
  const t = textOf(site.locale);
  return {
    what: t('institutional.size.listed'),
    figure: aed(site, sumOf(values.values())),
    note: t('institutional.size.listedOf', { count: values.size, day: formatDate(pricedOn, site.locale) }),
  };
}

/** Converts to thousandths, for the formatter of amounts. */
function aed(site: Site, dirhams: number): string {
  const amount = compactAmount(dirhams * 1_000, site.locale, { zero: true });
  return textOf(site.locale)('institutional.aed', { amount });
}

/** Average value traded in shares over the last 20 finished sessions. */
async function tradedFigure(site: Site, shares: readonly Security[]): Promise<MarketSizeFigure | null> {
  const last = previousTradingDay(sessionDay(site.now()));
  const days = await site.shared(`value traded until ${last}`, (own) => valueByDay(own, shares, last));
  if (days === null || days.length === 0) return null;
  const t = textOf(site.locale);
  return {
    what: t('institutional.size.traded'),
    figure: aed(site, Math.round(divideRounded(sumOf(days.map(([, value]) => value)), days.length) / 1_000)),
    note: t('institutional.size.tradedOf', { count: days.length, day: formatDate(days.at(-1)![0], site.locale) }),
  };
}

/** The last sessions with their value traded, oldest first; null when the value of a share's day is not given. */
export async function valueByDay(
  { store }: Pick<Site, 'store'>,
  shares: readonly Security[],
  last: PlainDate,
): Promise<[PlainDate, number][] | null> {
  const from = addDays(last, -SPAN_DAYS);
  const bars = await Promise.all(shares.map(({ symbol }) => store.bars.list(symbol, from, last)));
  if (bars.flat().some((bar) => bar.value === null && isTradedBar(bar))) return null;
  const byDay = new Map<PlainDate, number>();
  for (const { date, value } of bars.flat()) byDay.set(date, (byDay.get(date) ?? 0) + (value ?? 0));
  return [...byDay].toSorted(([a], [b]) => (a < b ? -1 : 1)).slice(-SESSIONS);
}

async function securitiesFigure(site: Site): Promise<MarketSizeFigure | null> {
  const all = await site.store.securities.list({ exchange: 'home', active: true });
  const listed = all.filter(({ kind }) => LISTED_KINDS.includes(kind));
  if (listed.length === 0) return null;
  const t = textOf(site.locale);
  return {
    what: t('institutional.size.securities'),
    figure: integer(listed.length),
    note: t('institutional.asOf', { day: formatDate(site.today(), site.locale) }),
  };
}

/** Foreign holdings of the companies that publish them, weighted by market value. */
async function foreignFigure(site: Site, worth: ReadonlyMap<string, number>): Promise<MarketSizeFigure | null> {
  const documents = await site.store.documents.list<Ownership>('foreign-investment');
  const told = documents.flatMap(({ key, value: { foreign } }) => {
    const value = worth.get(key);
    return value === undefined || foreign.actual === null ? [] : [{ value, actual: foreign.actual }];
  });
  const all = sumOf(told.map(({ value }) => value));
  if (all === 0) return null;
  const t = textOf(site.locale);
  // Thousandths of a per cent of billions exceed what a double represents exactly.
  const share = told.reduce((sum, { value, actual }) => sum + BigInt(value) * BigInt(actual), 0n) / BigInt(all);
  return {
    what: t('institutional.size.foreign'),
    figure: percent(Number(share), { sign: false, zero: true }),
    note: t('institutional.size.foreignOf', { count: told.length }),
  };
}

/** The closing auction's share of a day's trading in shares, over the sessions with stored minutes. */
async function auctionFigure(site: Site): Promise<MarketSizeFigure | null> {
  const { code } = generalIndex(site);
  const days: PlainDate[] = [previousTradingDay(sessionDay(site.now()))];
  while (days.length < SESSIONS) days.push(previousTradingDay(days.at(-1)!));
  const points = await Promise.all(days.map((day) => site.store.indexPoints.list(code, day)));
  const parts = days.flatMap((day, at) => closingAuctionShare(points[at]!, day) ?? []);
  if (parts.length === 0) return null;
  const t = textOf(site.locale);
  const all = sumOf(parts.map(({ volume }) => volume));
  return {
    what: t('institutional.size.auction'),
    figure: percent(percentOf(sumOf(parts.map(({ auction }) => auction)), all), { sign: false, zero: true }),
    note: t('institutional.size.auctionOf', { count: parts.length }),
  };
}
