import { useText } from '#messages/text.tsx';
import { FieldPair, SelectField, TextField } from '#app/ui/field.tsx';
import { FilterForm } from '#app/ui/filter-form.tsx';
import type { PricesPage } from '#app/data/history/prices-page.ts';
import { SYMBOLS_MAX } from './price-filters.ts';

/**
 * The choice of securities and days. It has one input more than there are chosen securities; without a choice it covers
 * all on one day.
 */
export function PricesForm({ data: { filters, options } }: { data: PricesPage }) {
  const t = useText();
  const { symbols, day, range, from, to, interval, basis } = filters;
  const places = Math.min(symbols.length + 1, SYMBOLS_MAX);
  const isWhole = symbols.length === 0;
  return (
    <FilterForm
      label={t('history.form')}
      apply={t('history.show')}
      clear={isWhole ? undefined : { to: '.', label: t('history.all') }}
    >
      {Array.from({ length: places }, (_, at) => (
        <SelectField
          key={at}
          name={at === 0 ? 'symbol' : 'compare'}
          label={t(at === 0 ? 'history.security' : 'history.another')}
          options={[{ value: '', label: t(at === 0 ? 'history.everySecurity' : 'history.none') }, ...options]}
          value={symbols[at] ?? ''}
        />
      ))}
      {isWhole ? (
        <TextField type="date" name="day" label={t('history.day')} value={day ?? ''} />
      ) : (
        <FieldPair>
          <TextField type="date" name="from" label={t('records.from')} value={range === null ? from : ''} />
          <TextField type="date" name="to" label={t('records.to')} value={range === null ? to : ''} />
        </FieldPair>
      )}
      {interval !== 'day' && <input type="hidden" name="interval" value={interval} />}
      {basis !== 'raw' && <input type="hidden" name="prices" value={basis} />}
    </FilterForm>
  );
}
