import type { ReactNode } from 'react';
import { useText } from '#messages/text.tsx';
import { FilterForm } from '#app/ui/filter-form.tsx';

interface ListFiltersProps {
  /** What is filtered, for assistive technology. */
  label: string;
  /** Something is left out: there is a way back to everything. */
  isFiltered: boolean;
  /** `#id` of its place, where the list is not the page's first. */
  at?: string;
  children: ReactNode;
}

/** The filters of a list, which the page without a query shows whole. */
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
