import { useId, type ReactNode } from 'react';
import styles from './field.module.css';

interface FieldProps {
  label: string;
  name: string;
  value?: string | undefined;
  hint?: string | undefined;
}

interface FrameProps extends Pick<FieldProps, 'label' | 'hint'> {
  id: string;
  fault?: string | undefined;
  children: ReactNode;
}

/** The hint is above the control, so that controls and buttons on one line align at the bottom. */
function Field({ id, label, hint, fault, children }: FrameProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {fault && (
        <p id={`${id}-fault`} className={styles.fault}>
          {fault}
        </p>
      )}
      {children}
    </div>
  );
}

/** Two fields that belong together, as the first and the last day: no line of the form parts them. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}

type TextFieldProps = FieldProps & {
  type?: 'text' | 'search' | 'date' | 'time' | undefined;
  inputMode?: 'decimal' | undefined;
  placeholder?: string | undefined;
  /** Why the value cannot be used, and which values can. */
  fault?: string | undefined;
};

/** A single-line text field; `type` and `inputMode` give phones the right keyboard. */
export function TextField({ type = 'text', inputMode, placeholder, hint, fault, ...field }: TextFieldProps) {
  const id = useId();
  return (
    <Field id={id} label={field.label} hint={hint} fault={fault}>
      <input
        id={id}
        className={styles.control}
        type={type}
        inputMode={inputMode}
        name={field.name}
        defaultValue={field.value}
        key={field.value}
        placeholder={placeholder}
        autoComplete="off"
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? `${id}-fault` : hint && `${id}-hint`}
      />
    </Field>
  );
}

export interface Option {
  value: string;
  label: string;
}

type SelectFieldProps = FieldProps & Pick<FrameProps, 'fault'> & { options: readonly Option[] };

/** A choice of one; the browser's own list, so that it works without script and on every phone. */
export function SelectField({ options, hint, fault, ...field }: SelectFieldProps) {
  const id = useId();
  return (
    <Field id={id} label={field.label} hint={hint} fault={fault}>
      <select
        id={id}
        className={styles.control}
        name={field.name}
        defaultValue={field.value}
        key={field.value}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? `${id}-fault` : hint && `${id}-hint`}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}
