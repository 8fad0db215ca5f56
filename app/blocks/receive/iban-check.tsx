import { useId } from 'react';
import { useText } from '#messages/text.tsx';
import styles from './receive.module.css';

const FAULTS = ['country', 'length', 'digits', 'check'] as const;

/**
 * The structure of an IBAN and, with script, a field that is checked only in the browser: it has no name and belongs to
 * no form, so that nothing typed is ever sent (app/document/iban.ts).
 */
export function IbanCheck() {
  const t = useText();
  const id = useId();
  const sentences = Object.fromEntries(
    FAULTS.map((fault) => [`data-${fault}`, t(`receive.iban.${fault}`, { count: '{n}' })]),
  );
  return (
    <div className={styles.iban}>
      <p>{t('receive.iban.structure')}</p>
      <p>
        <bdi dir="ltr" className={styles.example}>
          AE23 9990 0012 3456 7890 123
        </bdi>
      </p>
      <div data-needs-script="" data-screen-only="" data-iban="" data-right={t('receive.iban.right')} {...sentences}>
        <label htmlFor={id} className={styles.label}>
          {t('receive.iban.label')}
        </label>
        <input
          id={id}
          type="text"
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-describedby={`${id}-answer`}
          className={styles.control}
        />
        <p id={`${id}-answer`} role="status" data-answer="" className={styles.answer} />
      </div>
      <p className={styles.promise}>{t('receive.iban.promise')}</p>
    </div>
  );
}
