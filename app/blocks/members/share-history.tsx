import { formatMonthYear } from '#domain/date.ts';
import { percent } from '#domain/number.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { ChartDataTable } from '#app/ui/chart-data-table.tsx';
import { SelectField } from '#app/ui/field.tsx';
import { Figure } from '#app/ui/figure.tsx';
import { FilterForm } from '#app/ui/filter-form.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { LinesFigure } from '#app/blocks/plot/lines-figure.tsx';
import type { RankingPage } from '#app/data/members/ranking.ts';
import { COMPARED_MAX } from './member-filters.ts';
import styles from './ranking.module.css';

type Lines = NonNullable<RankingPage['lines']>;

/** Shares of up to four brokers over twelve months, drawn and as a table; the form chooses them. */
export function ShareHistory({ data, lines }: { data: RankingPage; lines: Lines }) {
  const t = useText();
  const { filters, codes } = data;
  const shown = filters.compare.length > 0 ? filters.compare : lines.brokers.map(({ code }) => code);
  return (
    <section id="months" aria-labelledby="months-title" className="mt-12">
      <SectionHead id="months-title" title={t('ranking.history')} lead={t('ranking.history.lead')} />
      <div data-screen-only="" className={styles.chooseLines}>
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
      <Drawing lines={lines} />
      <LinesTable lines={lines} />
    </section>
  );
}

function Drawing({ lines: { months, brokers } }: { lines: Lines }) {
  const t = useText();
  const locale = useLocale();
  const name = (at: number) => formatMonthYear(`${months.at(at)}-01`, locale);
  return (
    <LinesFigure
      lines={brokers.map((broker) => ({ id: broker.code, name: broker.name, values: broker.shares }))}
      label={t('ranking.history.drawn', { from: name(0), to: name(-1) })}
      level={(share) => percent(share, { sign: false, zero: true, decimals: 1 })}
      ends={[name(0), name(-1)]}
      low={0}
    />
  );
}

function LinesTable({ lines: { months, brokers } }: { lines: Lines }) {
  const t = useText();
  const locale = useLocale();
  return (
    <ChartDataTable summary={t('ranking.history.table')} caption={t('ranking.history')} printed>
      <thead>
        <tr>
          <th scope="col">{t('ranking.month')}</th>
          {brokers.map(({ code, name }) => (
            <th key={code} scope="col">
              <bdi>{name}</bdi>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {months.map((month, at) => (
          <tr key={month}>
            <th scope="row">{formatMonthYear(`${month}-01`, locale)}</th>
            {brokers.map(({ code, shares }) => (
              <td key={code}>
                <Figure>{percent(shares[at], { sign: false, zero: true })}</Figure>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </ChartDataTable>
  );
}
