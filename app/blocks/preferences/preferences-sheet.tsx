import { useText } from '#messages/text.tsx';
import { useBrowserBars } from './browser-bars.ts';
import { Consent } from './consent.tsx';
import { density, palette, theme, type Preference } from './preference.ts';
import styles from './preferences.module.css';

interface SheetProps {
  /** What its opener names as its target. */
  id: string;
}

/** Theme, height of rows and the colours of rise and fall, in the browser's own popover. Once a page. */
export function PreferencesSheet({ id }: SheetProps) {
  const t = useText();
  useBrowserBars(theme.use());
  return (
    <form id={id} popover="auto" className={styles.sheet} aria-labelledby="preferences-title" data-needs-script>
      <div id="preferences-title" className={styles.title}>
        {t('preferences.title')}
      </div>
      <Choice preference={theme} />
      <Choice preference={density} />
      <Choice preference={palette} />
      <p className={styles.kept}>{t('preferences.kept')}</p>
      <Consent />
    </form>
  );
}

function Choice<T extends string>({ preference }: { preference: Preference<T> }) {
  const t = useText();
  const chosen = preference.use();
  const { name } = preference;
  return (
    <fieldset className={styles.choice}>
      <legend>{t(`preferences.${name}`)}</legend>
      <div className={styles.values}>
        {preference.values.map((value) => (
          <label key={value} className={styles.value}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => preference.keep(value)}
              className={styles.input}
            />
            <span>{t(`preferences.${name}.${value}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
