import { NOTE_MOST } from '#domain/forms/application.ts';
import { useText } from '#messages/text.tsx';
import { FormFrame, type FormProps } from '#app/blocks/forms/form-frame.tsx';
import { CheckboxInputs, SelectInput, TickBox } from '#app/ui/form/choices.tsx';
import { FileInput } from '#app/ui/form/file-input.tsx';
import { HiddenInput } from '#app/ui/form/hidden-input.tsx';
import { TextInput } from '#app/ui/form/text-input.tsx';
import { TextLines } from '#app/ui/form/text-lines.tsx';
import styles from './careers.module.css';

/** The form to apply for a vacancy, the only one of the site that accepts a file. */
export function ApplicationForm(props: FormProps) {
  const t = useText();
  const { title, day } = props.form.texts;
  return (
    <>
      <p className={styles.chosen}>
        <b>{title}</b>
        <span>{t('careers.closesOn', { day: day ?? '' })}</span>
      </p>
      <FormFrame {...props} withFile>
        {(field) => (
          <>
            <HiddenInput {...field('vacancy')} />
            <TextInput {...field('fullName')} autoComplete="name" required />
            <TextInput {...field('email')} type="email" autoComplete="email" required />
            <TextInput {...field('mobile')} type="tel" autoComplete="tel" required />
            <SelectInput {...field('country')} autoComplete="country" required />
            <CheckboxInputs {...field('languages', { hint: true })} />
            <FileInput
              {...field('cv', { hint: true })}
              again={props.back ? t('forms.field.cv.again') : undefined}
              accept="application/pdf,.pdf"
              required
            />
            <TextLines {...field('note', { hint: true, optional: true })} most={NOTE_MOST} left={t('forms.left')} />
            <TickBox {...field('later')} />
          </>
        )}
      </FormFrame>
    </>
  );
}
