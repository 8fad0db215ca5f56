import { useText } from '#messages/text.tsx';
import { ColumnForm, type ColumnFormTexts } from '#app/blocks/filtered-list/column-form.tsx';
import { listAddress, type ChosenColumns } from './list-column.ts';
import { listColumns } from './list-columns.ts';
import type { Listing } from './listing.ts';

interface ListChooserProps {
  columns: ChosenColumns;
  listing: Listing<string>;
  /** Texts from the loader. */
  texts: ColumnFormTexts;
}

/** The choice of columns, separate from the filters, which stay short. */
export function ListChooser({ columns, listing, texts }: ListChooserProps) {
  const t = useText();
  const { of, shown, isUsual } = columns;
  return (
    <ColumnForm
      texts={texts}
      all={listColumns(of, t)}
      shown={shown}
      usual={isUsual ? null : listAddress(listing, { shown: [], isUsual: true })}
      carried={carriedBy(listing)}
    />
  );
}

function carriedBy({ words, sector, sort, descending }: Listing<string>): [name: string, value: string][] {
  const fields: [string, string][] = [
    ['q', words],
    ['sector', sector ?? ''],
    ['sort', sort === 'symbol' ? '' : sort],
    ['order', descending ? 'descending' : ''],
  ];
  return fields.filter(([, value]) => value !== '');
}
