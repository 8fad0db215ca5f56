import { controlClass, FormField, useControl, type FieldTexts } from './form-field.tsx';
import styles from './form.module.css';

interface FileInputProps extends FieldTexts {
  /** File types that the browser offers first; the server checks what is sent. */
  accept: string;
  /** Text when the form is shown again: a browser does not choose a file by itself. */
  again: string | undefined;
  required?: boolean;
}

/** A file from the reader's device. */
export function FileInput({ accept, again, required = false, ...field }: FileInputProps) {
  const control = useControl(field);
  return (
    <FormField field={field} below={again && <p className={styles.hint}>{again}</p>}>
      <input {...control} className={controlClass()} type="file" accept={accept} required={required} />
    </FormField>
  );
}
