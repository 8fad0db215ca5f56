import { createContext, useContext, type ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import type { Option } from '#app/ui/field.tsx';
import styles from './form.module.css';

/** Texts of every form field. */
export interface FieldTexts {
  name: string;
  label: string;
  hint?: string | undefined;
  /** The message for the current fault; absent when there is none. */
  fault?: string | undefined;
  /** All messages of the field keyed by fault id, for the check on leaving it. */
  faults: Readonly<Record<string, string>>;
  /** Typed or chosen values. */
  typed?: readonly string[] | undefined;
}

/** A field with choices. */
export interface ChoiceTexts extends FieldTexts {
  options: readonly Option[];
  /** Text of a list before a choice. */
  empty: string;
}

/** Prefix of the ids of a form's fields; differs when several forms are on a page. */
export const FieldIds = createContext('field');

/** The id by which the summary of faults links to a field. */
export function useFieldId(name: string): string {
  return `${useContext(FieldIds)}-${name}`;
}

/** Attributes that connect a control with its label, its hint and its fault. */
export function useControl({ name, hint, fault }: FieldTexts) {
  const id = useFieldId(name);
  const described = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ');
  return {
    id,
    name,
    'aria-invalid': fault ? (true as const) : undefined,
    'aria-describedby': described || undefined,
  };
}

interface FormFieldProps {
  field: FieldTexts;
  /** True for several controls under one name. */
  isGroup?: boolean;
  /** Content below the control. */
  below?: ReactNode;
  children: ReactNode;
}

/** A field's frame: label, hint, the place for its fault, and the control. */
export function FormField({ field, isGroup = false, below, children }: FormFieldProps) {
  const { name, label, hint, fault, faults } = field;
  const id = useFieldId(name);
  const described = useControl(field)['aria-describedby'];
  const Frame = isGroup ? 'fieldset' : 'div';
  return (
    <Frame
      className={styles.field}
      data-field={name}
      data-faults={JSON.stringify(faults)}
      aria-describedby={isGroup ? described : undefined}
    >
      {isGroup ? (
        <legend className={styles.label}>{label}</legend>
      ) : (
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
      )}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <FaultPlace id={id} fault={fault} />
      {children}
      {below}
    </Frame>
  );
}

/** Empty until there is a fault: script writes into it too. */
export function FaultPlace({ id, fault }: { id: string; fault: string | undefined }) {
  return (
    <p id={`${id}-fault`} className={styles.fault} hidden={!fault}>
      {fault}
    </p>
  );
}

export const controlClass = (isLines = false) => classNames(styles.control, isLines && styles.lines);
