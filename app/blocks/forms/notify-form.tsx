import { RadioInputs, SelectInput } from '#app/ui/form/choices.tsx';
import { DependentFields } from '#app/ui/form/sent-form.tsx';
import { EmailTwice } from './common-fields.tsx';
import { FormFrame, type FormProps } from './form-frame.tsx';
import { APP } from '#domain/forms/coming.ts';

/** The form for a single notification when something is ready. */
export function NotifyForm(props: FormProps) {
  return (
    <FormFrame {...props}>
      {(field) => {
        const what = field('for');
        return (
          <>
            <RadioInputs {...what} required />
            {what.options.some(({ value }) => value === APP) && (
              <DependentFields>
                <SelectInput {...field('device')} />
              </DependentFields>
            )}
            <EmailTwice field={field} />
            <RadioInputs {...field('answerIn')} required />
          </>
        );
      }}
    </FormFrame>
  );
}
