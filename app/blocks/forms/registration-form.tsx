import type { RegistrationTerms } from '#domain/forms/registration.ts';
import { CheckboxInputs, RadioInputs, SelectInput, TickBox } from '#app/ui/form/choices.tsx';
import { HiddenInput } from '#app/ui/form/hidden-input.tsx';
import { TextInput } from '#app/ui/form/text-input.tsx';
import { EmailTwice, FirstAndLastName } from './common-fields.tsx';
import { FormFrame, type FormProps } from './form-frame.tsx';

/** The form to register for an event. */
export function RegistrationForm(props: FormProps) {
  const { own, guests, byInvitation, sessions } = props.form.terms as RegistrationTerms;
  return (
    <FormFrame {...props}>
      {(field) => (
        <>
          <HiddenInput {...field('full')} />
          <RadioInputs {...amongThese(field('session'), sessions)} required />
          {byInvitation && <TextInput {...field('code', { hint: true })} autoComplete="off" latin required />}
          <FirstAndLastName field={field} />
          <EmailTwice field={field} />
          <TextInput {...field('mobile', { optional: true })} type="tel" autoComplete="tel" />
          <TextInput {...field('company')} autoComplete="organization" required />
          <TextInput {...field('jobTitle')} autoComplete="organization-title" required />
          {guests > 0 && <SelectInput {...field('guests')} required />}
          {own === 'experience' && <SelectInput {...field('experience', { optional: true })} />}
          {own === 'interest' && <CheckboxInputs {...field('interest', { hint: true })} />}
          <RadioInputs {...field('answerIn')} required />
          <TickBox {...field('news')} />
        </>
      )}
    </FormFrame>
  );
}

/** The choices have a label for the sessions of other events too, whose forms are still read; none of them is offered here. */
function amongThese<Field extends { options: readonly { value: string }[] }>(field: Field, values: readonly string[]) {
  return { ...field, options: field.options.filter(({ value }) => values.includes(value)) };
}
