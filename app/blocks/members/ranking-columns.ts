import type { Bilingual } from '#domain/bilingual.ts';
import { RANKED_BY, type RankedBroker, type RankedBy } from '#domain/broker-ranking.ts';
import type { Thousandths } from '#domain/thousandths.ts';
import type { Text } from '#messages/text.tsx';
import { column, type Column } from '#app/columns/column.ts';

/** A broker's place with its name, and how it moved since the month before. */
export interface RankingRow extends RankedBroker {
  /** Null where the directory does not have it: its code is all that is known. */
  name: Bilingual | null;
  /** Places won; null for one that was not ranked the month before. */
  moved: number | null;
}

/** A broker's share of the market, month by month; null for a month in which it did not trade. */
export interface BrokerLine {
  code: string;
  name: string;
  shares: readonly (Thousandths | null)[];
}

/** The ranking. `isMoved`: there is a month before to set it against. */
export function rankingColumns(t: Text, isMoved: boolean): Column<RankingRow>[] {
  const inDirhams = { unit: t('ranking.aed') };
  return [
    column('count', 'rank', t('ranking.rank'), ({ rank }) => rank, { hidden: 'page' }),
    column('name', 'name', t('ranking.broker'), ({ name }) => name),
    column('code', 'code', t('members.code'), ({ code }) => code, { hidden: 'page' }),
    ...(isMoved
      ? [
          column('number', 'moved', t('ranking.moved'), ({ moved }: RankingRow) => moved, {
            text: ({ moved }: RankingRow) => movedText(moved, t),
          }),
        ]
      : []),
    column('amount', 'value', t('ranking.value'), ({ value }) => value, { ...inDirhams, term: 'value' }),
    column('percent', 'share', t('ranking.share'), ({ share }) => share, { zero: true, term: 'market-share' }),
    column('count', 'volume', t('ranking.volume'), ({ volume }) => volume, { term: 'volume' }),
    column('count', 'trades', t('ranking.trades'), ({ trades }) => trades),
    column('amount', 'average-trade', t('ranking.average'), ({ averageTrade }) => averageTrade, inDirhams),
    column('amount', 'bought', t('ranking.bought'), ({ bought }) => bought, inDirhams),
    column('amount', 'sold', t('ranking.sold'), ({ sold }) => sold, inDirhams),
    column('percent', 'electronic', t('ranking.electronic'), ({ electronicShare }) => electronicShare, { zero: true }),
  ];
}

/** A name in words beside its sign: how many places it went up or down. */
function movedText(moved: number | null, t: Text): string {
  if (moved === null) return t('ranking.new');
  if (moved === 0) return '=';
  return `${moved > 0 ? '▲' : '▼'} ${Math.abs(moved)}`;
}

/** What a column sorts by; null for one that does not sort. */
export function rankedBy(id: string): RankedBy | null {
  if (id === 'share') return 'value';
  return RANKED_BY.find((by) => by === id) ?? null;
}
