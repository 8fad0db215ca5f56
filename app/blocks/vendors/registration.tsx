import { useText } from '#messages/text.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import styles from './vendors.module.css';

const STEPS = ['apply', 'connect', 'test', 'certificate', 'renew'] as const;

/** How a system is registered, and what its certificate does not cover. */
export function Registration() {
  const t = useText();
  return (
    <section className={styles.registration} aria-labelledby="registration">
      <SectionHead id="registration" title={t('vendors.register')} />
      <ol>
        {STEPS.map((step) => (
          <li key={step}>{t(`vendors.step.${step}`)}</li>
        ))}
      </ol>
      <p>{t('vendors.note')}</p>
    </section>
  );
}
