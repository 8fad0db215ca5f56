import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Figure } from './figure.tsx';
import styles from './change.module.css';

export type Direction = 'up' | 'down' | 'flat';

interface DirectionMarkProps {
  /** `none` where no change is known: there is no mark until one is. */
  direction: Direction | 'none';
  className?: string;
}

/** ▲, ▼ or –, drawn so that it needs no font. */
export function DirectionMark({ direction, className }: DirectionMarkProps) {
  return <i className={classNames(styles.mark, className)} data-direction={direction} aria-hidden="true" />;
}

/** A change: a shape, a sign and a colour, always the three together. `text` carries its sign. */
export function Change({ direction, text, className }: { direction: Direction; text: string; className?: string }) {
  return (
    <ChangeFrame direction={direction} className={className}>
      <Figure>{text}</Figure>
    </ChangeFrame>
  );
}

interface ChangeFrameProps {
  /** null where no change is known. */
  direction: Direction | null;
  className?: string | undefined;
  children: ReactNode;
}

/** The shape and the colour of a change around a figure that carries its sign, as one that keeps itself current. */
export function ChangeFrame({ direction, className, children }: ChangeFrameProps) {
  return (
    <span className={classNames(styles.change, direction ?? 'flat', className)}>
      <DirectionMark direction={direction ?? 'none'} />
      {children}
    </span>
  );
}
