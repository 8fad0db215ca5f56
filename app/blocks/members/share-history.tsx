import { useText } from '#messages/text.tsx';
import { SelectField } from '#app/ui/field.tsx';
import { FilterForm } from '#app/ui/filter-form.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { MonthLines } from '#app/blocks/plot/month-lines.tsx';
import type { RankingPage } from '#app/data/members/ranking.ts';
import { COMPARED_MAX } from './member-filters.ts';

type Lines = NonNullable<RankingPage['lines']>;

/** Shares of up to four brokers over twelve months, drawn and as a table; the form selects them. */
export function ShareHistory({ data, lines }: { data: RankingPage; lines: Lines }) {
  const t = useText();
  const { filters, codes } = data;
  const shown = filters.compare.length > 0 ? filters.compare : lines.brokers.map(({ code }) => code);
  return (
    <section id="months" aria-labelledby="months-title" className="mt-12">
      <SectionHead id="months-title" title={t('ranking.history')} lead={t('ranking.history.lead')} />
      <div data-screen-only="">
        <FilterForm label={t('ranking.history.form')} apply={t('ranking.history.apply')}>
          {Array.from({ length: COMPARED_MAX }, (_, at) => (
            <SelectField
              key={at}
              name="compare"
              label={t('ranking.history.place', { number: String(at + 1) })}
              options={[{ value: '', label: t('members.compare.nobody') }, ...codes]}
              value={shown[at] ?? ''}
            />
          ))}
          {filters.month && <input type="hidden" name="month" value={filters.month} />}
          {filters.period !== 'month' && <input type="hidden" name="period" value={filters.period} />}
          {filters.segment !== 'securities' && <input type="hidden" name="segment" value={filters.segment} />}
          {filters.sort !== 'value' && <input type="hidden" name="sort" value={filters.sort} />}
        </FilterForm>
      </div>
      <MonthLines
        months={lines.months}
        lines={lines.brokers.map(({ code, name, shares: values }) => ({ id: code, name, values }))}
        label={(from, to) => t('ranking.history.drawn', { from, to })}
        words={{
          month: t('ranking.month'),
          summary: t('ranking.history.table'),
          caption: t('ranking.history'),
        }}
        decimals={1}
        low={0}
      />
    </section>
  );
}
