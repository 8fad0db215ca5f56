import { needTexts } from '#messages/needed.ts';
import { Breadcrumbs } from '#app/blocks/breadcrumbs/breadcrumbs.tsx';
import { CompanyHead } from '#app/blocks/company/company-head.tsx';
import { KeyFigures } from '#app/blocks/company/key-figures.tsx';
import { NextEvents } from '#app/blocks/company/next-events.tsx';
import { OwnershipBrief } from '#app/blocks/company/ownership-brief.tsx';
import { DataNotice } from '#app/blocks/data-notice/data-notice.tsx';
import { ContactFacts } from '#app/blocks/news-media/contact-facts.tsx';
import { DisclosureList } from '#app/blocks/publications/disclosure-list.tsx';
import { NoticeList } from '#app/blocks/publications/notice-list.tsx';
import { siteContext } from '#app/context.ts';
import { pageMeta } from '#app/head/page-meta.ts';
import { LinkedSection } from '#app/ui/linked-section.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import styles from '#app/ui/page-sections.module.css';
import type { Route } from './+types/investor-relations';
import { loadInvestorHome } from '#app/data/investor-relations/overview.ts';

export const handle = await needTexts('company');

export const meta: Route.MetaFunction = ({ matches, loaderData }) => pageMeta(matches, () => loaderData?.head ?? {});

export function loader({ context }: Route.LoaderArgs) {
  return loadInvestorHome(context.get(siteContext));
}

type Data = Route.ComponentProps['loaderData'];

/** The exchange's own share for its shareholders: its price, its figures, its reports, upcoming events, contacts. */
export default function InvestorRelations({ loaderData: data }: Route.ComponentProps) {
  const { trail, head, unlisted, share, texts, contact } = data;
  return (
    <main id="content" className="wrap">
      <Breadcrumbs trail={trail} />
      <PageHead title={head.title} lead={head.lead} />
      {unlisted && <Notice title={unlisted} />}
      <div className={styles.columns}>
        <div className={styles.stack}>{share && <Share data={data} share={share} />}</div>
        <div className={styles.stack}>
          {share && <NextEvents symbol={share.symbol} data={share.next} />}
          {share && <OwnershipBrief symbol={share.symbol} data={share.ownership} />}
          <section aria-labelledby="contact">
            <SectionHead id="contact" title={texts.contact} lead={texts.contactLead} />
            <ContactFacts lines={contact} />
          </section>
        </div>
      </div>
      {share && <DataNotice simulated={share.simulated} asOf={share.head.now} />}
    </main>
  );
}

function Share({ data: { texts, links }, share }: { data: Data; share: NonNullable<Data['share']> }) {
  return (
    <>
      <LinkedSection id="share" title={texts.share} more={links.company}>
        <CompanyHead head={share.head} heading="h3" />
      </LinkedSection>
      <LinkedSection id="figures" title={texts.figures} lead={texts.figuresLead} more={links.figures}>
        <KeyFigures head={share.head} profile={share.profile} />
      </LinkedSection>
      <LinkedSection id="reports" title={texts.reports} more={links.reports}>
        <NoticeList notices={share.reports} />
      </LinkedSection>
      <LinkedSection id="disclosures" title={texts.disclosures} more={links.disclosures}>
        <DisclosureList disclosures={share.disclosures} />
      </LinkedSection>
    </>
  );
}
