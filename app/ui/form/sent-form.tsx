import type { ReactNode } from 'react';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import styles from './form.module.css';

interface SentFormProps {
  /** The form's name, by which the script finds its rules. */
  name: string;
  label: string;
  /** The address to send to: the page itself. */
  action: string;
  /** Terms that the form's rules are built from, for the script. */
  terms: object;
  /** Label of the field that people do not see: only bots fill it in. */
  trap: string;
  send: string;
  /** True when the form has a file field. */
  withFile?: boolean;
  children: ReactNode;
}

/** A form that is sent to the server, which validates it: the browser's own messages are turned off. */
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

/** Fields that apply only after a choice above them. */
export function DependentFields({ children }: { children: ReactNode }) {
  return <div className={styles.group}>{children}</div>;
}
