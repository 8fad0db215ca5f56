import { useText } from '#messages/text.tsx';
import { ColumnForm } from '#app/blocks/filtered-list/column-form.tsx';
import { priceColumns } from './price-columns.ts';
import { PRICE_COLUMNS, priceQuery, type PriceFilters } from './price-filters.ts';

/** The choice of columns of the history of prices. */
export function PriceChooser({ filters }: { filters: PriceFilters }) {
  const t = useText();
  const usual = priceQuery({ ...filters, columns: [] });
  const all = priceColumns(t, { ...filters, columns: [] }).filter(({ id }) => PRICE_COLUMNS.includes(id));
  const shown = priceColumns(t, filters).filter(({ id, hidden }) => PRICE_COLUMNS.includes(id) && hidden !== 'page');
  return (
    <ColumnForm
      texts={{
        columns: t('history.columns'),
        legend: t('history.columns.legend'),
        usual: t('history.columns.usual'),
      }}
      all={all}
      shown={shown.map(({ id }) => id)}
      usual={filters.columns.length > 0 ? usual : null}
      carried={[...new URLSearchParams(usual)]}
    />
  );
}
