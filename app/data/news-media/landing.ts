import { textOf } from '#messages/text.tsx';
import type { ContactLine } from '#app/blocks/news-media/contact-facts.tsx';
import type { Crumb } from '#app/blocks/breadcrumbs/breadcrumbs.tsx';
import { crumbsOf } from '#app/blocks/breadcrumbs/crumbs.ts';
import type { NoticeRow } from '#app/blocks/publications/notice-list.tsx';
import type { Site } from '#app/context.ts';
import { isUnread, staleData, type StaleData } from '#app/data/status/stale-data.ts';
import { pathOf } from '#app/page-path.ts';
import type { RouteName } from '#app/site-map.ts';
import { contactLines } from '#app/data/exchange/contacts.ts';
import { isToCome } from '#app/data/notices/item.ts';
import { noticesOf } from '#app/data/notices/items.ts';
import { NOTICE_PAGES, type NoticeKind } from '#app/data/notices/kinds.ts';
import { noticeRow } from '#app/data/notices/text.ts';

/** A part of the page that links to a page of its own. */
export interface NewsPart {
  id: string;
  title: string;
  rows: NoticeRow[];
  /** Why there are no rows. */
  none: string;
  unread: boolean | 'not-offered';
  all: { to: string; label: string };
}

export interface NewsroomData {
  stale: StaleData | null;
  trail: Crumb[];
  head: { title: string; description: string; lead: string };
  releases: NewsPart;
  events: NewsPart;
  kit: { title: string; text: string; to: string; label: string };
  contact: { title: string; text: string; lines: ContactLine[] };
}

const RELEASES_SHOWN = 6;
const EVENTS_SHOWN = 4;

/** The newest press releases, the next events, the media kit and the contacts for journalists. */
export async function loadNewsroom(site: Site): Promise<NewsroomData> {
  const { locale } = site;
  const t = textOf(locale);
  const [releases, events] = await Promise.all([
    partOf(site, 'press-releases', RELEASES_SHOWN),
    partOf(site, 'events', EVENTS_SHOWN),
  ]);
  const kit: RouteName = 'discover-news-media-media-kit';
  return {
    stale: staleData(site, 'press', 'events'),
    trail: crumbsOf('discover-news-media', locale),
    head: { title: t('press.title'), description: t('press.description'), lead: t('press.lead') },
    releases,
    events,
    kit: { title: t('press.kit.title'), text: t('press.kit.brief'), to: pathOf(kit), label: t('press.kit.open') },
    contact: { title: t('press.contact.title'), text: t('press.contact.lead'), lines: contactLines(site, 'press') },
  };
}

/** For events, only upcoming ones. */
async function partOf(site: Site, kind: Exclude<NoticeKind, 'circulars'>, most: number): Promise<NewsPart> {
  const { locale } = site;
  const t = textOf(locale);
  const now = site.now();
  const items = await noticesOf(site, kind);
  const shown = kind === 'events' ? items.filter((item) => isToCome(item, now)) : items;
  const { feed, list } = NOTICE_PAGES[kind];
  return {
    id: kind,
    title: t(`press.part.${kind}`),
    rows: shown.slice(0, most).map((item) => noticeRow(kind, item, locale)),
    none: t(`press.none.${kind}`),
    unread: shown.length === 0 && isUnread(site, feed),
    all: { to: pathOf(list), label: t(`notices.${kind}.all`) },
  };
}
