import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { Link } from '#app/ui/link.tsx';
import styles from './filter-form.module.css';
import { SubmitButton } from './submit-button.tsx';

interface FilterFormProps {
  /** What the form filters, for assistive technology. */
  label: string;
  apply: string;
  /** Link that clears the filters; absent while nothing is filtered. */
  clear?: { to: string; label: string } | undefined;
  /** `#id` of the list, when it is not the page's first. */
  at?: string | undefined;
  children: ReactNode;
}

/** Filters stored in the address: a GET form, the same with and without script. */
export function FilterForm({ label, apply, clear, at, children }: FilterFormProps) {
  return (
    <search>
      <Form
        method="get"
        action={at && `.${at}`}
        discover="none"
        aria-label={label}
        preventScrollReset
        className={styles.form}
      >
        {children}
        <SubmitButton>{apply}</SubmitButton>
        {clear && (
          <Link to={clear.to + (at ?? '')} preventScrollReset className="link touch-target text-14">
            {clear.label}
          </Link>
        )}
      </Form>
    </search>
  );
}
