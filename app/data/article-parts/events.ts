import { pick } from '#domain/bilingual.ts';
import { formatDate, marketDate } from '#domain/date.ts';
import { isEventKind, type EventKind, type ExchangeEvent } from '#domain/exchange-event.ts';
import type { Locale } from '#domain/locale.ts';
import { integer } from '#domain/number.ts';
import type { PlainDate } from '#domain/time.ts';
import { isUnread } from '#app/data/status/stale-data.ts';
import { pathOf } from '#app/page-path.ts';
import type { PartLoader, PartRequest } from './part.ts';
import { grid, sentence, words } from './words.ts';

interface EventDays {
  event: ExchangeEvent;
  first: PlainDate;
  last: PlainDate;
}

/** Past events that are shown; the list of events has all. */
const PAST_MOST = 8;

/** Events of a kind with the figures of each: upcoming ones by day, then past ones, latest first. */
export const eventsPart: PartLoader = async (request) => {
  const { site, t, settings } = request;
  const kind = settings['kind'] ?? '';
  if (!isEventKind(kind)) throw new RangeError(`'${kind}' is no kind of event.`);
  const events = await eventsOf(request, kind);
  const missing = isUnread(site, 'events');
  if (events.length === 0 && missing)
    return [sentence(t(missing === 'not-offered' ? 'common.notOffered' : 'related.event.unread'))];
  const today = site.today();
  const coming = events.filter(({ last }) => last >= today);
  const past = events.filter(({ last }) => last < today).reverse();
  return [
    ...(coming.length === 0
      ? [sentence(t('parts.events.none'))]
      : [tableOf(coming, t('parts.events.coming'), request)]),
    ...(past.length === 0 ? [] : [tableOf(past.slice(0, PAST_MOST), t('parts.events.past'), request)]),
  ];
};

async function eventsOf({ site }: PartRequest, kind: EventKind): Promise<EventDays[]> {
  const documents = await site.store.documents.list<ExchangeEvent>('event');
  return documents
    .filter(({ value }) => value.kind === kind)
    .map(({ value: event }) => ({
      event,
      first: marketDate(event.startsAt),
      last: marketDate(event.endsAt ?? event.startsAt),
    }))
    .sort((a, b) => (a.first < b.first ? -1 : 1));
}

function tableOf(events: readonly EventDays[], caption: string, { site, t }: PartRequest) {
  const { locale } = site;
  const figures = (['companies', 'meetings'] as const).filter((figure) =>
    events.some(({ event }) => (event[figure] ?? null) !== null),
  );
  return grid(
    ['event', 'days', 'place', ...figures].map((each) => t(`parts.events.${each}`)),
    events.map(({ event, first, last }) => [
      [linkTo(event, locale)],
      words(locale, first === last ? formatDate(first, locale) : spanOf(first, last, { site, t })),
      words(locale, event.place ? pick(event.place, locale) : '--'),
      ...figures.map((figure) => words(locale, integer(event[figure]))),
    ]),
    caption,
  );
}

function linkTo({ id, title }: ExchangeEvent, locale: Locale) {
  const to = { kind: 'page', href: pathOf('discover-news-media-events-id', { id }) } as const;
  return { type: 'link' as const, to, children: [pick(title, locale)] };
}

function spanOf(first: PlainDate, last: PlainDate, { site: { locale }, t }: Pick<PartRequest, 'site' | 't'>): string {
  return t('parts.events.span', { from: formatDate(first, locale), to: formatDate(last, locale) });
}
