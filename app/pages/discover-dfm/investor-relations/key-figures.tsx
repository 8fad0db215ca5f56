import { needTexts } from '#messages/needed.ts';
import { Breadcrumbs } from '#app/blocks/breadcrumbs/breadcrumbs.tsx';
import { LimitsSection } from '#app/blocks/company-figures/limits-section.tsx';
import { YearsTable } from '#app/blocks/company-figures/years-table.tsx';
import { DividendYears } from '#app/blocks/company-records/actions-table.tsx';
import { Nothing } from '#app/blocks/filtered-list/nothing.tsx';
import { CompanyHead } from '#app/blocks/company/company-head.tsx';
import { KeyFigures, TouchHint } from '#app/blocks/company/key-figures.tsx';
import { DataNotice } from '#app/blocks/data-notice/data-notice.tsx';
import { fileAlternates } from '#app/blocks/exports/file-alternates.ts';
import { FileLinks } from '#app/blocks/exports/file-links.tsx';
import { siteContext } from '#app/context.ts';
import { pageMeta } from '#app/head/page-meta.ts';
import { LinkedSection } from '#app/ui/linked-section.tsx';
import { MoreLink } from '#app/ui/more-link.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import styles from '#app/ui/page-sections.module.css';
import type { Route } from './+types/key-figures';
import { loadInvestorFigures } from '#app/data/investor-relations/key-figures.ts';

export const handle = await needTexts('company', 'pages');

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, () => loaderData?.head ?? {}),
  ...fileAlternates(matches),
];

export function loader({ context }: Route.LoaderArgs) {
  return loadInvestorFigures(context.get(siteContext));
}

type Data = Route.ComponentProps['loaderData'];
type Share = NonNullable<Data['share']>;

/** The exchange's own share in figures: today, by calendar year, its dividends, its ownership limits. */
export default function InvestorFigures({ loaderData: data }: Route.ComponentProps) {
  const { trail, head, unlisted, share, texts } = data;
  return (
    <main id="content" className="wrap">
      <Breadcrumbs trail={trail} />
      <PageHead title={head.title} lead={head.lead} />
      {unlisted && <Notice title={unlisted} />}
      {share && (
        <div className={styles.stack}>
          <section aria-labelledby="today">
            <SectionHead id="today" title={texts.today} aside={<TouchHint />} />
            <CompanyHead head={share.head} heading="h3" />
            <KeyFigures head={share.head} profile={share.profile} />
          </section>
          <Years data={data} share={share} />
          <Dividends data={data} share={share} />
          <LimitsSection unread={share.ownershipUnread} versions={share.versions} readOn={share.ownershipOn} />
          <p className="text-14 text-muted">{texts.statements}</p>
          <DataNotice simulated={share.simulated} asOf={share.head.now} />
        </div>
      )}
    </main>
  );
}

function Years({ data: { texts, files, links }, share }: { data: Data; share: Share }) {
  const { years, yearsUnread, growing } = share;
  return (
    <section aria-labelledby="years">
      <SectionHead id="years" title={texts.years} lead={texts.yearsLead} aside={<FileLinks files={files} query="" />} />
      {years.length > 0 ? (
        <YearsTable years={years} caption={texts.yearsTable} />
      ) : (
        <Nothing unread={yearsUnread} isChosen={false}>
          {texts.noYears}
        </Nothing>
      )}
      {growing && <p className="mt-4 text-14 text-muted">{growing}</p>}
      <p className="mt-4">
        <MoreLink to={links.days.to}>{links.days.label}</MoreLink>
      </p>
    </section>
  );
}

function Dividends({ data: { texts, links }, share: { dividends, dividendsUnread } }: { data: Data; share: Share }) {
  return (
    <LinkedSection id="dividends" title={texts.dividends} lead={texts.dividendsLead} more={links.dividends}>
      {dividends.length > 0 ? (
        <DividendYears years={dividends} caption={texts.dividendsTable} />
      ) : (
        <Nothing unread={dividendsUnread} isChosen={false}>
          {texts.noDividends}
        </Nothing>
      )}
    </LinkedSection>
  );
}
