import { formatDate } from '#domain/date.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { TextField } from '#app/ui/field.tsx';
import { FilterForm } from '#app/ui/filter-form.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { DayFilter, DaySpan } from './day-filter.ts';

interface DayFormProps {
  filter: DayFilter;
  span: DaySpan;
  /** Purpose of the form. */
  label: string;
  /** Link that clears the day and keeps the other choices of the address. */
  clearTo: string;
  /** The other choices of the address, keyed by query parameter. */
  kept?: Readonly<Record<string, string>>;
}

/** Asks for a day, and explains why another day than the requested one is shown. An unreadable day stays as typed. */
export function DayForm({ filter, span, label, clearTo, kept = {} }: DayFormProps) {
  const t = useText();
  const locale = useLocale();
  const isUnread = filter.fault === 'unreadable';
  const words = {
    value: filter.typed,
    asked: formatDate(filter.date, locale),
    day: formatDate(filter.day, locale),
    first: formatDate(span.first, locale),
    last: formatDate(span.last, locale),
    example: span.last,
  };
  return (
    <>
      <FilterForm
        label={label}
        apply={t('days.show')}
        clear={filter.typed ? { to: clearTo, label: t('days.clear') } : undefined}
      >
        <TextField
          // The browser's own date field would drop a text that is not a date.
          type={isUnread ? 'text' : 'date'}
          name="day"
          label={t('days.day')}
          value={isUnread ? filter.typed : (filter.day ?? '')}
          fault={isUnread ? t('days.unreadable', words) : undefined}
        />
        {Object.entries(kept).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      </FilterForm>
      {filter.fault && !isUnread && <Notice title={t(`days.${filter.fault}`, words)} role="note" />}
    </>
  );
}
