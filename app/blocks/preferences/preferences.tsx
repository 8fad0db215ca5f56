import { useText } from '#messages/text.tsx';
import { density, palette, theme, type Preference } from '#app/live/preference.ts';
import { Icon } from '#app/ui/icon.tsx';
import { MadeOnce } from '#app/blocks/made-once/made-once.tsx';
import { Consent } from './consent.tsx';
import styles from './preferences.module.css';

const ID = 'preferences';

/** Opens the reading preferences. They need script, which stores them on the device. */
export function PreferencesButton({ className, named = false }: { className?: string | undefined; named?: boolean }) {
  const t = useText();
  return (
    <button
      type="button"
      className={className}
      popoverTarget={ID}
      aria-label={named ? undefined : t('preferences.title')}
      data-needs-script
    >
      <Icon name="theme" />
      {named && t('preferences.title')}
    </button>
  );
}

/**
 * The sheet that the button opens: theme, height of rows and the colours of rise and fall, in a native popover. It is
 * in the page once. Script reads the stored values from the device and stores new choices
 * (app/document/preferences.ts); the form is never submitted.
 */
export function Preferences() {
  const t = useText();
  return (
    <form
      id={ID}
      method="dialog"
      popover="auto"
      className={styles.sheet}
      aria-labelledby="preferences-title"
      data-needs-script
    >
      <div id="preferences-title" className={styles.title}>
        {t('preferences.title')}
      </div>
      <MadeOnce of={Choices} name="preferences">
        <Choices />
      </MadeOnce>
      <Consent />
    </form>
  );
}

function Choices() {
  const t = useText();
  return (
    <>
      <Choice preference={theme} />
      <Choice preference={density} />
      <Choice preference={palette} />
      <p className={styles.kept}>{t('preferences.kept')}</p>
    </>
  );
}

function Choice({ preference: { name, values, initial } }: { preference: Preference<string> }) {
  const t = useText();
  return (
    <fieldset className={styles.choice}>
      <legend>{t(`preferences.${name}`)}</legend>
      <div className={styles.values}>
        {values.map((value) => (
          <label key={value} className={styles.value}>
            <input type="radio" name={name} value={value} defaultChecked={value === initial} className={styles.input} />
            <span>{t(`preferences.${name}.${value}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
