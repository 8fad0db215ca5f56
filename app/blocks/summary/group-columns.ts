import type { Text } from '#messages/text.tsx';
import { percentOf, type Thousandths } from '#domain/thousandths.ts';
import { column, type Column } from '#app/columns/column.ts';
import type { GroupSum } from './summary-row.ts';

export type Part = 'all' | 'sector' | 'board' | 'hour';

/** A part of the market; for an hour only its shares are known. */
export interface PartRow extends Partial<GroupSum> {
  part: Part;
  name: string;
  volume: number | null;
}

/** A share in thousandths of a per cent; null when the whole is zero or one of the two is not known. */
export function shareOf(part: number | null, whole: number | null): Thousandths | null {
  return part !== null && whole ? percentOf(part, whole) : null;
}

/** Columns of parts of the market by turnover; pages show the share of the whole of each. */
export function groupColumns(t: Text, head: string, whole: number | null): Column<PartRow>[] {
  const counted = (id: 'advancing' | 'declining' | 'unchanged' | 'uncompared' | 'untraded') =>
    column('count', id, t(`summary.${id}`), (row: PartRow) => row[id], { zero: true });
  return [
    column('code', 'part', t('summary.part'), ({ part }) => part, {
      hidden: 'page',
      label: ({ part }) => t(`summary.part.${part}`),
    }),
    column('text', 'name', t('common.name'), ({ name }) => name, { pageHeading: head }),
    column('count', 'securities', t('summary.securities'), ({ securities }) => securities, { hidden: 'page' }),
    column('percent', 'bar', t('summary.share'), () => null, { hidden: 'file', align: 'start' }),
    column('percent', 'share', t('summary.percent'), ({ value = 0 }) => shareOf(value, whole), { hidden: 'file' }),
    column('amount', 'value', t('market.value'), ({ value }) => value),
    column('count', 'volume', t('market.volume'), ({ volume }) => volume),
    column('count', 'trades', t('market.trades'), ({ trades }) => trades),
    counted('advancing'),
    counted('declining'),
    counted('unchanged'),
    counted('uncompared'),
    counted('untraded'),
  ];
}
