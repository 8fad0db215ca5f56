import { formatDate, formatDayMonth } from '#domain/date.ts';
import { twoDecimals } from '#domain/number.ts';
import type { PlainDate } from '#domain/time.ts';
import type { Thousandths } from '#domain/thousandths.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { DataTable } from '#app/blocks/data-table/data-table.tsx';
import { SecurityName } from '#app/blocks/security-list/security-name.tsx';
import { earlierColumns } from './index-columns.ts';

/** A member on an earlier day. */
export interface ThenRow {
  symbol: string;
  name: string | null;
  weight: Thousandths | null;
  /** Close of that day, or the last one before it; null where it has not been read. */
  close: Thousandths | null;
  closedOn: PlainDate | null;
  freeFloatShares: number;
  capFactor: number;
}

/** The constituents of an index on an earlier day, heaviest first. */
export interface WeightsThen {
  day: PlainDate;
  /** The first day of the basket that was in force. */
  from: PlainDate;
  /** The closing level; null where it is not stored. */
  level: Thousandths | null;
  rows: ThenRow[];
}

/** The members of an earlier day with their weights at that day's closes. */
export function WeightsThenTable({ then, name }: { then: WeightsThen; name: string }) {
  const t = useText();
  const locale = useLocale();
  const words = {
    name,
    day: formatDate(then.day, locale),
    from: formatDate(then.from, locale),
    level: twoDecimals(then.level),
    count: then.rows.length,
  };
  const isWhole = then.rows.every(({ weight }) => weight !== null);
  return (
    <>
      <p role="status">{t(then.level === null ? 'indices.then.words' : 'indices.then.wordsLevel', words)}</p>
      {!isWhole && <Notice title={t('indices.then.incomplete', words)} role="note" />}
      <DataTable
        caption={t('indices.then.caption', words)}
        columns={earlierColumns(t)}
        rows={then.rows}
        rowKey={({ symbol }) => symbol}
        views={{
          symbol: ({ symbol, name: of }) => <SecurityName symbol={symbol} name={of} />,
          'closed-on': ({ closedOn }) => closedOn !== then.day && formatDayMonth(closedOn, locale),
        }}
      />
    </>
  );
}
