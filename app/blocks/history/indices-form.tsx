import { pick } from '#domain/bilingual.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { CheckFields } from '#app/ui/check-fields.tsx';
import { FieldPair, TextField } from '#app/ui/field.tsx';
import { FilterForm } from '#app/ui/filter-form.tsx';
import type { IndicesPage } from '#app/data/history/indices-page.ts';
import { OPENS_ON } from '#app/blocks/company-figures/day-range-filters.ts';

/** The choice of days, and on the page of sectors of sectors. */
export function IndicesForm({ data: { page, filters, indices } }: { data: IndicesPage }) {
  const t = useText();
  const locale = useLocale();
  const { range, from, to, interval, shape } = filters;
  const isGeneral = page === 'general';
  return (
    <FilterForm
      label={t(`history.${page}.form`)}
      apply={t('history.showLevels')}
      clear={
        range === OPENS_ON && filters.rebase === null && (isGeneral || filters.indices.length === 0)
          ? undefined
          : { to: '.', label: t('common.clear') }
      }
    >
      {isGeneral ? (
        filters.indices.map((code) => <input key={code} type="hidden" name="index" value={code} />)
      ) : (
        <CheckFields
          legend={t('history.sectors.legend')}
          name="index"
          options={indices.map(({ code, name }) => ({ value: code, label: pick(name, locale) }))}
          chosen={filters.indices}
        />
      )}
      <FieldPair>
        <TextField type="date" name="from" label={t('records.from')} value={range === null ? from : ''} />
        <TextField type="date" name="to" label={t('records.to')} value={range === null ? to : ''} />
      </FieldPair>
      {!isGeneral && <TextField type="date" name="rebase" label={t('history.rebase')} value={filters.rebase ?? ''} />}
      {interval !== 'day' && <input type="hidden" name="interval" value={interval} />}
      {shape !== 'wide' && <input type="hidden" name="shape" value={shape} />}
    </FilterForm>
  );
}
