import { Link } from '#app/ui/link.tsx';
import { pick } from '#domain/bilingual.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { measurement } from '#app/live/preference.ts';
import { useRootData } from '#app/root-data.ts';
import { pathOf } from '#app/page-path.ts';
import styles from './preferences.module.css';

/** Asks whether page speed may be measured, and says what is sent and to whom. Unticked by default. */
export function Consent() {
  const t = useText();
  const locale = useLocale();
  const services = useRootData()?.exchange.measurement ?? [];
  const providers = services.map(({ provider }) => pick(provider, locale)).join(t('preferences.measurement.and'));
  return (
    <div className={styles.consent}>
      <label className={styles.agree}>
        <input type="checkbox" name={measurement.name} value="on" aria-describedby="measurement-meaning" />
        {t('preferences.measurement')}
      </label>
      <p id="measurement-meaning" className={styles.kept}>
        {t('preferences.measurement.meaning')}{' '}
        {providers && `${t('preferences.measurement.providers', { providers })} `}
        <Link to={pathOf('other-privacy-policy')}>{t('footer.privacy')}</Link>
      </p>
    </div>
  );
}
