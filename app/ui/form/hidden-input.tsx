import type { FieldTexts } from './form-field.tsx';

/** What the page itself says with the form. */
export function HiddenInput({ name, typed }: FieldTexts) {
  return <input type="hidden" name={name} value={typed?.[0] ?? ''} />;
}
