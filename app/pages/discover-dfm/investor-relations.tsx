import { needTexts } from '#messages/needed.ts';
import { Breadcrumbs } from '../../blocks/breadcrumbs/breadcrumbs.tsx';
import { CompanyHead } from '../../blocks/company/company-head.tsx';
import { KeyFigures } from '../../blocks/company/key-figures.tsx';
import { NextEvents } from '../../blocks/company/next-events.tsx';
import { OwnershipBrief } from '../../blocks/company/ownership-brief.tsx';
import { DataNotice } from '../../blocks/data-notice/data-notice.tsx';
import { ContactFacts } from '../../blocks/news-media/contact-facts.tsx';
import { DisclosureList } from '../../blocks/publications/disclosure-list.tsx';
import { NoticeList } from '../../blocks/publications/notice-list.tsx';
import { siteContext } from '../../context.ts';
import { pageMeta } from '../../page-meta.ts';
import { MoreLink } from '../../ui/more-link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import styles from '../the-exchange/market-information/company.module.css';
import type { Route } from './+types/investor-relations';
import { loadInvestorHome } from './investor-relations/home-data.ts';

export const handle = await needTexts('company');

export const meta: Route.MetaFunction = ({ matches, loaderData }) => pageMeta(matches, () => loaderData?.head ?? {});

export function loader({ context }: Route.LoaderArgs) {
  return loadInvestorHome(context.get(siteContext));
}

type Data = Route.ComponentProps['loaderData'];

/** The exchange's own share for those who hold it: its price, its figures, its reports, what comes next, whom to ask. */
export default function InvestorRelations({ loaderData: data }: Route.ComponentProps) {
  const { trail, head, unlisted, share, words, contact } = data;
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
            <SectionHead id="contact" title={words.contact} lead={words.contactLead} />
            <ContactFacts lines={contact} />
          </section>
        </div>
      </div>
      {share && <DataNotice simulated={share.simulated} asOf={share.head.now} />}
    </main>
  );
}

function Share({ data: { words, links }, share }: { data: Data; share: NonNullable<Data['share']> }) {
  return (
    <>
      <section aria-labelledby="share">
        <SectionHead
          id="share"
          title={words.share}
          aside={<MoreLink to={links.company.to}>{links.company.label}</MoreLink>}
        />
        <CompanyHead head={share.head} heading="h3" />
      </section>
      <section aria-labelledby="figures">
        <SectionHead
          id="figures"
          title={words.figures}
          lead={words.figuresLead}
          aside={<MoreLink to={links.figures.to}>{links.figures.label}</MoreLink>}
        />
        <KeyFigures head={share.head} profile={share.profile} />
      </section>
      <section aria-labelledby="reports">
        <SectionHead
          id="reports"
          title={words.reports}
          aside={<MoreLink to={links.reports.to}>{links.reports.label}</MoreLink>}
        />
        <NoticeList notices={share.reports} />
      </section>
      <section aria-labelledby="disclosures">
        <SectionHead
          id="disclosures"
          title={words.disclosures}
          aside={<MoreLink to={links.disclosures.to}>{links.disclosures.label}</MoreLink>}
        />
        <DisclosureList disclosures={share.disclosures} />
      </section>
    </>
  );
}
