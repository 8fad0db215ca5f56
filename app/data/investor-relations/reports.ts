import { hrefIn } from '#domain/locale-switch.ts';
import { textOf } from '#messages/text.tsx';
import type { Report } from '#app/blocks/company-records/report-years.ts';
import { followLabels } from '#app/blocks/exports/export-labels.ts';
import type { Site } from '#app/context.ts';
import { findDisclosure } from '#app/data/disclosures/find.ts';
import { isUnread, staleData } from '#app/data/status/stale-data.ts';
import { pathOf } from '#app/page-path.ts';
import { loadMeetings } from '#app/data/company/meetings.ts';
import { loadReports } from '#app/data/company/reports.ts';
import { investorPage, shareLink } from './own-share.ts';

const PAPERS_SHOWN = 6;

/** The exchange's own reports, each linked to its disclosure when that has a page, and its general meetings. */
export async function loadInvestorReports(site: Site) {
  const { exchange, locale } = site;
  const symbol = exchange.ownSymbol;
  const t = textOf(locale);
  const [page, reports, { meetings, papers }] = await Promise.all([
    investorPage(site, 'reports', 'discover-investor-relations-reports-presentations'),
    loadReports(site, symbol),
    loadMeetings(site, symbol),
  ]);
  const years = await Promise.all(
    reports.years.map(async ({ year, reports: of }) => ({
      year,
      reports: await Promise.all(of.map((report) => onItsPage(site, report))),
    })),
  );
  return {
    ...page,
    stale: staleData(site, 'disclosures', 'integrated-reports', 'filings', 'dividends'),
    reports: {
      unread: reports.unread,
      count: reports.count,
      years,
      files: followLabels(site, 'discover-investor-relations-reports-presentations'),
    },
    meeting: {
      rows: meetings,
      unread: meetings.length === 0 && isUnread(site, 'dividends'),
    },
    papers: papers.slice(0, PAPERS_SHOWN),
    texts: {
      meeting: t('investors.meeting'),
      meetingLead: t('investors.meeting.lead'),
      noMeeting: t('investors.meeting.none'),
      papers: t('investors.papers'),
    },
    links: { meetings: shareLink(site, t, 'the-exchange-company-general-meetings', 'investors.meeting.all') },
  };
}

/**
 * Links a report to its disclosure's page, which has the publication time and file details; other reports link to the
 * document.
 */
async function onItsPage(site: Site, report: Report): Promise<Report> {
  const { id } = report;
  const found = report.type === 'governance' ? undefined : await findDisclosure(site, id);
  return found ? { ...report, href: hrefIn(site.locale, pathOf('the-exchange-disclosures-id', { id })) } : report;
}
