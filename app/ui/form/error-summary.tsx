import { useContext } from 'react';
import { FieldIds } from './form-field.tsx';
import styles from './form.module.css';

interface ErrorSummaryProps {
  title: string;
  /** A line for each field with a fault, in the order of the fields. */
  faults: readonly { name: string; text: string }[];
  /** Why a form without faults was not accepted. */
  text?: string;
  /** False when it is shown beside others: the page's own summary takes the focus. */
  takesFocus?: boolean;
}

/** The faults to correct, at the top of the page, which gets the focus; each line links to its field. */
export function ErrorSummary({ title, faults, text, takesFocus = true }: ErrorSummaryProps) {
  const ids = useContext(FieldIds);
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- the answer to a form begins with what is wrong in it
    <div className={styles.summary} role="alert" tabIndex={-1} autoFocus={takesFocus} data-error-summary="">
      <h2 className={styles.title}>{title}</h2>
      {text && <p>{text}</p>}
      {faults.length > 0 && (
        <ul className={styles.list}>
          {faults.map(({ name, text }) => (
            <li key={name}>
              <a href={`#${ids}-${name}`}>{text}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
