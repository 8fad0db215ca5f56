import { parseDisclosures } from '#app/blocks/disclosures/disclosure-filters.ts';
import type { Site } from '#app/context.ts';
import { loadDisclosures, type DisclosuresData } from '#app/data/disclosures/list.ts';
import { loadActions, type ActionsData } from './actions.ts';
import { withPageWords, type CompanyPageTexts } from './head-text.ts';
import { loadMeetings, type MeetingsData } from './meetings.ts';
import { loadReports, type ReportsData } from './reports.ts';

type RecordsData = ActionsData | ({ page: 'news-disclosures' } & DisclosuresData) | ReportsData | MeetingsData;

/** Data on an issuer for the page at this address. */
export function loadRecords(site: Site, symbol: string, url: URL): Promise<RecordsData & CompanyPageTexts> {
  return withPageWords(site, symbol, url, (page) => dataOf(site, symbol, page, url));
}

function dataOf(site: Site, symbol: string, page: string, url: URL): Promise<RecordsData> {
  switch (page) {
    case 'corporate-actions':
      return loadActions(site, symbol);
    case 'news-disclosures':
      return loadOwnDisclosures(site, symbol, url.searchParams);
    case 'reports':
      return loadReports(site, symbol);
    case 'general-meetings':
      return loadMeetings(site, symbol);
    default:
      throw new Error(`'${url.pathname}' reached the records of a company and is none of them.`);
  }
}

async function loadOwnDisclosures(site: Site, symbol: string, query: URLSearchParams) {
  const data = await loadDisclosures(site, parseDisclosures(query), symbol);
  return { page: 'news-disclosures' as const, ...data };
}
