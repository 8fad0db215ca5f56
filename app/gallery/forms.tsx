import { useText } from '#messages/text.tsx';
import { useFaultLines } from '#app/blocks/forms/form-fields.ts';
import type { ShownForm } from '#app/blocks/forms/shown-form.ts';
import { ContactForm } from '#app/blocks/contact/contact-form.tsx';
import { BotCheckPart } from '#app/blocks/forms/bot-check.tsx';
import { DeskPage, type DeskPageData } from '#app/blocks/forms/desk-page.tsx';
import { Receipt, type ReceiptData } from '#app/blocks/forms/receipt.tsx';
import { Withdraw } from '#app/blocks/forms/withdraw.tsx';
import { ErrorSummary } from '#app/ui/form/error-summary.tsx';
import { FieldIds } from '#app/ui/form/form-field.tsx';
import { Group, Specimen } from './specimen.tsx';

const HERE = '#forms';
const REFERENCE = 'DSX-C-7KQM4F2-G';
const FAULTS = { about: 'missing', firm: 'missing', message: 'private', email: 'wrong', agree: 'missing' } as const;

/** The form of the contact page in its states, and the pages that follow it. */
export function Forms({ form, desk }: { form: ShownForm; desk: DeskPageData }) {
  const t = useText();
  const faults = useFaultLines(FAULTS);
  const receipt: ReceiptData = {
    reference: REFERENCE,
    isKnown: true,
    next: t('mails.copy.answer', { day: desk.answerBy ?? '' }),
    copy: 'sent',
  };
  return (
    <Group id="forms" title="gallery.forms">
      <Specimen name="gallery.forms.empty">
        <ContactForm form={form} back={null} action={HERE} />
      </Specimen>
      <Specimen name="gallery.forms.faults" again>
        <FieldIds value="faulty">
          <ErrorSummary title={t('forms.faults', { count: faults.length })} faults={faults} takesFocus={false} />
          <ContactForm
            form={{ ...form, outside: null, simulated: false }}
            back={{ typed: { topic: ['complaint'], email: ['salma@example'], answerIn: ['ar'] }, faults: FAULTS }}
            action={HERE}
          />
        </FieldIds>
      </Specimen>
      <Specimen name="gallery.forms.notSent">
        <ErrorSummary
          title={t('forms.problem.notSent')}
          faults={[]}
          text={t('forms.problem.notStoredNowhere')}
          takesFocus={false}
        />
      </Specimen>
      <Specimen name="gallery.forms.botCheck">
        <BotCheckPart check={{ kind: 'off', fault: 'no-key' }} form={form.name} />
        <BotCheckPart check={{ kind: 'off', fault: 'no-version' }} form={form.name} />
        <p>{t('forms.botCheck.load')}</p>
        <p>{t('forms.botCheck.execute')}</p>
        <p>{t('forms.botCheck.working')}</p>
      </Specimen>
      <Specimen name="gallery.forms.receipt">
        <Receipt receipt={receipt} back={HERE} />
      </Specimen>
      <Specimen name="gallery.forms.receiptWithoutMail">
        <Receipt receipt={{ ...receipt, copy: 'none' }} back={HERE} />
      </Specimen>
      <Specimen name="gallery.forms.receiptUndelivered">
        <Receipt receipt={{ ...receipt, copy: 'dead' }} back={HERE} />
      </Specimen>
      <Specimen name="gallery.forms.receiptUnknown">
        <Receipt receipt={{ ...receipt, isKnown: false, next: null }} back={HERE} />
      </Specimen>
      <Specimen name="gallery.forms.withdraw">
        <Withdraw reference={REFERENCE} action={HERE} back={HERE} />
      </Specimen>
      <Specimen name="gallery.forms.withdrawn">
        <Withdraw reference={null} action={HERE} back={HERE} />
      </Specimen>
      <Specimen name="gallery.forms.desk">
        <DeskPage message={desk} action={HERE} />
      </Specimen>
      <Specimen name="gallery.forms.deskGone">
        <DeskPage message={null} action={HERE} />
      </Specimen>
    </Group>
  );
}
