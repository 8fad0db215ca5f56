import { boardOn, compositionOf, firstBoardDay, type Director } from '#domain/board-of-directors.ts';
import { formatDate } from '#domain/date.ts';
import type { CompanyProfile } from '#domain/security.ts';
import { textOf } from '#messages/text.tsx';
import type { BoardData } from '#app/blocks/board/board-data.ts';
import { followLabels } from '#app/blocks/exports/export-labels.ts';
import { readQuery, type Ignored } from '#app/blocks/filtered-list/search-params.ts';
import type { Site } from '#app/context.ts';
import { isUnread, staleData, type StaleData } from '#app/data/status/stale-data.ts';
import { pathOf } from '#app/page-path.ts';
import type { PlainDate } from '#domain/time.ts';

export interface FoundBoard {
  profile: CompanyProfile | undefined;
  /** The directors on the shown day; null when the source gives no seats. */
  directors: readonly Director[] | null;
  day: PlainDate;
  asOf: PlainDate | null;
  /** The first day with data, when the requested day is earlier; otherwise null. */
  earlierThan: PlainDate | null;
  ignored: readonly Ignored[];
}

/** Data for the parts of the page about the board of directors. */
export async function loadBoard(site: Site, query: URLSearchParams): Promise<BoardData & { stale: StaleData | null }> {
  const { locale, exchange } = site;
  const { profile, directors, day, asOf, earlierThan, ignored } = await findBoard(site, query);
  const t = textOf(locale);
  const date = formatDate(day, locale);
  return {
    stale: staleData(site, 'profiles'),
    unread: isUnread(site, 'profiles'),
    asOf: asOf ?? '',
    ignored,
    dayNotice: earlierThan !== null ? t('board.early', { date }) : asOf !== null ? t('board.past', { date }) : null,
    directors,
    board: profile?.board ?? [],
    management: profile?.management ?? [],
    composition: directors ? compositionOf(directors, day) : [],
    committees: profile?.seats?.committees ?? [],
    elections: `${pathOf('the-exchange-e-board-positions')}?issuer=${exchange.ownSymbol}`,
    files: followLabels(site, 'discover-board-members-and-management'),
  };
}

/** The rows of the page and of its files. */
export async function findBoard(site: Site, query: URLSearchParams): Promise<FoundBoard> {
  const params = readQuery(query);
  const requested = params.day('asOf');
  const profile = await site.store.profiles.find(site.exchange.ownSymbol);
  const seats = profile?.seats?.directors ?? null;
  const today = site.today();
  const isLate = requested !== null && requested > today;
  const first = firstBoardDay(seats ?? []);
  const isEarly = requested !== null && first !== null && requested < first;
  const day = isEarly ? first : requested === null || isLate ? today : requested;
  return {
    profile: profile ?? undefined,
    directors: seats && boardOn(seats, day),
    day,
    asOf: requested === null || isLate ? null : day,
    earlierThan: isEarly ? first : null,
    ignored: isLate ? [...params.ignored, { parameter: 'asOf', value: requested }] : params.ignored,
  };
}
