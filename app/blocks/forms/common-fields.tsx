import { TextInput } from '#app/ui/form/text-input.tsx';
import type { FieldOf } from './form-fields.ts';

/** First name and last name. */
export function FirstAndLastName({ field }: { field: FieldOf }) {
  return (
    <>
      <TextInput {...field('firstName')} autoComplete="given-name" required />
      <TextInput {...field('lastName')} autoComplete="family-name" required />
    </>
  );
}

/** An e-mail address, entered twice where nothing else would reveal an error in it. */
export function EmailTwice({ field }: { field: FieldOf }) {
  return (
    <>
      <TextInput {...field('email')} type="email" autoComplete="email" required />
      <TextInput {...field('emailAgain', { hint: true })} type="email" autoComplete="email" required />
    </>
  );
}
