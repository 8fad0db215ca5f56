import { controlClass, FormField, useControl, type FieldTexts } from './form-field.tsx';
import styles from './form.module.css';

interface TextLinesProps extends FieldTexts {
  /** Maximum number of characters. */
  most: number;
  /** Text before the number of characters left. */
  left: string;
  required?: boolean;
}

const ROWS = 8;

/** A multi-line input, with a count of the characters left when script runs. */
export function TextLines({ most, left, required = false, ...field }: TextLinesProps) {
  const control = useControl(field);
  return (
    <FormField
      field={field}
      below={
        <p className={styles.hint} data-left={most} data-needs-script="" hidden aria-live="polite">
          {left} <bdi data-left-count="" />
        </p>
      }
    >
      <textarea
        {...control}
        className={controlClass(true)}
        defaultValue={field.typed?.[0]}
        rows={ROWS}
        required={required}
        dir="auto"
        data-counted=""
      />
    </FormField>
  );
}
