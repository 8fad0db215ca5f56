import { PILOT_MESSAGE_MOST } from '#domain/forms/carbon-pilot.ts';
import { useText } from '#messages/text.tsx';
import { CheckboxInputs, RadioInputs, SelectInput } from '#app/ui/form/choices.tsx';
import { TextInput } from '#app/ui/form/text-input.tsx';
import { TextLines } from '#app/ui/form/text-lines.tsx';
import { EmailTwice, FirstAndLastName } from './common-fields.tsx';
import { FormFrame, type FormProps } from './form-frame.tsx';

/** The form to join the carbon pilot. */
export function CarbonPilotForm(props: FormProps) {
  const t = useText();
  return (
    <FormFrame {...props}>
      {(field) => (
        <>
          <CheckboxInputs {...field('role', { hint: true })} />
          <SelectInput {...field('emissions', { optional: true })} />
          <TextInput {...field('company')} autoComplete="organization" required />
          <SelectInput {...field('companySize')} required />
          <SelectInput {...field('industry')} required />
          <SelectInput {...field('country')} autoComplete="country" required />
          <FirstAndLastName field={field} />
          <TextInput {...field('jobTitle')} autoComplete="organization-title" required />
          <EmailTwice field={field} />
          <TextInput {...field('mobile')} type="tel" autoComplete="tel" required />
          <TextLines
            {...field('message', { hint: true, optional: true })}
            most={PILOT_MESSAGE_MOST}
            left={t('forms.left')}
          />
          <RadioInputs {...field('answerIn')} required />
        </>
      )}
    </FormFrame>
  );
}
