import { useText } from '#messages/text.tsx';
import { DataNotice } from '../data-notice/data-notice.tsx';
import { LedgerHead, LedgerRow } from '../ledger-row/ledger-row.tsx';
import { useLiveRows } from '../market-board/live-rows.ts';
import type { Surroundings } from './article-blocks.tsx';
import type { LiveSecurities } from './shown-article.ts';
import styles from './live-blocks.module.css';

interface LiveProps extends Omit<Surroundings, 'order'> {
  block: LiveSecurities;
}

/** Securities of a kind as ledger rows, the largest turnover first as the page was made; their figures move. */
export function LiveRows({ block, now, simulated }: LiveProps) {
  const t = useText();
  const rows = useLiveRows(block.rows, block.boards);
  if (rows.length === 0) return <p className={styles.none}>{t('common.noData')}</p>;
  return (
    <div>
      <LedgerHead measure="value" />
      <ol>
        {rows.map((row) => (
          <li key={row.symbol}>
            <LedgerRow row={row} measure="value" />
          </li>
        ))}
      </ol>
      <DataNotice simulated={simulated} asOf={now} inCurrency={block.inCurrency} />
    </div>
  );
}
