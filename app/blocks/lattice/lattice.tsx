import { classNames } from '#app/ui/class-names.ts';
import type { StarOrder } from './star-order.ts';
import styles from './lattice.module.css';

const STAGES = { 1: undefined, 2: styles.second, 3: styles.third } as const;

interface LatticeProps {
  order: StarOrder;
  className?: string | undefined;
}

/** Interlaced straps with lit stars between two rules. It fills its box, whose size the container gives. */
export function LatticePanel({ order, className }: LatticeProps) {
  return (
    <div className={classNames(styles.panel, styles[`of${order}`], className)} aria-hidden="true" data-screen-only />
  );
}

/**
 * The lattice of an article's masthead on navy, built up in three stages from the side of the text outwards. It fills
 * its box, which is beside the text on wide pages and above it on phones, never behind it.
 */
export function MastheadLattice({ order, className }: LatticeProps) {
  return (
    <div className={classNames(styles.masthead, styles[`of${order}`], className)} aria-hidden="true" data-screen-only />
  );
}

/** The tile of the section's star at one stage of construction: its contact points, its lines, its straps. */
export function StageDrawing({ order, stage, className }: LatticeProps & { stage: 1 | 2 | 3 }) {
  return (
    <span
      className={classNames(styles.stage, styles[`of${order}`], STAGES[stage], className)}
      aria-hidden="true"
      data-screen-only
    />
  );
}
