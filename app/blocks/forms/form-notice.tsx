import { useText } from '#messages/text.tsx';
import type { ShownForm } from './shown-form.ts';
import styles from './forms.module.css';

/**
 * Notice before the button: why we ask, who reads the message, how long it is stored, and whether it leaves the
 * country.
 */
export function FormNotice({ form: { name, readBy, exchange, period, outside } }: { form: ShownForm }) {
  const t = useText();
  return (
    <div className={styles.notice}>
      <h3>{t('forms.notice.title')}</h3>
      <p>{t(`forms.notice.why.${name}`)}</p>
      <p>{t('forms.notice.readBy', { desk: readBy, exchange })}</p>
      <p>{t('forms.notice.period', { period })}</p>
      <p>{outside ?? t('forms.notice.inside')}</p>
    </div>
  );
}
