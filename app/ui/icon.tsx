import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './icon.module.css';

const SHAPES = {
  search: <path d="M8.5 14.5a6 6 0 1 1 0-12 6 6 0 0 1 0 12ZM13 13l4.5 4.5" />,
  theme: (
    <>
      <circle cx="10" cy="10" r="7.5" />
      <path d="M10 2.5a7.5 7.5 0 0 1 0 15Z" className={styles.solid} />
    </>
  ),
  pause: <path d="M7 4v12M13 4v12" />,
  play: <path d="M6 4l10 6-10 6Z" />,
  go: <path d="M3 10h13M11 5l5 5-5 5" />,
  out: <path d="M6 14 14 6M7.5 6H14v6.5" />,
  down: <path d="m5.5 8 4.5 4.5L14.5 8" />,
  sort: <path d="M7 4v12M4 7l3-3 3 3M13 16V4M10 13l3 3 3-3" />,
  menu: <path d="M2 6h16M2 14h16" />,
  close: <path d="m4 4 12 12M16 4 4 16" />,
  download: <path d="M10 3v10M5.5 9 10 13.5 14.5 9M3 17h14" />,
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof SHAPES;

/** Icons that point along the reading direction: they are mirrored in Arabic. */
const DIRECTED: readonly IconName[] = ['go', 'out'];

/** A line icon of 20 units. It decorates a text, or is in a control that has its own accessible name. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg
      viewBox="0 0 20 20"
      className={classNames(styles.icon, DIRECTED.includes(name) && styles.directed, className)}
      aria-hidden="true"
      focusable="false"
    >
      {SHAPES[name]}
    </svg>
  );
}
