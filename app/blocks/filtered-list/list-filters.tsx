import type { ReactNode } from 'react';
import { useText } from '#messages/text.tsx';
import { FilterForm } from '#app/ui/filter-form.tsx';

interface ListFiltersProps {
  /** What is filtered, for assistive technology. */
  label: string;
  /** True when something is filtered out: a link then clears the filters. */
  isFiltered: boolean;
  /** `#id` of the list, where it is not the page's first. */
  at?: string;
  children: ReactNode;
}

/** The filters of a list; the page without a query shows the whole list. */
export function ListFilters({ label, isFiltered, at, children }: ListFiltersProps) {
  const t = useText();
  return (
    <FilterForm
      label={label}
      at={at}
      apply={t('common.apply')}
      clear={isFiltered ? { to: '.', label: t('common.clear') } : undefined}
    >
      {children}
    </FilterForm>
  );
}
