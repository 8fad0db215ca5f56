import { useText } from '#messages/text.tsx';
import { DataNotice } from '#app/blocks/data-notice/data-notice.tsx';
import { LedgerHead, LedgerRow } from '#app/blocks/ledger-row/ledger-row.tsx';
import type { Surroundings } from './article-blocks.tsx';
import type { LiveSecurities } from './shown-article.ts';
import styles from './live-blocks.module.css';

interface LiveProps extends Omit<Surroundings, 'order'> {
  block: LiveSecurities;
}

/** Securities of a kind as ledger rows with live figures, in descending order of turnover at the time of rendering. */
export function LiveRows({ block, now, simulated }: LiveProps) {
  const t = useText();
  const { rows, boards } = block;
  if (rows.length === 0) return <p className={styles.none}>{t('market.listed.nothingListed')}</p>;
  return (
    <div>
      <live-follow topics={boards.map((board) => `board:${board}`).join()} />
      <LedgerHead measure="value" />
      <ol>
        {rows.map((row) => (
          <li key={row.symbol}>
            <LedgerRow row={row} measure="value" live />
          </li>
        ))}
      </ol>
      <DataNotice
        simulated={simulated}
        asOf={now}
        inCurrency={block.prices !== null}
        prices={block.prices ?? undefined}
      />
    </div>
  );
}
