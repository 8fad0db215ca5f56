import { controlClass, FormField, useControl, type FieldTexts } from './form-field.tsx';

interface TextInputProps extends FieldTexts {
  type?: 'text' | 'email' | 'tel' | undefined;
  /** What the browser may fill in by itself; `off` where it cannot know. */
  autoComplete: string;
  required?: boolean;
  /** Signs of a code, which read left to right. */
  latin?: boolean;
}

/** A line to type. Addresses and numbers read left to right in both languages. */
export function TextInput({ type = 'text', autoComplete, required = false, latin = false, ...field }: TextInputProps) {
  const control = useControl(field);
  const isLatin = type !== 'text' || latin;
  return (
    <FormField field={field}>
      <input
        {...control}
        className={controlClass()}
        type={type}
        defaultValue={field.typed?.[0]}
        autoComplete={autoComplete}
        required={required}
        dir={isLatin ? 'ltr' : undefined}
        spellCheck={isLatin ? false : undefined}
      />
    </FormField>
  );
}
