import { formatDate } from '#domain/date.ts';
import { integer, percent, price } from '#domain/number.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { Figure } from '#app/ui/figure.tsx';
import { ChartDataTable } from '#app/ui/chart-data-table.tsx';
import { barDays } from './bar-days.ts';
import type { ChartData } from './chart-data.ts';
import { currencyName } from '#app/blocks/instrument-terms/currency-name.ts';
import { LineName } from './chart-legend.tsx';
import { marksIn, type SeenMark } from './marks.ts';
import type { Drawn } from './drawn.ts';
import { BASE } from './rebased.ts';

const PRICES = ['market.open', 'market.high', 'market.low', 'company.close', 'market.volume'];

/** The figures of the drawing as a table, newest first, with the events on its days. */
export function ChartNumbers({ data, drawn, caption }: { data: ChartData; drawn: Drawn; caption: string }) {
  const t = useText();
  const locale = useLocale();
  const { groups, prices, lines, panels } = drawn;
  const marks = marksIn(data.marks, groups);
  const ownScale = panels.flatMap(({ name, lines: each }) =>
    each.map(({ values, isSecond }) => ({ name, values, isSecond })),
  );
  const rows = groups.map((group, place) => ({ group, place, bar: prices[place]! })).reverse();
  return (
    <ChartDataTable summary={t('company.chartTable')} caption={caption}>
      <thead>
        <tr>
          {['company.date', ...PRICES].map((id) => (
            <th key={id} scope="col">
              {t(id)}
            </th>
          ))}
          {lines.map((line, place) => (
            <th key={place} scope="col">
              <LineName data={data} line={line} />
            </th>
          ))}
          {ownScale.map(({ name, isSecond }) => (
            <th key={name + String(isSecond)} scope="col">
              {t(`chart.study.${name}`)} {isSecond && t('chart.signal')}
            </th>
          ))}
          {marks.length > 0 && <th scope="col">{t('chart.event')}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ group, place, bar }) => (
          <tr key={bar.date}>
            <th scope="row">{barDays(bar, t, locale)}</th>
            {[
              ...[bar.open, bar.high, bar.low, bar.close].map((value) => price(value)),
              bar.volume === null ? '--' : integer(bar.volume),
              ...lines.map(({ code, values }) => lineText(code, values[place] ?? null)),
              ...ownScale.map(({ values }) => price(values[group.to] ?? null, { zero: true })),
            ].map((text, column) => (
              <td key={column}>
                <Figure>{text}</Figure>
              </td>
            ))}
            {marks.length > 0 && (
              <td>
                {marks
                  .filter((mark) => mark.group === place)
                  .map(eventText)
                  .join(' · ')}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </ChartDataTable>
  );

  function lineText(code: string | null, value: number | null): string {
    return code === null || value === null ? price(value) : percent(value - BASE, { zero: true });
  }

  function eventText({ kind, amount, currency, ratio, date }: SeenMark): string {
    const values = {
      date: formatDate(date, locale),
      amount: price(amount),
      currency: currencyName(currency, locale),
      units: String(ratio?.units ?? ''),
      of: String(ratio?.of ?? ''),
    };
    return t(`chart.event.${kind}`, values);
  }
}
