import styles from './skip-link.module.css';

/** The first stop of the keyboard: past the header to what the page is for. */
export function SkipLink({ to, children }: { to: string; children: string }) {
  return (
    <a href={`#${to}`} className={styles.skip}>
      {children}
    </a>
  );
}
