import { integer, percent, price } from '#domain/number.ts';
import { divideRounded } from '#domain/thousandths.ts';
import type { TradingYear } from '#domain/trading-year.ts';
import { useText } from '#messages/text.tsx';
import { Figure } from '#app/ui/figure.tsx';
import { Table, type Column } from '#app/ui/table.tsx';

interface YearsTableProps {
  years: readonly TradingYear[];
  words: { years: string; year: string; days: string };
}

const THOUSANDTHS = 1_000;

/** A security's prices and trading, a row for each calendar year. */
export function YearsTable({ years, words }: YearsTableProps) {
  const t = useText();
  const figure = (id: string, head: string, cell: (year: TradingYear) => string): Column<TradingYear> => ({
    id,
    head,
    figures: true,
    cell: (year) => <Figure>{cell(year)}</Figure>,
  });
  const columns: Column<TradingYear>[] = [
    { id: 'year', head: words.year, cell: ({ year }) => <Figure>{year}</Figure> },
    ...(['open', 'high', 'low', 'close'] as const).map((part) =>
      figure(part, t(`market.${part}`), (year) => price(year[part])),
    ),
    figure('percent', t('market.changePercent'), ({ changePercent }) => percent(changePercent, { zero: true })),
    figure('volume', t('market.volume'), ({ volume }) => integer(volume)),
    figure('value', t('market.value'), ({ value }) =>
      integer(value === null ? null : divideRounded(value, THOUSANDTHS)),
    ),
    figure('trades', t('market.trades'), ({ trades }) => integer(trades)),
    figure('days', words.days, ({ days }) => integer(days)),
  ];
  return (
    <Table caption={words.years} captionHidden columns={columns} rows={years} rowKey={({ year }) => String(year)} />
  );
}
