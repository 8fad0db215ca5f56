import type { ReactNode } from 'react';
import { useText } from '#messages/text.tsx';
import { Calculator } from '#app/blocks/calculator/calculator.tsx';
import { FileLinks } from '#app/blocks/exports/file-links.tsx';
import { FiguresReceived } from '#app/blocks/figures-of/figures-of.tsx';
import { IgnoredNotices } from '#app/blocks/filtered-list/paged.tsx';
import { pathOf } from '#app/page-path.ts';
import { Notice } from '#app/ui/notice.tsx';
import { MoreLink } from '#app/ui/more-link.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { CourseList } from './course-list.tsx';
import { FirstDay } from './first-day.tsx';
import { OfferingFacts } from './offering-facts.tsx';
import { OfferingTerms } from './offering-terms.tsx';
import type { OfferingData } from './offerings-data.ts';
import { PhaseLine } from './phase-line.tsx';
import { ResultTable, TrancheTable } from './tranche-tables.tsx';
import { OwnWays, Roles, Where } from './where.tsx';
import styles from './offerings.module.css';

/** One offering: its phase, terms, days, tranches, where to subscribe, the calculator for an amount, and its result. */
export function OfferingView({ data }: { data: OfferingData }) {
  const t = useText();
  const { row, tranches, course, mine, files, own } = data;
  const { offering, phase } = row;
  const canSubscribe = phase === 'announced' || phase === 'open';
  const hasResult = tranches.some(({ tranche }) => tranche.result !== null);
  return (
    <div className={styles.one}>
      <PhaseLine phase={phase} />
      {phase === 'withdrawn' && <Notice title={t('offerings.phase.withdrawn')} role="note" />}
      <IgnoredNotices ignored={data.ignored} />
      <Section id="facts" title={t('offerings.facts')}>
        <OfferingFacts data={data} />
      </Section>
      <Section id="course" title={t('offerings.course')} lead={t('offerings.course.lead')}>
        <CourseList steps={course} />
        <FileLinks files={files} query="">
          {files.lead}
        </FileLinks>
      </Section>
      <Section id="tranches" title={t('offerings.tranches')}>
        {tranches.length > 0 ? <TrancheTable rows={tranches} /> : <p>{t(withoutTranches(offering.kind))}</p>}
      </Section>
      {hasResult && (
        <Section id="result" title={t('offerings.result')} lead={t('offerings.result.lead')}>
          <ResultTable rows={tranches} />
        </Section>
      )}
      {mine && (
        <Section id="allotment" title={t('offerings.mine')} lead={t('offerings.mine.lead')}>
          <Calculator of={mine} />
        </Section>
      )}
      {canSubscribe && (own !== null || offering.roles.length > 0) && (
        <Section id="where" title={t('offerings.where')} lead={t('offerings.where.lead')}>
          {offering.roles.length > 0 && <Where roles={offering.roles} />}
          {own !== null && <OwnWays of={own} />}
        </Section>
      )}
      <FirstDay data={data} />
      <OfferingTerms offering={offering} />
      {offering.roles.length > 0 && (
        <Section id="roles" title={t('offerings.roles')}>
          <Roles roles={offering.roles} withBanks={!canSubscribe} />
        </Section>
      )}
      {data.hasCompany && (
        <MoreLink to={pathOf('the-exchange-company', { SecuritySymbol: offering.symbol! })}>
          {t('offerings.company')}
        </MoreLink>
      )}
      <FiguresReceived readOn={data.readOn} />
    </div>
  );
}

function withoutTranches(kind: string): string {
  return ['direct', 'dual', 'transfer'].includes(kind) ? 'offerings.noOffer' : 'offerings.noTranches';
}

interface SectionProps {
  id: string;
  title: string;
  lead?: string;
  children: ReactNode;
}

function Section({ id, title, lead, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className={styles.section}>
      <SectionHead id={id} title={title} lead={lead} />
      {children}
    </section>
  );
}
