import { Fragment } from 'react';
import styles from './marked.module.css';

interface MarkedProps {
  text: string;
  /** Half-open ranges of characters, in order. */
  marks: readonly (readonly [from: number, to: number])[];
}

/** A text with the parts that were looked for marked; the letters keep their joins. */
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
