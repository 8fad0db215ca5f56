import styles from './store-badges.module.css';

/** An apple with a bite, in one line of colour. */
export function AppleMark() {
  return (
    <svg viewBox="0 0 24 24" className={styles.mark} aria-hidden="true" focusable="false">
      <path d="M12.1 7.4c-1-.3-2-.8-3.3-.8C5.9 6.6 4 9.1 4 12.4c0 4.3 2.7 8.6 5.2 8.6 1.1 0 1.7-.7 3-.7s1.8.7 3 .7c1.7 0 3.4-2.3 4.3-5-1.8-.7-2.8-2.1-2.8-3.9 0-1.6.8-2.9 2.2-3.7-.9-1.2-2.2-1.8-3.6-1.8-1.3 0-2.2.5-3.2.8Z" />
      <path d="M12 6.2c-.1-1.9 1.3-3.7 3.3-4 .2 2-1.3 3.9-3.3 4Z" />
    </svg>
  );
}

/** A triangle of four folds. */
export function GooglePlayMark() {
  return (
    <svg viewBox="0 0 24 24" className={styles.mark} aria-hidden="true" focusable="false">
      <path d="M4.5 2.6 13.3 12 4.5 21.4c-.3-.2-.5-.6-.5-1V3.6c0-.4.2-.8.5-1Z" opacity=".6" />
      <path d="m4.9 2.5 11.3 6.4-2.4 2.5Z" />
      <path d="m4.9 21.5 11.3-6.4-2.4-2.5Z" opacity=".8" />
      <path d="m16.9 9.3 3.5 2c.5.3.5 1.1 0 1.4l-3.5 2-2.5-2.7Z" opacity=".45" />
    </svg>
  );
}
