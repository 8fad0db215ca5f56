import { LAST_KNOWN_DAY } from '#domain/calendar.ts';
import { formatDate } from '#domain/date.ts';
import { FIRST_SESSION_DAY } from '#domain/session.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { TextField } from '#app/ui/field.tsx';
import { FilterForm } from '#app/ui/filter-form.tsx';
import { isQuestion, type Question, type FieldName } from './question.ts';

/** Examples of the accepted format of each field. */
const EXAMPLES = { day: '2026-11-20', time: '14:50', price: '12.34' };

interface QuestionFormProps {
  question: Question;
  /** A listed symbol, as an example. */
  sample: string | undefined;
}

/**
 * Day, time, price, security and ex-dividend date: all may stay empty. A wrong input stays as typed, with the reason
 * above it.
 */
export function QuestionForm({ question, sample }: QuestionFormProps) {
  const t = useText();
  const field = useField(question);
  // The browser's own fields for dates and times would drop an invalid text.
  const kind = (name: FieldName, type: 'date' | 'time') => (question.faults[name] ? 'text' : type);
  return (
    <FilterForm
      label={t('deadlines.form')}
      apply={t('deadlines.ask')}
      clear={isQuestion(question) ? { to: '.', label: t('deadlines.clear') } : undefined}
    >
      <TextField {...field('date')} type={kind('date', 'date')} />
      <TextField {...field('time')} type={kind('time', 'time')} />
      <TextField {...field('price')} inputMode="decimal" />
      <TextField {...field('symbol')} placeholder={sample} />
      <TextField {...field('ex')} type={kind('ex', 'date')} />
    </FilterForm>
  );
}

function useField({ typed, faults }: Question) {
  const t = useText();
  const locale = useLocale();
  return (name: FieldName) => {
    const reason = faults[name];
    const values = {
      ...EXAMPLES,
      value: typed[name],
      first: formatDate(FIRST_SESSION_DAY, locale),
      year: LAST_KNOWN_DAY.slice(0, 4),
    };
    return {
      name,
      label: t(`deadlines.field.${name}`),
      value: typed[name],
      fault: reason && t(`deadlines.fault.${reason}`, values),
    };
  };
}
