import { useId, type ReactNode } from 'react';
import styles from './field.module.css';

interface FieldProps {
  label: string;
  name: string;
  value?: string | undefined;
  hint?: string | undefined;
}

function Field({
  id,
  label,
  hint,
  children,
}: {
  id: string;
  label: string;
  hint?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** A line of text to type; `type` gives phones the right keyboard. */
export function TextField({
  type = 'text',
  placeholder,
  hint,
  ...field
}: FieldProps & { type?: 'text' | 'search'; placeholder?: string }) {
  const id = useId();
  return (
    <Field id={id} label={field.label} hint={hint}>
      <input
        id={id}
        className={styles.control}
        type={type}
        name={field.name}
        defaultValue={field.value}
        key={field.value}
        placeholder={placeholder}
        autoComplete="off"
        aria-describedby={hint && `${id}-hint`}
      />
    </Field>
  );
}

export interface Option {
  value: string;
  label: string;
}

/** One of several; the browser's own list, so that it works without script and on every phone. */
export function SelectField({ options, hint, ...field }: FieldProps & { options: readonly Option[] }) {
  const id = useId();
  return (
    <Field id={id} label={field.label} hint={hint}>
      <select id={id} className={styles.control} name={field.name} defaultValue={field.value} key={field.value}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}
