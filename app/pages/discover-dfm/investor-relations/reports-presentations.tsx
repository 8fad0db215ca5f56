import { needTexts } from '#messages/needed.ts';
import { Breadcrumbs } from '#app/blocks/breadcrumbs/breadcrumbs.tsx';
import { ActionsTable } from '#app/blocks/company-records/actions-table.tsx';
import { Nothing } from '#app/blocks/filtered-list/nothing.tsx';
import { ReportsView } from '#app/blocks/company-records/reports-view.tsx';
import { NoticeList } from '#app/blocks/publications/notice-list.tsx';
import { fileAlternates } from '#app/blocks/exports/file-alternates.ts';
import { siteContext } from '#app/context.ts';
import { pageMeta } from '#app/head/page-meta.ts';
import { LinkedSection } from '#app/ui/linked-section.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import styles from '#app/ui/page-sections.module.css';
import type { Route } from './+types/reports-presentations';
import { loadInvestorReports } from '#app/data/investor-relations/reports.ts';

export const handle = await needTexts('pages');

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, () => loaderData?.head ?? {}),
  ...fileAlternates(matches),
];

export function loader({ context }: Route.LoaderArgs) {
  return loadInvestorReports(context.get(siteContext));
}

/** The exchange's reports to its shareholders by year and kind, and their next meeting. */
export default function InvestorReports({ loaderData: data }: Route.ComponentProps) {
  const { trail, head, unlisted, reports, meeting, papers, texts, links } = data;
  return (
    <main id="content" className="wrap">
      <Breadcrumbs trail={trail} />
      <PageHead title={head.title} lead={head.lead} />
      {unlisted && <Notice title={unlisted} />}
      <div className={styles.stack}>
        <ReportsView data={reports} />
        <LinkedSection id="meeting" title={texts.meeting} lead={texts.meetingLead} more={links.meetings}>
          {meeting.rows.length > 0 ? (
            <ActionsTable actions={meeting.rows} caption={texts.meeting} />
          ) : (
            <Nothing unread={meeting.unread} isChosen={false}>
              {texts.noMeeting}
            </Nothing>
          )}
        </LinkedSection>
        {papers.length > 0 && (
          <section aria-labelledby="papers">
            <SectionHead id="papers" title={texts.papers} />
            <NoticeList notices={papers} />
          </section>
        )}
      </div>
    </main>
  );
}
