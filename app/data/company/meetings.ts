import { marketDate } from '#domain/date.ts';
import type { Instant } from '#domain/time.ts';
import type { ActionRow } from '#app/blocks/company-records/action-columns.ts';
import type { NoticeRow } from '#app/blocks/publications/notice-list.tsx';
import type { Site } from '#app/context.ts';
import { knownActions } from '#app/data/calendar/known-actions.ts';
import { disclosureFileHref } from '#app/links/document-links.ts';
import { isUnread, staleData, type StaleData } from '#app/data/status/stale-data.ts';

export interface MeetingsData {
  page: 'general-meetings';
  stale: StaleData | null;
  unread: boolean | 'not-offered';
  meetings: ActionRow[];
  papers: NoticeRow[];
}

/** A meeting's papers as the store holds them (documents of the kind 'general-meetings'). */
interface MeetingDocuments {
  publishedAt: Instant;
  headline: string | null;
  files: { path: string; title: string | null }[];
}

/** General meetings of an issuer and their papers, the newest first. */
export async function loadMeetings(site: Site, symbol: string): Promise<MeetingsData> {
  const { store, locale, now } = site;
  const [held, actions] = await Promise.all([
    store.documents.find<MeetingDocuments[]>('general-meetings', `${symbol}:${locale}`),
    knownActions(site, { symbol }),
  ]);
  const known = (held?.value ?? []).filter(({ publishedAt }) => publishedAt <= now());
  const papers = known.toSorted((a, b) => b.publishedAt - a.publishedAt).flatMap((each) => documentsOf(each, locale));
  return {
    page: 'general-meetings',
    stale: staleData(site, 'filings'),
    unread: papers.length === 0 && isUnread(site, 'filings'),
    meetings: actions
      .filter(({ meetingDate }) => meetingDate !== null)
      .map(({ issuer: _issuer, symbol: _symbol, ...action }) => action),
    papers,
  };
}

function documentsOf({ publishedAt, headline, files }: MeetingDocuments, lang: Site['locale']): NoticeRow[] {
  return files.map((file) => ({
    id: file.path,
    date: marketDate(publishedAt),
    headline: file.title ?? headline ?? file.path.split('/').at(-1)!,
    lang,
    href: disclosureFileHref(file),
  }));
}
