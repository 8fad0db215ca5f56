import { DIVIDEND_STATUSES } from '#domain/dividend-status.ts';
import { useText } from '#messages/text.tsx';
import { SelectField, TextField } from '#app/ui/field.tsx';
import { ListFilters } from '#app/blocks/filtered-list/list-filters.tsx';
import { DISTRIBUTIONS, isFiltered } from './dividend-filters.ts';
import type { DividendsData } from './dividends-data.ts';

/** The filters of the list; any known year can be chosen. */
export function DividendFilterForm({ data: { filters, allYears, sectors, months } }: { data: DividendsData }) {
  const t = useText();
  const any = (text: string) => ({ value: '', label: t(text) });
  const { year, kind, status, sector, month, words, sort } = filters;
  return (
    <ListFilters label={t('dividends.filter')} isFiltered={isFiltered(filters)}>
      <SelectField
        name="year"
        label={t('records.dividends.year')}
        options={allYears.map((value) => ({ value, label: value }))}
        value={year}
      />
      <TextField type="search" name="q" label={t('dividends.search')} value={words} />
      <SelectField
        name="kind"
        label={t('records.kind')}
        options={[
          any('dividends.kind.any'),
          ...DISTRIBUTIONS.map((value) => ({ value, label: t(`dividends.kind.${value}`) })),
        ]}
        value={kind ?? ''}
      />
      <SelectField
        name="status"
        label={t('records.action.marker')}
        options={[
          any('dividends.status.any'),
          ...DIVIDEND_STATUSES.map((value) => ({ value, label: t(`dividends.status.${value}`) })),
        ]}
        value={status ?? ''}
      />
      <SelectField
        name="sector"
        label={t('market.sector')}
        options={[any('market.listed.allSectors'), ...sectors]}
        value={sector ?? ''}
      />
      <SelectField
        name="month"
        label={t('dividends.month')}
        options={[any('dividends.month.any'), ...months.map((each) => ({ value: each.month, label: each.name }))]}
        value={month ?? ''}
      />
      {sort !== 'payment' && <input type="hidden" name="sort" value={sort} />}
    </ListFilters>
  );
}
