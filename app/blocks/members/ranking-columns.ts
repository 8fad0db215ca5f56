import type { Bilingual } from '#domain/bilingual.ts';
import { RANKED_BY, type RankedBroker, type RankedBy } from '#domain/broker-ranking.ts';
import type { Thousandths } from '#domain/thousandths.ts';
import type { Text } from '#messages/text.tsx';
import { column, type Column } from '#app/columns/column.ts';

/** A broker's rank with its name, and its change since the month before. */
export interface RankingRow extends RankedBroker {
  /** Null where the directory does not have the broker: only its code is known. */
  name: Bilingual | null;
  /** Ranks gained; null for a broker that was not ranked the month before. */
  moved: number | null;
}

/** A broker's share of the market, month by month; null for a month in which it did not trade. */
export interface BrokerLine {
  code: string;
  name: string;
  shares: readonly (Thousandths | null)[];
}

/** Columns of the ranking. `isMoved`: there is an earlier month to compare with. */
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
    column('percent', 'share-percent', t('ranking.share'), ({ share }) => share, { zero: true, term: 'market-share' }),
    column('count', 'volume', t('ranking.volume'), ({ volume }) => volume, { term: 'volume' }),
    column('count', 'trades', t('ranking.trades'), ({ trades }) => trades),
    column('amount', 'average-trade', t('ranking.average'), ({ averageTrade }) => averageTrade, inDirhams),
    column('amount', 'bought', t('ranking.bought'), ({ bought }) => bought, inDirhams),
    column('amount', 'sold', t('ranking.sold'), ({ sold }) => sold, inDirhams),
    column('percent', 'electronic', t('ranking.electronic'), ({ electronicShare }) => electronicShare, { zero: true }),
  ];
}

/** Text beside the sign: how many ranks the broker went up or down. */
function movedText(moved: number | null, t: Text): string {
  if (moved === null) return t('ranking.new');
  if (moved === 0) return '=';
  return `${moved > 0 ? '▲' : '▼'} ${Math.abs(moved)}`;
}

/** The sort order of a column; null for one that does not sort. */
export function rankedBy(id: string): RankedBy | null {
  if (id === 'share-percent') return 'value';
  return RANKED_BY.find((by) => by === id) ?? null;
}
