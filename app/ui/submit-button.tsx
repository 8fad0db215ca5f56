import styles from './submit-button.module.css';

/** Sends the form it is in. */
export function SubmitButton({ children }: { children: string }) {
  return (
    <button type="submit" className={styles.button}>
      {children}
    </button>
  );
}
