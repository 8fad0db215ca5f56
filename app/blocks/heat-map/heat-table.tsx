import { memo } from 'react';
import { compactAmount, percent } from '#domain/number.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Figure } from '#app/ui/figure.tsx';
import { ChartDataTable } from '#app/ui/chart-data-table.tsx';
import { SecurityLink } from '#app/blocks/ledger-row/ledger-row.tsx';
import { directionOf } from '#app/blocks/market-rows/direction.ts';
import type { HeatMapData } from './heat-map-data.ts';
import { measured, type HeatRows } from './heat-row.ts';
import styles from './heat-table.module.css';

const MEASURE_TEXT = { 'market-value': 'market.marketCap', turnover: 'market.value' } as const;

/** The map's figures as a table, sector by sector, largest first, including the smallest securities. */
export function HeatTable({ data, rows, printed }: { data: HeatMapData; rows: HeatRows; printed: boolean }) {
  const t = useText();
  const locale = useLocale();
  const heads = ['market.security', MEASURE_TEXT[data.measure], 'market.changePercent'];
  return (
    <ChartDataTable summary={t('heatMap.table')} caption={t('heatMap.caption')} printed={printed}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {t(head)}
            </th>
          ))}
        </tr>
      </thead>
      {data.sectors.map(({ name, symbols }) => (
        <tbody key={name?.slug ?? ''}>
          <tr>
            <th colSpan={heads.length} scope="rowgroup" className={styles.sector}>
              {name?.text ?? t('heatMap.noSector')}
            </th>
          </tr>
          {symbols.map((symbol) => {
            const row = rows.get(symbol);
            return (
              <Row
                key={symbol}
                symbol={symbol}
                name={row?.name ?? ''}
                measure={compactAmount(row ? measured(row, data.measure) : null, locale)}
                change={percent(row?.changePercent, { zero: true })}
                direction={directionOf(row?.changePercent ?? null)}
              />
            );
          })}
        </tbody>
      ))}
    </ChartDataTable>
  );
}

interface RowProps {
  symbol: string;
  name: string;
  measure: string;
  change: string;
  direction: string;
}

const Row = memo(function Row({ symbol, name, measure, change, direction }: RowProps) {
  return (
    <tr>
      <th scope="row">
        <SecurityLink symbol={symbol} className={styles.name}>
          <Figure>{symbol}</Figure> <bdi>{name}</bdi>
        </SecurityLink>
      </th>
      <td className="figures">
        <bdi>{measure}</bdi>
      </td>
      <td className={classNames('figures', direction)}>
        <Figure>{change}</Figure>
      </td>
    </tr>
  );
});
