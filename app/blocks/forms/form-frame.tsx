import type { ReactNode } from 'react';
import { useText } from '#messages/text.tsx';
import { TickBox } from '#app/ui/form/choices.tsx';
import { SentForm } from '#app/ui/form/sent-form.tsx';
import { BotCheckPart } from './bot-check.tsx';
import { useFields, type FieldOf } from './form-fields.ts';
import { FormNotice } from './form-notice.tsx';
import type { SentBack, ShownForm } from './shown-form.ts';
import styles from './forms.module.css';

export interface FormProps {
  form: ShownForm;
  /** What was typed and rejected; null for an empty form. */
  back: Pick<SentBack, 'typed' | 'faults'> | null;
  /** Address that the form is sent to. */
  action: string;
}

interface FormFrameProps extends FormProps {
  /** True when one of the fields is a file. */
  withFile?: boolean;
  children: (field: FieldOf) => ReactNode;
}

/**
 * Common parts around the fields of every form: what a simulated exchange does with it, the notice, the consent and the
 * button.
 */
export function FormFrame({ form, back, action, withFile = false, children }: FormFrameProps) {
  const t = useText();
  const field = useFields(form, back);
  return (
    <div className={styles.form}>
      {form.simulated && <p className={styles.simulated}>{t('forms.simulated')}</p>}
      <SentForm
        name={form.name}
        label={t(`forms.label.${form.name}`)}
        action={action}
        terms={form.terms}
        trap={t('forms.trap')}
        send={t('forms.send')}
        withFile={withFile}
      >
        {children(field)}
        <FormNotice form={form} />
        <TickBox {...field('agree')} required />
        <BotCheckPart check={form.botCheck} form={form.name} />
      </SentForm>
    </div>
  );
}
