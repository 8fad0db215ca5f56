import { useText } from '#messages/text.tsx';
import { DENSITIES, keepDensity, useDensity, type Density } from './density.ts';
import styles from './board-switches.module.css';

/** Rows as lines: the fewer, the higher they stand. */
const LINES: Record<Density, string> = {
  comfortable: 'M1 3h12M1 11h12',
  compact: 'M1 2.5h12M1 7h12M1 11.5h12',
  dense: 'M1 1.5h12M1 5h12M1 9h12M1 12.5h12',
};

/** How high the rows stand. It needs script, since the choice is the device's and not the address's. */
export function DensitySwitch() {
  const t = useText();
  const chosen = useDensity();
  return (
    <span className={styles.density} role="group" aria-label={t('watch.density')} data-needs-script>
      {DENSITIES.map((density) => (
        <button
          key={density}
          type="button"
          aria-pressed={density === chosen}
          aria-label={t(`watch.density.${density}`)}
          onClick={() => keepDensity(density)}
        >
          <svg viewBox="0 0 14 14" aria-hidden="true" focusable="false">
            <path d={LINES[density]} />
          </svg>
        </button>
      ))}
    </span>
  );
}
