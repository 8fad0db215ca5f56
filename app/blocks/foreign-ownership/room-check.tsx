import { integer } from '#domain/number.ts';
import { useText } from '#messages/text.tsx';
import { SelectField, TextField } from '#app/ui/field.tsx';
import { FilterForm } from '#app/ui/filter-form.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import type { ForeignOwnershipPage } from '#app/data/ownership/foreign-page.ts';

/** Checks whether an order of foreigners fits, for one company. */
export function RoomCheck({ data: { filters, options, answer, fault } }: { data: ForeignOwnershipPage }) {
  const t = useText();
  if (options.companies.length === 0) return null;
  return (
    <section aria-labelledby="room" className="mt-12">
      <SectionHead id="room" title={t('foreign.room')} lead={t('foreign.room.lead')} />
      <FilterForm label={t('foreign.room')} apply={t('foreign.room.apply')} at="#room">
        <SelectField
          name="symbol"
          label={t('foreign.room.company')}
          value={filters.symbol ?? ''}
          options={options.companies}
        />
        <TextField
          name="shares"
          inputMode="decimal"
          label={t('foreign.room.shares')}
          value={filters.shares === null ? filters.typed : integer(filters.shares)}
          fault={fault ?? undefined}
        />
      </FilterForm>
      {answer && <p role="status">{answer}</p>}
    </section>
  );
}
