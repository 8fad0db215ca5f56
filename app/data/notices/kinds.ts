import type { JobName } from '#app/data/status/stale-data.ts';
import type { RouteName } from '#app/site-map.ts';

/** What the exchange makes public one by one: the last part of the address of its list. */
export type NoticeKind =
  'circulars' | 'market-announcements' | 'derivatives-market-announcements' | 'press-releases' | 'events';

interface NoticePages {
  list: RouteName;
  page: RouteName;
  feed: JobName;
  /** The page of the menus that it is in. */
  menu: RouteName;
  /** What a reader of the list may also look for. */
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
