import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { pick } from '#domain/bilingual.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { useRootData } from '../../root-data.ts';
import { pathOf } from '../../page-path.ts';
import { measurement } from './preference.ts';
import styles from './preferences.module.css';

function closeSheet(event: MouseEvent<HTMLElement>): void {
  event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
}

/** Asks whether page speed may be measured, and says what is sent and to whom. Not ticked until the reader ticks it. */
export function Consent() {
  const t = useText();
  const locale = useLocale();
  const services = useRootData()?.exchange.measurement ?? [];
  const providers = services.map(({ provider }) => pick(provider, locale)).join(t('preferences.measurement.and'));
  const isOn = measurement.use() === 'on';
  return (
    <div className={styles.consent}>
      <label className={styles.agree}>
        <input
          type="checkbox"
          checked={isOn}
          onChange={() => measurement.keep(isOn ? 'off' : 'on')}
          aria-describedby="measurement-meaning"
        />
        {t('preferences.measurement')}
      </label>
      <p id="measurement-meaning" className={styles.kept}>
        {t('preferences.measurement.meaning')}{' '}
        {providers && `${t('preferences.measurement.providers', { providers })} `}
        <Link to={pathOf('other-privacy-policy')} onClick={closeSheet}>
          {t('footer.privacy')}
        </Link>
      </p>
    </div>
  );
}
