import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { Link } from '#app/ui/link.tsx';
import { SubmitButton } from './submit-button.tsx';

interface FilterFormProps {
  /** What is filtered, for assistive technology. */
  label: string;
  apply: string;
  /** The way back to everything; absent while nothing is filtered. */
  clear?: { to: string; label: string } | undefined;
  /** `#id` of its place, where the list is not the page's first. */
  at?: string | undefined;
  children: ReactNode;
}

/** Filters that live in the address: a GET form, the same with and without script. */
export function FilterForm({ label, apply, clear, at, children }: FilterFormProps) {
  return (
    <search>
      <Form
        method="get"
        action={at && `.${at}`}
        discover="none"
        aria-label={label}
        preventScrollReset
        className="cluster items-end"
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
