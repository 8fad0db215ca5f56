import styles from './submit-button.module.css';

/** Submits its form. */
export function SubmitButton({ children }: { children: string }) {
  return (
    <button type="submit" className={styles.button}>
      {children}
    </button>
  );
}
