import { classNames } from './class-names.ts';
import { Figure } from './figure.tsx';
import styles from './change.module.css';

export type Direction = 'up' | 'down' | 'flat';

/** ▲, ▼ or –, drawn so that it needs no font. */
export function DirectionMark({ direction, className }: { direction: Direction; className?: string }) {
  return <i className={classNames(styles.mark, className)} data-direction={direction} aria-hidden="true" />;
}

/** A change: a shape, a sign and a colour, always the three together. `text` carries its sign. */
export function Change({ direction, text, className }: { direction: Direction; text: string; className?: string }) {
  return (
    <span className={classNames(styles.change, direction, className)}>
      <DirectionMark direction={direction} />
      <Figure>{text}</Figure>
    </span>
  );
}
