import { useText } from '#messages/text.tsx';
import type { VacanciesData } from './vacancies-data.ts';
import styles from './careers.module.css';

const STEPS = ['apply', 'read', 'meet', 'answer'] as const;

/** How applications are handled, and within how many business days after the closing day. */
export function ChoosingSteps({ days }: Pick<VacanciesData, 'days'>) {
  const t = useText();
  return (
    <ol className={styles.steps}>
      {STEPS.map((step) => (
        <li key={step}>
          <b>{t(`careers.step.${step}`)}</b>
          <span>
            {step === 'apply'
              ? t('careers.step.apply.text')
              : t(`careers.step.${step}.text`, { days: t('forms.businessDays', { count: days[step] }) })}
          </span>
        </li>
      ))}
    </ol>
  );
}
