import type { FieldTexts } from './form-field.tsx';

/** A value that the page itself sends with the form. */
export function HiddenInput({ name, typed }: FieldTexts) {
  return <input type="hidden" name={name} value={typed?.[0] ?? ''} />;
}
