import styles from './skip-link.module.css';

/** The first keyboard stop: skips the header to the page's main content. */
export function SkipLink({ to, children }: { to: string; children: string }) {
  return (
    <a href={`#${to}`} className={styles.skip}>
      {children}
    </a>
  );
}
