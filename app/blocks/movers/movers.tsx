import { useText } from '#messages/text.tsx';
import { LedgerHead, LedgerRow, type Measure } from '../ledger-row/ledger-row.tsx';
import type { BoardRow } from '../market-board/board-row.ts';
import styles from './movers.module.css';

export interface MoverLists {
  gainers: readonly BoardRow[];
  losers: readonly BoardRow[];
  active: readonly BoardRow[];
}

const LISTS: readonly { id: keyof MoverLists; measure: Measure }[] = [
  { id: 'gainers', measure: 'volume' },
  { id: 'losers', measure: 'volume' },
  { id: 'active', measure: 'value' },
];

/** Three ledgers: the largest rises, the largest falls, the largest turnover. */
export function Movers({ lists }: { lists: MoverLists }) {
  return (
    <div className={styles.ledgers} tabIndex={0} role="group" aria-label={useText()('home.movers.title')}>
      {LISTS.map(({ id, measure }) => (
        <Ledger key={id} id={id} rows={lists[id]} measure={measure} />
      ))}
    </div>
  );
}

function Ledger({ id, rows, measure }: { id: keyof MoverLists; rows: readonly BoardRow[]; measure: Measure }) {
  const t = useText();
  return (
    <section className={styles.ledger} aria-labelledby={`movers-${id}`}>
      <h3 id={`movers-${id}`} className={styles.title}>
        {t(`market.${id}`)}
      </h3>
      <LedgerHead measure={measure} />
      {rows.length ? (
        <Rows rows={rows} measure={measure} />
      ) : (
        <p className={styles.none}>{t(`home.movers.none.${id}`)}</p>
      )}
    </section>
  );
}

/** Rows keep their place and change their content: a new order moves nothing on the page. */
function Rows({ rows, measure }: { rows: readonly BoardRow[]; measure: Measure }) {
  return (
    <ol>
      {rows.map((row, place) => (
        <li key={place}>
          <LedgerRow row={row} measure={measure} />
        </li>
      ))}
    </ol>
  );
}
