import { compactAmount, integer } from '#domain/number.ts';
import { divideRounded } from '#domain/thousandths.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { BarList } from '#app/ui/bar-list.tsx';
import { ChartDataTable } from '#app/ui/chart-data-table.tsx';
import { Figure } from '#app/ui/figure.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import type { PaidMonth } from './dividends-data.ts';

/** Payments by month: bars, and their figures as a table. */
export function PaidMonths({ months, year }: { months: readonly PaidMonth[]; year: string }) {
  const t = useText();
  const locale = useLocale();
  const caption = t('dividends.months', { year });
  return (
    <section aria-labelledby="months" className="mt-12">
      <SectionHead id="months" title={caption} lead={t('dividends.months.lead')} />
      <BarList
        bars={months.map(({ month, name, total }) => ({
          id: month,
          name,
          value: total,
          text: compactAmount(total, locale),
        }))}
      />
      <ChartDataTable summary={t('dividends.months.table')} caption={caption} printed>
        <thead>
          <tr>
            <th scope="col">{t('dividends.month')}</th>
            <th scope="col">{t('dividends.total')}</th>
            <th scope="col">{t('dividends.payments')}</th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, name, total, payments }) => (
            <tr key={month}>
              <th scope="row">{name}</th>
              <td>
                <Figure>{integer(divideRounded(total, 1_000))}</Figure>
              </td>
              <td>
                <Figure>{integer(payments)}</Figure>
              </td>
            </tr>
          ))}
        </tbody>
      </ChartDataTable>
    </section>
  );
}
