import { controlClass, FormField, useControl, type FieldTexts } from './form-field.tsx';
import styles from './form.module.css';

interface TextLinesProps extends FieldTexts {
  /** Characters that it takes. */
  most: number;
  /** What is before the number of characters that are left. */
  left: string;
  required?: boolean;
}

const ROWS = 8;

/** Several lines to type, with the count of characters that are left while script runs. */
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
