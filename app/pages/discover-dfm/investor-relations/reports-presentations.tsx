import { needTexts } from '#messages/needed.ts';
import { Breadcrumbs } from '../../../blocks/breadcrumbs/breadcrumbs.tsx';
import { ActionsTable } from '../../../blocks/company-records/actions-table.tsx';
import { Nothing } from '../../../blocks/asked-list/nothing.tsx';
import { ReportsView } from '../../../blocks/company-records/reports-view.tsx';
import { NoticeList } from '../../../blocks/publications/notice-list.tsx';
import { fileAlternates } from '../../../blocks/row-files/file-alternates.ts';
import { siteContext } from '../../../context.ts';
import { pageMeta } from '../../../page-meta.ts';
import { LinkedSection } from '../../../ui/linked-section.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { SectionHead } from '../../../ui/section-head.tsx';
import styles from '../../the-exchange/market-information/company.module.css';
import type { Route } from './+types/reports-presentations';
import { loadInvestorReports } from './investor-reports-data.ts';

export const handle = await needTexts('pages');

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, () => loaderData?.head ?? {}),
  ...fileAlternates(matches),
];

export function loader({ context }: Route.LoaderArgs) {
  return loadInvestorReports(context.get(siteContext));
}

/** What the exchange reports to its shareholders by year and kind, and when they next meet. */
export default function InvestorReports({ loaderData: data }: Route.ComponentProps) {
  const { trail, head, unlisted, reports, meeting, papers, words, links } = data;
  return (
    <main id="content" className="wrap">
      <Breadcrumbs trail={trail} />
      <PageHead title={head.title} lead={head.lead} />
      {unlisted && <Notice title={unlisted} />}
      <div className={styles.stack}>
        <ReportsView data={reports} />
        <LinkedSection id="meeting" title={words.meeting} lead={words.meetingLead} more={links.meetings}>
          {meeting.rows.length > 0 ? (
            <ActionsTable actions={meeting.rows} caption={words.meeting} />
          ) : (
            <Nothing unread={meeting.unread}>{words.noMeeting}</Nothing>
          )}
        </LinkedSection>
        {papers.length > 0 && (
          <section aria-labelledby="papers">
            <SectionHead id="papers" title={words.papers} />
            <NoticeList notices={papers} />
          </section>
        )}
      </div>
    </main>
  );
}
