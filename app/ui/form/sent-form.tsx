import type { ReactNode } from 'react';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import styles from './form.module.css';

interface SentFormProps {
  /** The form's name, by which its rules are found while script runs. */
  name: string;
  label: string;
  /** Where it is sent: the page itself. */
  action: string;
  /** What its rules are made of, for the script. */
  terms: object;
  /** Label of the field that people do not see: what fills it in is a program. */
  trap: string;
  send: string;
  /** It has a field for a file. */
  withFile?: boolean;
  children: ReactNode;
}

/** A form that is sent to the server, which decides what is wrong in it: the browser's own messages are turned off. */
export function SentForm({ name, label, action, terms, trap, send, withFile, children }: SentFormProps) {
  return (
    <form
      className={styles.form}
      method="post"
      action={action}
      encType={withFile ? 'multipart/form-data' : undefined}
      noValidate
      aria-label={label}
      data-form={name}
      data-terms={JSON.stringify(terms)}
    >
      {children}
      <div className={styles.trap} aria-hidden="true">
        <label>
          {trap}
          <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div>
        <SubmitButton>{send}</SubmitButton>
      </div>
    </form>
  );
}

/** Fields that only a choice above them asks for. */
export function DependentFields({ children }: { children: ReactNode }) {
  return <div className={styles.group}>{children}</div>;
}
