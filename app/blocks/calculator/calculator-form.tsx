import { Form } from 'react-router';
import { useText } from '#messages/text.tsx';
import { CheckFields } from '#app/ui/check-fields.tsx';
import { SelectField, TextField } from '#app/ui/field.tsx';
import { Link } from '#app/ui/link.tsx';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import type { CalculatorData, CalculatorField } from './calculator-data.ts';

type CalculatorFormProps = Pick<CalculatorData, 'id' | 'label' | 'fields' | 'many' | 'kept' | 'hasInput'>;

/** The inputs: a GET form, so that an answer has an address. */
export function CalculatorForm({ id, label, fields, many, kept = {}, hasInput }: CalculatorFormProps) {
  const t = useText();
  const back = new URLSearchParams(kept).toString();
  return (
    <Form
      method="get"
      action={`.#${id}`}
      discover="none"
      aria-label={label}
      preventScrollReset
      className="cluster items-end"
    >
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {fields.map((field) => (
        <Input key={field.name} field={field} />
      ))}
      {many && many.options.length > 1 && <CheckFields {...many} />}
      <SubmitButton>{t('calculator.compute')}</SubmitButton>
      {hasInput && (
        <Link to={`${back ? `?${back}` : '.'}#${id}`} preventScrollReset className="link touch-target text-14">
          {t('calculator.clear')}
        </Link>
      )}
    </Form>
  );
}

function Input({ field: { typed, type, isNumber, options, ...field } }: { field: CalculatorField }) {
  if (options) return <SelectField {...field} options={options} value={typed} />;
  return (
    // The browser's own date field would drop a text that is not a date.
    <TextField
      {...field}
      value={typed}
      type={field.fault ? 'text' : type}
      inputMode={isNumber ? 'decimal' : undefined}
    />
  );
}
