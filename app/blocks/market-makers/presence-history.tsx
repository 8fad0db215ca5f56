import { formatMonthYear } from '#domain/date.ts';
import { percent } from '#domain/number.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { ChartDataTable } from '#app/ui/chart-data-table.tsx';
import { Figure } from '#app/ui/figure.tsx';
import { LinesFigure } from '#app/blocks/plot/lines-figure.tsx';
import type { MakersData } from './makers-data.ts';

/** Average presence of the makers of each group over the months, against what is asked: drawn and as a table. */
export function PresenceHistory({ lines }: { lines: NonNullable<MakersData['lines']> }) {
  const t = useText();
  const locale = useLocale();
  const { months, groups } = lines;
  const name = (at: number) => formatMonthYear(`${months.at(at)}-01`, locale);
  const heading = ({ group, required }: (typeof groups)[number]) =>
    t('makers.groupRequired', { group, required: percent(required, { sign: false, decimals: 0 }) });
  return (
    <>
      <LinesFigure
        lines={groups.map((line) => ({ id: line.group, name: heading(line), values: line.presence }))}
        label={t('makers.history.drawn', { from: name(0), to: name(-1) })}
        level={(presence) => percent(presence, { sign: false, zero: true, decimals: 0 })}
        ends={[name(0), name(-1)]}
      />
      <ChartDataTable summary={t('makers.history.table')} caption={t('makers.history.table')} printed>
        <thead>
          <tr>
            <th scope="col">{t('makers.month')}</th>
            {groups.map((line) => (
              <th key={line.group} scope="col">
                {heading(line)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.map((month, at) => (
            <tr key={month}>
              <th scope="row">{formatMonthYear(`${month}-01`, locale)}</th>
              {groups.map(({ group, presence }) => (
                <td key={group}>
                  <Figure>{percent(presence[at], { sign: false, zero: true })}</Figure>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </ChartDataTable>
    </>
  );
}
