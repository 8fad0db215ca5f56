import { Link } from '#app/ui/link.tsx';
import { useText } from '#messages/text.tsx';
import { Figure } from '#app/ui/figure.tsx';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import styles from '#app/blocks/watch/column-chooser.module.css';
import { listAddress, type ChosenColumns } from './list-column.ts';
import { listColumns } from './list-columns.ts';
import type { Listing } from './listing.ts';

/** What the chooser says; a loader brings it. */
export interface ChooserTexts {
  columns: string;
  legend: string;
  usual: string;
}

interface ListChooserProps {
  columns: ChosenColumns;
  listing: Listing<string>;
  texts: ChooserTexts;
}

/** Which columns a list shows: a GET form of its own, so that the choice is an address and filtering stays short. */
export function ListChooser({ columns, listing, texts }: ListChooserProps) {
  const t = useText();
  const { of, shown, isUsual } = columns;
  const all = listColumns(of, t);
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
          <ViewFields listing={listing} />
          <SubmitButton>{t('common.apply')}</SubmitButton>
          {!isUsual && (
            <Link to={listAddress(listing, { shown: [], isUsual: true }) || '.'} preventScrollReset className="link">
              {texts.usual}
            </Link>
          )}
        </fieldset>
      </form>
    </details>
  );
}

/** What else was asked of the list, carried along. */
function ViewFields({ listing: { words, sector, sort, descending } }: Pick<ListChooserProps, 'listing'>) {
  const fields = {
    q: words,
    sector: sector ?? '',
    sort: sort === 'symbol' ? '' : sort,
    order: descending ? 'descending' : '',
  };
  return Object.entries(fields).map(
    ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
  );
}
