import { textOf } from '#messages/text.tsx';
import type { Site } from '#app/context.ts';
import { ISSUERS_OWN } from '#app/data/disclosures/find.ts';
import { pathOf } from '#app/page-path.ts';
import type { RouteName } from '#app/site-map.ts';
import { findNotice } from './items.ts';
import type { NoticeKind } from './kinds.ts';
import { noticePath } from './text.ts';

const NOTICE_KINDS: readonly NoticeKind[] = ['press-releases', 'circulars', 'events'];
/** Braces and capitals, as older addresses write an id. */
const ID = /^\{?([\w-]{1,64})\}?$/;

/** The current path of the news item with this id, of any kind; null when it is unknown or not yet published. */
export async function newsPlace(site: Site, asked: string): Promise<string | null> {
  const id = ID.exec(asked)?.[1]?.toLowerCase();
  if (!id) return null;
  // The exchange is an issuer too: the feed of disclosures has its press releases, which have pages of their own.
  const places = await Promise.all([
    ...NOTICE_KINDS.map(async (kind) => {
      const found = await findNotice(site, kind, id);
      return found ? noticePath(kind, found.id) : null;
    }),
    announcedPlace(site, id),
  ]);
  return places.find((place) => place !== null) ?? null;
}

/** Issuers' disclosures and the exchange's announcements come in one feed. */
async function announcedPlace({ store, locale, now }: Site, id: string): Promise<string | null> {
  const found = await store.disclosures.find(id, undefined, locale);
  if (!found || found.publishedAt > now()) return null;
  if (found.announcementType === ISSUERS_OWN) return pathOf('the-exchange-disclosures-id', { id });
  return pathOf('the-exchange-market-announcements-id', { id });
}

const LISTS: readonly { page: RouteName; text: string }[] = [
  { page: 'the-exchange-disclosures', text: 'menu.page.disclosures' },
  { page: 'the-exchange-market-announcements', text: 'menu.page.marketAnnouncements' },
  { page: 'discover-news-media-press-releases', text: 'notices.press-releases.title' },
  { page: 'the-exchange-circulars', text: 'notices.circulars.title' },
  { page: 'discover-news-media-events', text: 'notices.events.title' },
  { page: 'search', text: 'press.details.search' },
];

/** Data of the page for an id that leads nowhere. */
export function newsPage({ locale }: Site, asked: string) {
  const t = textOf(locale);
  const unknown = { title: t('press.details.unknown', { id: asked }), words: t('press.details.unknown.words') };
  return {
    asked,
    head: {
      title: t('press.details.title'),
      description: t('press.details.description'),
      lead: t('press.details.lead'),
    },
    notice: asked === '' ? null : unknown,
    form: { label: t('press.details.form'), id: t('press.details.id'), apply: t('press.details.go') },
    lists: {
      title: t('press.details.lists'),
      lead: t('press.details.lists.lead'),
      pages: LISTS.map(({ page, text }) => ({ to: pathOf(page), label: t(text) })),
    },
  };
}
