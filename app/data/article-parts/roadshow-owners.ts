import { addDays } from '#domain/calendar.ts';
import { formatDate } from '#domain/date.ts';
import type { ExchangeEvent } from '#domain/exchange-event.ts';
import type { OwnershipDay } from '#domain/foreign-ownership.ts';
import { signed } from '#domain/number.ts';
import { ownershipMoves, toursBefore, type OwnershipMoves, type Tour } from '#domain/roadshow-owners.ts';
import type { Thousandths } from '#domain/thousandths.ts';
import type { PlainDate } from '#domain/time.ts';
import type { ShownBlock } from '#app/blocks/article/shown-article.ts';
import type { Site } from '#app/context.ts';
import { monthly } from '#app/data/history/monthly.ts';
import { isUnread } from '#app/data/status/stale-data.ts';
import type { PartLoader, PartRequest } from './part.ts';
import { sentence } from './words.ts';

/** Three months before a roadshow and half a year after it; later changes are hardly its effect. */
const DAYS_BEFORE = 91;
const DAYS_AFTER = 182;

/** Foreign ownership of companies after the last roadshow, beside that of all other companies. */
export const roadshowOwnersPart: PartLoader = async (request) => {
  const { site, t } = request;
  const events = (await site.store.documents.list<ExchangeEvent>('event')).map(({ value }) => value);
  const tour = toursBefore(events, site.today()).at(-1);
  if (!tour)
    return [sentence(t(isUnread(site, 'events') === true ? 'related.event.unread' : 'parts.roadshow.noNames'))];
  const moves = await site.shared(`owners around the roadshow of ${tour.from}`, (own) => movesAround(own, tour));
  return moves ? [drawn(tour, moves, request), sentence(movedWords(moves, request))] : [nothing(request, tour)];
};

async function movesAround(site: Site, tour: Tour): Promise<OwnershipMoves | null> {
  const { read } = await monthly<OwnershipDay>(site, 'foreign-ownership');
  const companies = await site.store.securities.list({ exchange: 'home', kind: 'equity' });
  const symbols = new Set(companies.map(({ symbol }) => symbol));
  const [from, to] = [addDays(tour.from, -DAYS_BEFORE), addDays(tour.to, DAYS_AFTER)];
  // Skips companies with no foreign-ownership allowance: nothing can move there.
  const days = (await read(from, to)).filter(
    ({ date, symbol, foreign }) => date >= from && date <= to && symbols.has(symbol) && foreign.permitted > 0,
  );
  return ownershipMoves(days, tour);
}

function drawn(tour: Tour, { dates, took, others }: OwnershipMoves, { site: { locale }, t }: PartRequest): ShownBlock {
  const rows = dates.map((date) => formatDate(date, locale));
  const lines = [
    { id: 'took', name: t('parts.roadshow.took', { count: took.companies }), values: took.moves },
    { id: 'others', name: t('parts.roadshow.others', { count: others.companies }), values: others.moves },
  ];
  const span = { id: 'roadshow', name: t('parts.roadshow.days'), ...spanOf(tour, dates) };
  return {
    type: 'lines',
    label: t('parts.roadshow.drawn', { from: formatDate(tour.from, locale), to: formatDate(tour.to, locale) }),
    format: 'points',
    lines,
    spans: [span],
    ends: [rows[0]!, rows.at(-1)!],
    low: Math.min(0, ...took.moves, ...others.moves),
    head: t('history.date'),
    rows,
    columns: lines.map(({ values, ...column }) => ({ ...column, texts: values.map(points) })),
  };
}

/** Where the days of the roadshow are in the width: each date is in the middle of its slot. */
function spanOf({ from, to }: Tour, dates: readonly PlainDate[]): { from: number; to: number } {
  const [before, after] = [dates.findLastIndex((date) => date < from), dates.findIndex((date) => date > to)];
  return { from: (before + 0.5) / dates.length, to: (after + 0.5) / dates.length };
}

function movedWords({ base, dates, took, others }: OwnershipMoves, { site: { locale }, t }: PartRequest): string {
  return t('parts.roadshow.moved', {
    from: formatDate(base, locale),
    to: formatDate(dates.at(-1), locale),
    took: points(took.moves.at(-1)!),
    others: points(others.moves.at(-1)!),
  });
}

function points(value: Thousandths): string {
  return signed(value, { zero: true, decimals: 3 });
}

/**
 * Explains why nothing is drawn: ownership is not published, has not been received, or is missing on one side of the
 * roadshow.
 */
function nothing({ site, t }: PartRequest, { to }: Tour) {
  const unread = isUnread(site, 'ownership-days');
  if (unread === 'not-offered') return sentence(t('common.notOffered'));
  return sentence(t(unread ? 'parts.roadshow.unread' : 'parts.roadshow.early', { day: formatDate(to, site.locale) }));
}
