import { controlClass, FormField, useControl, type FieldTexts } from './form-field.tsx';

interface TextInputProps extends FieldTexts {
  type?: 'text' | 'email' | 'tel' | undefined;
  /** What the browser can fill in by itself; `off` when it cannot know. */
  autoComplete: string;
  required?: boolean;
  /** True for a code, which reads left to right. */
  latin?: boolean;
}

/** A single-line input. Addresses and numbers read left to right in both languages. */
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
