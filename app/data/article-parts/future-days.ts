import type { ContractSpec } from '#domain/contract-spec.ts';
import type { FutureDay } from '#domain/future-days.ts';
import { contractFairValue } from '#domain/future-value.ts';
import { formatDate } from '#domain/date.ts';
import { signed } from '#domain/number.ts';
import { contractUnit } from '#domain/price-terms.ts';
import { contractPrice } from '#app/blocks/future-days/contract-columns.ts';
import { priceUnits } from '#app/blocks/instrument-terms/price-units.ts';
import { rangeStart } from '#app/blocks/plot/ranges.ts';
import type { FixedBlock } from '#app/blocks/article/shown-article.ts';
import { dividendsOf, heldDays } from '#app/data/future-days/days.ts';
import { slopeWords } from '#app/data/future-days/slope-words.ts';
import { isUnread } from '#app/data/status/stale-data.ts';
import { noneOf, specsFor } from './contracts.ts';
import type { PartLoader, PartRequest } from './part.ts';
import { dayWords, grid, sentence, words } from './words.ts';

/** The last days of trading that a page lists. */
const ENDS_SHOWN = 2;

interface RootDays {
  spec: ContractSpec;
  days: readonly FutureDay[];
}

/** Settlement prices of the open contracts by month, on the last day and a month before it. */
export const futureCurvePart: PartLoader = async (request) => {
  const { t, site } = request;
  const roots = await daysOfRoots(request);
  if (roots.length === 0) return nothing(request);
  const { locale } = site;
  const curves = await Promise.all(roots.map((root) => curveOf(request, root)));
  const head = ['contract', 'ends', 'settlement', 'monthBefore', 'basis', 'fair'];
  const last = roots.map(({ days }) => days.at(-1)!.date).sort();
  return [
    ...curves.flatMap(({ slope }) => (slope === null ? [] : [sentence(slope)])),
    grid(
      head.map((each) => t(`parts.curve.${each}`)),
      curves.flatMap(({ rows }) => rows),
      t('parts.curve.caption', { day: formatDate(last.at(-1)!, locale) }),
    ),
  ];
};

async function curveOf({ site }: PartRequest, { spec, days }: RootDays) {
  const { locale } = site;
  const last = days.at(-1)!.date;
  const open = days.filter(({ date }) => date === last);
  const monthBefore = days.findLast(({ date }) => date <= rangeStart('1M', last))?.date;
  const earlier = new Map(
    days.filter(({ date }) => date === monthBefore).map(({ symbol, settlement }) => [symbol, settlement]),
  );
  const dividends = await dividendsOf(site, spec);
  const write = (value: number | null | undefined) => words(locale, contractPrice(spec, value));
  const rows = open.map(({ date, symbol, expiresOn, settlement, underlying }) => {
    const spot = { date, underlying, dividends };
    return [
      words(locale, symbol),
      dayWords(locale, expiresOn),
      write(settlement),
      write(earlier.get(symbol)),
      words(locale, signed(settlement - underlying, { zero: true })),
      write(contractFairValue(spec, expiresOn, spot, site.exchange.derivatives)),
    ];
  });
  return { rows, slope: slopeWords(open, locale) };
}

/** Final settlement prices of the contracts that expired last. */
export const finalSettlementsPart: PartLoader = async (request) => {
  const { t, site } = request;
  const { locale } = site;
  const roots = await daysOfRoots(request);
  const ends = roots.flatMap(({ spec, days }) =>
    days.filter(({ date, expiresOn }) => date === expiresOn).map((day) => ({ spec, day })),
  );
  if (ends.length === 0) return nothing(request);
  const shown = new Set([...new Set(ends.map(({ day }) => day.date))].sort().slice(-ENDS_SHOWN));
  const latestFirst = ends
    .filter(({ day }) => shown.has(day.date))
    .sort((a, b) => (a.day.date === b.day.date ? 0 : a.day.date < b.day.date ? 1 : -1));
  const head = ['ended', 'contract', 'price', 'underlying'];
  return [
    grid(
      [...head.map((each) => t(`parts.final.${each}`)), t('files.priceUnit')],
      latestFirst.map(({ spec, day }) => [
        dayWords(locale, day.date),
        words(locale, day.symbol),
        words(locale, contractPrice(spec, day.settlement)),
        words(locale, contractPrice(spec, day.underlying)),
        words(locale, priceUnits(contractUnit(spec), locale).price),
      ]),
      t('parts.final.caption'),
    ),
  ];
};

async function daysOfRoots(request: PartRequest): Promise<RootDays[]> {
  const roots = await Promise.all(
    specsFor(request).map(async (spec) => ({ spec, days: await heldDays(request.site, spec.root) })),
  );
  return roots.filter(({ days }) => days.length > 0);
}

/**
 * Explains why there is no day: nothing is listed, the exchange publishes none, none has been received, or there is
 * none.
 */
function nothing(request: PartRequest): FixedBlock[] {
  const { t, site } = request;
  if (specsFor(request).length === 0) return noneOf(request);
  const unread = isUnread(site, 'future-days');
  if (unread === 'not-offered') return [sentence(t('common.notOffered'))];
  return [sentence(t(unread ? 'parts.final.unread' : 'parts.final.none'))];
}
