import { needTexts } from '#messages/needed.ts';
import { ActionsView } from '#app/blocks/company-records/actions-view.tsx';
import { DisclosuresView } from '#app/blocks/disclosures/disclosures-view.tsx';
import { MeetingsView } from '#app/blocks/company-records/meetings-view.tsx';
import { ReportsView } from '#app/blocks/company-records/reports-view.tsx';
import { fileAlternates } from '#app/blocks/exports/file-alternates.ts';
import { siteContext } from '#app/context.ts';
import { pageMeta } from '#app/head/page-meta.ts';
import type { Route } from './+types/records';
import { loadRecords } from '#app/data/company/records.ts';
import styles from '#app/ui/page-sections.module.css';

/** One file for an issuer's publications and decisions: the address says which are shown. */
export const handle = await needTexts('pages');

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, () => loaderData?.head ?? {}),
  ...fileAlternates(matches),
];

export function loader({ params, url, context }: Route.LoaderArgs) {
  return loadRecords(context.get(siteContext), (params.SecuritySymbol ?? '').toUpperCase(), url);
}

export default function CompanyRecords({ loaderData }: Route.ComponentProps) {
  return <div className={styles.stack}>{viewOf(loaderData)}</div>;
}

function viewOf(data: Route.ComponentProps['loaderData']) {
  switch (data.page) {
    case 'corporate-actions':
      return <ActionsView data={data} />;
    case 'news-disclosures':
      return <DisclosuresView data={data} />;
    case 'reports':
      return <ReportsView data={data} />;
    case 'general-meetings':
      return <MeetingsView data={data} />;
  }
}
