import {
  controlClass,
  FaultPlace,
  FormField,
  useControl,
  useFieldId,
  type ChoiceTexts,
  type FieldTexts,
} from './form-field.tsx';
import styles from './form.module.css';

interface ChoiceProps extends ChoiceTexts {
  /** What the browser can fill in by itself; omitted when it cannot know. */
  autoComplete?: string;
  required?: boolean;
}

/** A choice of one, in the browser's own list. */
export function SelectInput({ options, empty, autoComplete = 'off', required = false, ...field }: ChoiceProps) {
  const control = useControl(field);
  return (
    <FormField field={field}>
      <select
        {...control}
        className={controlClass()}
        defaultValue={field.typed?.[0] ?? ''}
        required={required}
        autoComplete={autoComplete}
      >
        <option value="">{empty}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FormField>
  );
}

/** A choice of one among few. */
export function RadioInputs(props: ChoiceProps) {
  return <Boxes type="radio" {...props} />;
}

/** A multiple choice among few: none of the boxes is required by itself. */
export function CheckboxInputs({ required: _, ...props }: ChoiceProps) {
  return <Boxes type="checkbox" {...props} />;
}

/** A box for each choice. The summary of faults links to the first. */
function Boxes({ type, options, required = false, ...field }: ChoiceProps & { type: 'radio' | 'checkbox' }) {
  const id = useFieldId(field.name);
  return (
    <FormField field={field} isGroup>
      <div className={styles.choices}>
        {options.map((option, place) => (
          <label key={option.value} className={styles.choice}>
            <input
              id={place === 0 ? id : undefined}
              type={type}
              name={field.name}
              value={option.value}
              defaultChecked={field.typed?.includes(option.value)}
              required={required}
              aria-describedby={field.fault && place === 0 ? `${id}-fault` : undefined}
            />
            {option.label}
          </label>
        ))}
      </div>
    </FormField>
  );
}

/** A box to tick, initially unticked. */
export function TickBox({ required = false, ...field }: FieldTexts & { required?: boolean }) {
  const control = useControl(field);
  return (
    <div className={styles.field} data-field={field.name} data-faults={JSON.stringify(field.faults)}>
      <FaultPlace id={control.id} fault={field.fault} />
      <label className={styles.choice}>
        <input
          {...control}
          type="checkbox"
          value="yes"
          defaultChecked={field.typed?.[0] === 'yes'}
          required={required}
        />
        {field.label}
      </label>
    </div>
  );
}
