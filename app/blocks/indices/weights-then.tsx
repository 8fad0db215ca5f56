import { formatDate, formatDayMonth } from '#domain/date.ts';
import { integer, percent, price, twoDecimals } from '#domain/number.ts';
import type { Locale } from '#domain/locale.ts';
import type { PlainDate } from '#domain/time.ts';
import type { Thousandths } from '#domain/thousandths.ts';
import { useLocale, useText, type Text } from '#messages/text.tsx';
import { Figure } from '#app/ui/figure.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Table, type Column } from '#app/ui/table.tsx';
import { SecurityName } from '#app/blocks/security-list/security-name.tsx';

/** A member on an earlier day. */
export interface ThenRow {
  symbol: string;
  name: string | null;
  weight: Thousandths | null;
  /** On that day, or its last one before it; null where it has not been read. */
  close: Thousandths | null;
  closedOn: PlainDate | null;
  freeFloatShares: number;
  capFactor: number;
}

/** What an index was made of on an earlier day, the heaviest first. */
export interface WeightsThen {
  day: PlainDate;
  /** The first day of the basket that was in force. */
  from: PlainDate;
  /** The closing level; null where it is not held. */
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
      <Table
        caption={t('indices.then.caption', words)}
        captionHidden
        columns={columnsOf(t, then.day, locale)}
        rows={then.rows}
        rowKey={({ symbol }) => symbol}
      />
    </>
  );
}

function columnsOf(t: Text, day: PlainDate, locale: Locale): Column<ThenRow>[] {
  const figure = (id: string, head: string, text: (row: ThenRow) => string): Column<ThenRow> => ({
    id,
    head: t(head),
    figures: true,
    cell: (row) => <Figure>{text(row)}</Figure>,
  });
  return [
    { id: 'symbol', head: t('market.security'), cell: (row) => <SecurityName symbol={row.symbol} name={row.name} /> },
    figure('weight', 'indices.weight', ({ weight }) => percent(weight, { sign: false })),
    figure('close', 'market.close', ({ close }) => price(close)),
    {
      id: 'closed-on',
      head: t('indices.then.closedOn'),
      cell: ({ closedOn }) => (closedOn === day ? null : formatDayMonth(closedOn, locale)),
    },
    figure('shares', 'indices.shares', ({ freeFloatShares }) => integer(freeFloatShares)),
  ];
}
