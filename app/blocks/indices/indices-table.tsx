import { Link } from '#app/ui/link.tsx';
import { compact, compactAmount, percent, signed, twoDecimals } from '#domain/number.ts';
import type { BoardCode } from '#domain/security.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { useIndex, useQuotes, useTopics } from '#app/live/hooks.ts';
import { pathOf } from '#app/page-path.ts';
import { Change } from '#app/ui/change.tsx';
import { Figure } from '#app/ui/figure.tsx';
import { Sparkline } from '#app/ui/sparkline.tsx';
import { Table, type Column } from '#app/ui/table.tsx';
import { directionOf } from '#app/blocks/market-board/direction.ts';
import names from '#app/blocks/security-list/security-table.module.css';
import { currentRow, type IndexRow } from './index-row.ts';

type Current = ReturnType<typeof currentRow>;

/** Every index in one ledger, live: level and change, the day, the year, and what its members turn over. */
export function IndicesTable({ rows, boards }: { rows: readonly IndexRow[]; boards: readonly BoardCode[] }) {
  const t = useText();
  useTopics(boards.map((board) => `board:${board}` as const));
  return (
    <Table caption={t('market.indices')} captionHidden columns={columnsOf(t)} rows={rows} rowKey={({ code }) => code} />
  );
}

function columnsOf(t: ReturnType<typeof useText>): Column<IndexRow>[] {
  const figure = (id: string, head: string, show: (row: Current, locale: 'en' | 'ar') => string): Column<IndexRow> => ({
    id,
    head,
    figures: true,
    cell: (row) => <LiveFigure row={row} show={show} />,
  });
  return [
    { id: 'name', head: t('indices.index'), cell: (row) => <Name row={row} /> },
    figure('level', t('market.level'), ({ latest }) => twoDecimals(latest?.value)),
    { id: 'change', head: t('market.change'), figures: true, cell: (row) => <LiveChange row={row} write={points} /> },
    {
      id: 'change-percent',
      head: t('market.changePercent'),
      figures: true,
      cell: (row) => <LiveChange row={row} write={inPerCent} />,
    },
    { id: 'line', head: t('market.today'), cell: (row) => <Line row={row} /> },
    figure('low', t('market.low'), ({ day }) => twoDecimals(day?.low)),
    figure('high', t('market.high'), ({ day }) => twoDecimals(day?.high)),
    figure('low-52', t('indices.low52'), ({ year }) => twoDecimals(year?.low)),
    figure('high-52', t('indices.high52'), ({ year }) => twoDecimals(year?.high)),
    figure('volume', t('market.volume'), ({ turnover }, locale) => compact(turnover?.volume, locale)),
    figure('value', t('market.value'), ({ turnover }, locale) => compactAmount(turnover?.value, locale)),
  ];
}

function useCurrent(row: IndexRow): Current {
  return currentRow(row, useIndex(row.code, row.latest), useQuotes());
}

function LiveFigure({ row, show }: { row: IndexRow; show: (row: Current, locale: 'en' | 'ar') => string }) {
  const text = show(useCurrent(row), useLocale());
  return <bdi className="live">{text}</bdi>;
}

function points({ change }: Current): string {
  return signed(change, { decimals: 2, zero: true });
}

function inPerCent({ changePercent }: Current): string {
  return percent(changePercent, { zero: true });
}

function LiveChange({ row, write }: { row: IndexRow; write: (row: Current) => string }) {
  const current = useCurrent(row);
  return <Change direction={directionOf(current.change)} text={write(current)} className="live" />;
}

function Line({ row }: { row: IndexRow }) {
  const { change } = useCurrent(row);
  return <Sparkline shape={row.line} direction={directionOf(change)} />;
}

function Name({ row: { code, path, name } }: { row: IndexRow }) {
  return (
    <Link to={pathOf('the-exchange-indices-currentIndex', { currentIndex: path })} className={names.name}>
      <bdi className={names.symbol}>{name}</bdi>
      <span className={names.issuer}>
        <Figure>{code}</Figure>
      </span>
    </Link>
  );
}
