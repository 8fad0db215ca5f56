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
  children: ReactNode;
}

/** Filters that live in the address: a GET form, the same with and without script. */
export function FilterForm({ label, apply, clear, children }: FilterFormProps) {
  return (
    <search>
      <Form method="get" aria-label={label} preventScrollReset className="flex flex-wrap items-end gap-4">
        {children}
        <SubmitButton>{apply}</SubmitButton>
        {clear && (
          <Link to={clear.to} preventScrollReset className="link inline-flex min-h-11 items-center text-14">
            {clear.label}
          </Link>
        )}
      </Form>
    </search>
  );
}
