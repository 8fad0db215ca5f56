import { MESSAGE } from '#domain/forms/contact-topics.ts';
import { useText } from '#messages/text.tsx';
import { FormFrame, type FormProps } from '#app/blocks/forms/form-frame.tsx';
import { RadioInputs, SelectInput } from '#app/ui/form/choices.tsx';
import { DependentFields } from '#app/ui/form/sent-form.tsx';
import { TextInput } from '#app/ui/form/text-input.tsx';
import { TextLines } from '#app/ui/form/text-lines.tsx';

const FREE = { hint: true, optional: true };

/** The form of the contact page: empty, or as it was sent with its errors. */
export function ContactForm(props: FormProps) {
  const t = useText();
  return (
    <FormFrame {...props}>
      {(field) => (
        <>
          <SelectInput {...field('topic')} required />
          <DependentFields>
            <SelectInput {...field('about')} />
            <TextInput {...field('firm', { hint: true })} autoComplete="off" />
          </DependentFields>
          <TextInput {...field('reference', FREE)} autoComplete="off" />
          <TextLines {...field('message', { hint: true })} most={MESSAGE.most} left={t('forms.left')} required />
          <TextInput {...field('fullName')} autoComplete="name" required />
          <TextInput {...field('email')} type="email" autoComplete="email" required />
          <TextInput {...field('mobile', { optional: true })} type="tel" autoComplete="tel" />
          <TextInput {...field('company', FREE)} autoComplete="organization" />
          <RadioInputs {...field('answerIn')} required />
        </>
      )}
    </FormFrame>
  );
}
