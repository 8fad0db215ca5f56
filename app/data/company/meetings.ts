import type { CorporateAction } from '#domain/corporate-action.ts';
import { marketDate } from '#domain/date.ts';
import type { Instant, PlainDate } from '#domain/time.ts';
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
  /** Meetings called and still to come, latest first. */
  meetings: ActionRow[];
  papers: NoticeRow[];
}

/** A meeting's documents as stored (documents of the kind 'general-meetings'). */
interface MeetingDocuments {
  publishedAt: Instant;
  headline: string | null;
  files: { path: string; title: string | null }[];
}

/** General meetings that an issuer has called, and the documents of all its past meetings, newest first. */
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
      .filter((action) => isCalled(action, site.today()))
      .map(({ issuer: _issuer, symbol: _symbol, ...action }) => action),
    papers,
  };
}

/**
 * True when the meeting is still to come. A meeting that is over is listed with its decisions among the corporate
 * actions.
 */
function isCalled({ meetingDate, marker }: Pick<CorporateAction, 'meetingDate' | 'marker'>, today: PlainDate): boolean {
  return marker !== 'withdrawn' && meetingDate !== null && meetingDate >= today;
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
