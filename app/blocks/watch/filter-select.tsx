import type { Option } from '#app/ui/field.tsx';
import styles from './watch-filters.module.css';

/** A select with its label in the same box; it is native, so that it works on every phone. */
export function FilterSelect({
  name,
  label,
  value,
  options,
}: {
  name: string;
  label: string;
  value: string;
  options: readonly Option[];
}) {
  return (
    <label className={styles.choice}>
      <span>{label}</span>
      <select name={name} defaultValue={value} key={value}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
