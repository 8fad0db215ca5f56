import styles from './segments.module.css';

interface ButtonRowProps {
  label: string;
  buttons: readonly { label: string; press: () => void }[];
  disabled: boolean;
}

/** A row of small related buttons, for actions that need script. */
export function ButtonRow({ label, buttons, disabled }: ButtonRowProps) {
  return (
    <div role="group" aria-label={label} className={styles.nav} data-needs-script>
      <div className={styles.segments}>
        {buttons.map((button) => (
          <button
            key={button.label}
            type="button"
            className={styles.segment}
            disabled={disabled}
            onClick={button.press}
          >
            {button.label}
          </button>
        ))}
      </div>
    </div>
  );
}
