import { useText } from '#messages/text.tsx';
import { density as preference, type Density } from '#app/live/preference.ts';
import { useDeviceValue } from '#app/live/use-device-value.ts';
import styles from './table-switches.module.css';

/** Icon of each density, as lines: the fewer lines, the higher the rows. */
const LINES: Record<Density, string> = {
  comfortable: 'M1 3h12M1 11h12',
  compact: 'M1 2.5h12M1 7h12M1 11.5h12',
  dense: 'M1 1.5h12M1 5h12M1 9h12M1 12.5h12',
};

/**
 * Height of the rows, here and everywhere: one choice of the reader. It needs script, since it is stored on the device
 * and not in the address.
 */
export function DensitySwitch() {
  const t = useText();
  const chosen = useDeviceValue(preference);
  return (
    <span className={styles.density} role="group" aria-label={t('preferences.density')} data-needs-script>
      {preference.values.map((density) => (
        <button
          key={density}
          type="button"
          aria-pressed={density === chosen}
          aria-label={t(`preferences.density.${density}`)}
          onClick={() => preference.keep(density)}
        >
          <svg viewBox="0 0 14 14" aria-hidden="true" focusable="false">
            <path d={LINES[density]} />
          </svg>
        </button>
      ))}
    </span>
  );
}
