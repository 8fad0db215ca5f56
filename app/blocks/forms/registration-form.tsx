import type { RegistrationTerms } from '#domain/forms/registration.ts';
import { CheckboxInputs, RadioInputs, SelectInput, TickBox } from '#app/ui/form/choices.tsx';
import { HiddenInput } from '#app/ui/form/hidden-input.tsx';
import { TextInput } from '#app/ui/form/text-input.tsx';
import { EmailTwice, FirstAndLastName } from './common-fields.tsx';
import { FormFrame, type FormProps } from './form-frame.tsx';

/** The form to register for an event. */
export function RegistrationForm(props: FormProps) {
  const { own, guests, byInvitation } = props.form.terms as RegistrationTerms;
  return (
    <FormFrame {...props}>
      {(field) => (
        <>
          <HiddenInput {...field('full')} />
          <RadioInputs {...field('session')} required />
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
