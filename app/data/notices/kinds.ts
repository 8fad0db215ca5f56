import type { JobName } from '#app/data/status/stale-data.ts';
import type { RouteName } from '#app/site-map.ts';

/** Kinds of notices that the exchange publishes: the last part of the address of each list. */
export type NoticeKind =
  'circulars' | 'market-announcements' | 'derivatives-market-announcements' | 'press-releases' | 'events';

interface NoticePages {
  list: RouteName;
  page: RouteName;
  feed: JobName;
  /** The menu page that the list is in. */
  menu: RouteName;
  /** A related list that readers may also look for. */
  beside: NoticeKind | null;
}

export const NOTICE_PAGES: Readonly<Record<NoticeKind, NoticePages>> = {
  circulars: {
    list: 'the-exchange-circulars',
    page: 'the-exchange-circulars-id',
    feed: 'circulars',
    menu: 'the-exchange-circulars',
    beside: null,
  },
  'market-announcements': {
    list: 'the-exchange-market-announcements',
    page: 'the-exchange-market-announcements-id',
    feed: 'disclosures',
    menu: 'the-exchange-market-announcements',
    beside: 'derivatives-market-announcements',
  },
  'derivatives-market-announcements': {
    list: 'the-exchange-derivatives-market-announcements',
    page: 'the-exchange-derivatives-market-announcements-id',
    feed: 'disclosures',
    menu: 'the-exchange-market-announcements',
    beside: 'market-announcements',
  },
  'press-releases': {
    list: 'discover-news-media-press-releases',
    page: 'discover-news-media-press-releases-id',
    feed: 'press',
    menu: 'discover-news-media',
    beside: 'events',
  },
  events: {
    list: 'discover-news-media-events',
    page: 'discover-news-media-events-id',
    feed: 'events',
    menu: 'discover-news-media',
    beside: 'press-releases',
  },
};
