import { Fragment } from 'react';
import styles from './marked.module.css';

interface MarkedProps {
  text: string;
  /** Half-open ranges of characters, in order. */
  marks: readonly (readonly [from: number, to: number])[];
}

/** A text with its matches marked; letters stay joined. */
export function Marked({ text, marks }: MarkedProps) {
  const starts = [0, ...marks.map(([, to]) => to)];
  return starts.map((start, i) => {
    const mark = marks[i];
    return (
      <Fragment key={start}>
        {text.slice(start, mark?.[0])}
        {mark && <mark className={styles.mark}>{text.slice(...mark)}</mark>}
      </Fragment>
    );
  });
}
