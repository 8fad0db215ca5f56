import { useText } from '#messages/text.tsx';
import { Fact } from '#app/blocks/facts/facts.tsx';
import { SelectField, type Option } from '#app/ui/field.tsx';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import styles from './forms.module.css';

export interface DeskPageData {
  reference: string;
  sentOn: string;
  answerBy: string | null;
  answeredOn: string | null;
  desk: string;
  /** True when the desk marks attendance instead of answers. */
  isAttendance?: boolean;
  /** Desks to which the message can be passed on. */
  others: Option[];
}

/** Page for desks: marks a message as answered, or passes it to another desk. Only the buttons have an effect. */
export function DeskPage({ message, action }: { message: DeskPageData | null; action: string }) {
  const t = useText();
  if (message === null) return <p className={styles.gone}>{t('forms.desk.gone')}</p>;
  const { sentOn, answerBy, answeredOn, desk, others, isAttendance = false } = message;
  const act = isAttendance ? 'attended' : 'answered';
  return (
    <>
      <dl className={styles.facts}>
        <Fact label={t('forms.desk.desk')}>{desk}</Fact>
        <Fact label={t('forms.desk.sentOn')}>{sentOn}</Fact>
        {answerBy && <Fact label={t('forms.desk.answerBy')}>{answerBy}</Fact>}
        {answeredOn && <Fact label={t(`forms.desk.${act}On`)}>{answeredOn}</Fact>}
      </dl>
      <div className={styles.acts}>
        {!answeredOn && (
          <form id="answered" method="post" action={action} aria-label={t(`forms.desk.${act}`)}>
            <input type="hidden" name="act" value="answered" />
            <SubmitButton>{t(`forms.desk.${act}`)}</SubmitButton>
          </form>
        )}
        <form id="pass" method="post" action={action} aria-label={t('forms.desk.pass')} className={styles.pass}>
          <SelectField name="to" label={t('forms.desk.passTo')} options={others} />
          <SubmitButton>{t('forms.desk.pass')}</SubmitButton>
        </form>
      </div>
    </>
  );
}
