import { controlClass, FormField, useControl, type FieldTexts } from './form-field.tsx';
import styles from './form.module.css';

interface FileInputProps extends FieldTexts {
  /** What the browser offers first; what is sent is looked at by the server. */
  accept: string;
  /** Said where the form came back: a browser does not choose a file by itself. */
  again: string | undefined;
  required?: boolean;
}

/** One file of the reader's device. */
export function FileInput({ accept, again, required = false, ...field }: FileInputProps) {
  const control = useControl(field);
  return (
    <FormField field={field} below={again && <p className={styles.hint}>{again}</p>}>
      <input {...control} className={controlClass()} type="file" accept={accept} required={required} />
    </FormField>
  );
}
