import type { CSSProperties } from 'react';
import styles from './skeleton.module.css';

/** The quiet shape of what is coming; it shows itself only after 200 ms. Sizes are CSS lengths. */
export function Skeleton({ width = '100%', height = '1em' }: { width?: string; height?: string }) {
  const size: CSSProperties = { inlineSize: width, blockSize: height };
  return <span className={styles.skeleton} style={size} aria-hidden="true" />;
}
