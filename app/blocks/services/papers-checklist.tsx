import { pick } from '#domain/bilingual.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { Link } from '#app/ui/link.tsx';
import { Papers } from './service-view.tsx';
import type { ServiceData } from './services-data.ts';
import styles from './services.module.css';

/** The documents that a service requires, on one sheet: a box for each, and who checked them. */
export function PapersChecklist({ data: { shown } }: { data: ServiceData }) {
  const t = useText();
  const locale = useLocale();
  const { requiredDocuments, howToApply } = shown.service;
  return (
    <div className={styles.section}>
      <p className={styles.note} data-screen-only="">
        {t('services.checklist.print')}{' '}
        <Link to="." className="link">
          {t('services.checklist.back')}
        </Link>
      </p>
      {requiredDocuments ? <Papers text={pick(requiredDocuments, locale)} /> : <p>{t('services.checklist.none')}</p>}
      {howToApply && <p>{pick(howToApply, locale)}</p>}
      <p className={styles.signed}>
        <span>{t('services.checklist.name')}</span>
        <span>{t('services.checklist.date')}</span>
      </p>
    </div>
  );
}
