import { useText } from '#messages/text.tsx';
import { RadioInputs, SelectInput, TickBox } from '#app/ui/form/choices.tsx';
import { HiddenInput } from '#app/ui/form/hidden-input.tsx';
import { TextInput } from '#app/ui/form/text-input.tsx';
import { EmailTwice, FirstAndLastName } from './common-fields.tsx';
import { FormFrame, type FormProps } from './form-frame.tsx';
import styles from './forms.module.css';

/** With more seats left than this, the number is not shown. */
const FEW = 20;

/** The form to join the test group of the investor app. */
export function TestGroupForm(props: FormProps) {
  const { form } = props;
  const bound = 'bound' in form.terms && form.terms.bound;
  return (
    <>
      <SeatsLeft {...props} />
      <FormFrame {...props}>
        {(field) => (
          <>
            <HiddenInput {...field('seat')} />
            <SelectInput {...field('device')} required />
            {bound && <TextInput {...field('deviceId', { hint: true })} autoComplete="off" latin required />}
            <FirstAndLastName field={field} />
            <EmailTwice field={field} />
            <TextInput {...field('mobile')} type="tel" autoComplete="tel" required />
            <SelectInput {...field('country')} autoComplete="country" required />
            <RadioInputs {...field('answerIn')} required />
            <TickBox {...field('age')} required />
          </>
        )}
      </FormFrame>
    </>
  );
}

/** Note before sending: how many seats are left, or that the reader joins the waiting list. */
function SeatsLeft({ form: { seats } }: FormProps) {
  const t = useText();
  if (seats === null || seats.left > FEW) return null;
  return (
    <p className={styles.seats}>
      {seats.left > 0
        ? t('forms.seats.left', { count: seats.left })
        : t('forms.seats.full', { waiting: seats.waiting })}
    </p>
  );
}
