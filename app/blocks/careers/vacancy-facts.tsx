import { pick, type Bilingual } from '#domain/bilingual.ts';
import { formatDate } from '#domain/date.ts';
import type { Vacancy } from '#domain/vacancy.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { Fact, FactGroup, FactInWords } from '#app/blocks/facts/facts.tsx';
import { Reach } from '#app/blocks/members/reach.tsx';
import { MoreLink } from '#app/ui/more-link.tsx';
import { pathOf } from '#app/page-path.ts';
import styles from './careers.module.css';

interface VacancyFactsProps {
  vacancy: Vacancy;
  /** The external system for all applications, used instead of the form here. */
  system: string | null;
}

/** All facts that we have of a vacancy, and a link to apply for it. */
export function VacancyFacts({ vacancy, system }: VacancyFactsProps) {
  const t = useText();
  const locale = useLocale();
  const { id, summary, duties, needs, languages, department, place, publishedOn, apply } = vacancy;
  const elsewhere = apply ?? system;
  return (
    <div id={id} className={styles.opened}>
      <p className={styles.summary}>{pick(summary, locale)}</p>
      <div className={styles.groups}>
        <Lines title={t('careers.duties')} lines={duties} />
        <Lines title={t('careers.needs')} lines={needs} />
        <FactGroup title={t('careers.terms')}>
          <FactInWords label={t('careers.department')}>{pick(department, locale)}</FactInWords>
          <FactInWords label={t('careers.place')}>{pick(place, locale)}</FactInWords>
          <FactInWords label={t('careers.languages')}>
            {languages.map((code) => t(`careers.language.${code}`)).join(t('common.listSeparator'))}
          </FactInWords>
          <Fact label={t('careers.published')}>{formatDate(publishedOn, locale)}</Fact>
        </FactGroup>
      </div>
      {elsewhere === null ? (
        <MoreLink to={`${pathOf('discover-careers')}?vacancy=${id}#apply`}>{t('careers.apply')}</MoreLink>
      ) : (
        <p>
          <Reach href={elsewhere} rel="external noopener">
            {t('careers.apply.at', { host: new URL(elsewhere).host })}
          </Reach>
        </p>
      )}
    </div>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly Bilingual[] }) {
  const locale = useLocale();
  if (lines.length === 0) return null;
  return (
    <div>
      <h3 className={styles.head}>{title}</h3>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={pick(line, locale)}>{pick(line, locale)}</li>
        ))}
      </ul>
    </div>
  );
}
