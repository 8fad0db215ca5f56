import { useText } from '#messages/text.tsx';
import { Figure } from '#app/ui/figure.tsx';
import { Link } from '#app/ui/link.tsx';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import styles from '#app/blocks/watch/column-chooser.module.css';

/** Texts of the form. */
export interface ColumnFormTexts {
  columns: string;
  legend: string;
  usual: string;
}

interface ColumnFormProps {
  texts: ColumnFormTexts;
  all: readonly { id: string; heading: string }[];
  shown: readonly string[];
  /** Link to the default columns; null where they are the ones shown. */
  usual: string | null;
  /** Other parameters of the address, carried along. */
  carried: readonly (readonly [name: string, value: string])[];
}

/** Selection of a table's columns: a GET form of its own, so that the choice is an address. */
export function ColumnForm({ texts, all, shown, usual, carried }: ColumnFormProps) {
  const t = useText();
  return (
    <details className={styles.chooser} data-screen-only="">
      <summary>
        {texts.columns}{' '}
        <Figure>
          {shown.length}/{all.length}
        </Figure>
      </summary>
      <form method="get">
        <fieldset className={styles.list}>
          <legend>{texts.legend}</legend>
          {all.map(({ id, heading }) => (
            <label key={id}>
              <input type="checkbox" name="column" value={id} defaultChecked={shown.includes(id)} />
              {heading}
            </label>
          ))}
          {carried.map(([name, value]) => (
            <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
          ))}
          <SubmitButton>{t('common.apply')}</SubmitButton>
          {usual !== null && (
            <Link to={usual || '.'} preventScrollReset className="link">
              {texts.usual}
            </Link>
          )}
        </fieldset>
      </form>
    </details>
  );
}
