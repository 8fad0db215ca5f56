import type { Option } from './field.tsx';

interface CheckFieldsProps {
  legend: string;
  name: string;
  options: readonly Option[];
  chosen: readonly string[];
}

/** A multiple choice. */
export function CheckFields({ legend, name, options, chosen }: CheckFieldsProps) {
  return (
    <fieldset className="w-full border-0">
      <legend className="text-14 text-muted">{legend}</legend>
      <div className="flex flex-wrap gap-x-4 text-14">
        {options.map(({ value, label }) => (
          <label key={`${value} ${chosen.includes(value)}`} className="inline-flex min-h-11 items-center gap-2">
            <input type="checkbox" name={name} value={value} defaultChecked={chosen.includes(value)} /> {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
