import { Fragment, type ReactNode } from 'react';
import { pick, type Bilingual } from '#domain/bilingual.ts';
import { formatDate } from '#domain/date.ts';
import { itemsOf, partsOf } from '#domain/plain-text.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { ExternalLink } from '#app/ui/external-link.tsx';
import { Figure } from '#app/ui/figure.tsx';
import { Link } from '#app/ui/link.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { Fact, FactInWords, Facts } from '#app/blocks/facts/facts.tsx';
import { FeeCalculator } from './fee-calculator.tsx';
import { namesOf, turnaroundText } from './service-words.ts';
import { ServiceLines } from './services-view.tsx';
import type { ServiceData } from './services-data.ts';
import styles from './services.module.css';

/** One whole service: its description, fee, procedure, required documents, and how to apply. */
export function ServiceView({ data }: { data: ServiceData }) {
  const t = useText();
  const { shown, related } = data;
  return (
    <>
      <Withdrawn data={data} />
      <div className={styles.columns}>
        <div>
          <Words of={data} />
        </div>
        <Section id="facts" title={t('services.facts')}>
          <ServiceFacts data={data} />
        </Section>
      </div>
      {related.length > 0 && (
        <div className="mt-12">
          <Section id="related" title={<Category of={shown.category.title} />}>
            <ServiceLines services={related} />
          </Section>
        </div>
      )}
    </>
  );
}

function Category({ of }: { of: Bilingual }) {
  const t = useText();
  return <>{t('services.related', { category: pick(of, useLocale()) })}</>;
}

function Words({ of: data }: { of: ServiceData }) {
  const t = useText();
  const locale = useLocale();
  const { details, fees, procedures, requiredDocuments, howToApply, questions } = data.shown.service;
  return (
    <>
      {details && <PlainText text={pick(details, locale)} />}
      <Section id="fee" title={t('services.fee')}>
        {fees ? <PlainText text={pick(fees, locale)} /> : <p>{t('services.fee.unstated')}</p>}
        <FeeCalculator data={data} />
      </Section>
      {procedures && (
        <Section id="steps" title={t('services.steps')}>
          <ol className={styles.steps}>
            {itemsOf(pick(procedures, locale)).map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </Section>
      )}
      {requiredDocuments && (
        <Section id="papers" title={t('services.documents')} aside={<ToPrint />}>
          <Papers text={pick(requiredDocuments, locale)} />
        </Section>
      )}
      <Section id="apply" title={t('services.apply')}>
        {howToApply && <PlainText text={pick(howToApply, locale)} />}
        <EServices data={data} />
      </Section>
      {questions.length > 0 && (
        <Section id="questions" title={t('services.questions')}>
          <div className={styles.questions}>
            {questions.map(({ question, answer }) => (
              <details key={pick(question, locale)} open={questions.length === 1}>
                <summary>{pick(question, locale)}</summary>
                <PlainText text={pick(answer, locale)} />
              </details>
            ))}
          </div>
        </Section>
      )}
    </>
  );
}

interface SectionProps {
  id: string;
  title: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
}

function Section({ id, title, aside, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className={styles.section}>
      <SectionHead id={id} title={title} aside={aside} />
      {children}
    </section>
  );
}

function ToPrint() {
  const t = useText();
  return (
    <Link to="?view=checklist" className="link" data-screen-only="">
      {t('services.checklist')}
    </Link>
  );
}

/** The documents with a box for each. */
export function Papers({ text }: { text: string }) {
  return (
    <ul className={styles.papers}>
      {itemsOf(text).map((item) => (
        <li key={item}>
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}

function EServices({ data: { eServices, shown } }: { data: ServiceData }) {
  const t = useText();
  const { channels, withdrawn } = shown.service;
  if (!eServices || withdrawn || !channels.includes('eservices')) return null;
  return (
    <p>
      <ExternalLink href={eServices} said={t('menu.external')} className="link touch-target gap-1.5">
        {t('menu.eServices')}
      </ExternalLink>
    </p>
  );
}

function ServiceFacts({ data: { shown } }: { data: ServiceData }) {
  const t = useText();
  const locale = useLocale();
  const { service, category } = shown;
  return (
    <Facts>
      <dl>
        <Fact label={t('services.number')}>
          <Figure>{service.number ?? '--'}</Figure>
        </Fact>
        <FactInWords label={t('services.category')}>{pick(category.title, locale)}</FactInWords>
        <FactInWords label={t('services.for')}>{namesOf(service.audience, 'services.for', t)}</FactInWords>
        <FactInWords label={t('services.time')}>{turnaroundText(service, t)}</FactInWords>
        <FactInWords label={t('services.channels')}>{namesOf(service.channels, 'services.channel', t)}</FactInWords>
        <Fact label={t('services.reviewed')}>{service.reviewedOn ? formatDate(service.reviewedOn, locale) : '--'}</Fact>
      </dl>
    </Facts>
  );
}

/** The day since which a service is no longer offered, and its replacement. */
function Withdrawn({ data: { shown, replacement } }: { data: ServiceData }) {
  const t = useText();
  const locale = useLocale();
  const { withdrawn } = shown.service;
  if (!withdrawn) return null;
  return (
    <Notice title={t('services.withdrawn.title', { date: formatDate(withdrawn.on, locale) })} role="note">
      {replacement ? (
        <p>
          {t('services.withdrawn.instead')}{' '}
          <Link to={replacement.to} className="link">
            {replacement.service.number} {pick(replacement.service.title, locale)}
          </Link>
        </p>
      ) : (
        <p>{t('services.withdrawn.nothing')}</p>
      )}
    </Notice>
  );
}

function PlainText({ text }: { text: string }) {
  return (
    <div className={styles.text}>
      {partsOf(text).map(({ words, items }) => (
        <Fragment key={words + items.join()}>
          {words && <p>{words}</p>}
          {items.length > 0 && (
            <ul>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          )}
        </Fragment>
      ))}
    </div>
  );
}
