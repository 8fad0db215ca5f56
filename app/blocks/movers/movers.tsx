import { useId } from 'react';
import type { GlossaryId } from '#messages/compiled/glossary-id.ts';
import { useText } from '#messages/text.tsx';
import { pathOf } from '#app/page-path.ts';
import { MoreLink } from '#app/ui/more-link.tsx';
import { TermLine } from '#app/blocks/glossary/term-line.tsx';
import { TermScope } from '#app/blocks/glossary/term-scope.tsx';
import { Term } from '#app/blocks/glossary/term.tsx';
import { LedgerHead, LedgerRow, type Measure } from '#app/blocks/ledger-row/ledger-row.tsx';
import type { QuotedRow } from '#app/blocks/market-rows/quoted-row.ts';
import styles from './movers.module.css';

export interface MoverLists {
  gainers: readonly QuotedRow[];
  losers: readonly QuotedRow[];
  active: readonly QuotedRow[];
}

const LISTS: readonly { id: keyof MoverLists; measure: Measure; term: GlossaryId }[] = [
  { id: 'gainers', measure: 'volume', term: 'gainers' },
  { id: 'losers', measure: 'volume', term: 'losers' },
  { id: 'active', measure: 'value', term: 'most-active' },
];

/** Query of the market watch that shows the whole of each list in its order. */
const WATCH_ORDER: Record<keyof MoverLists, string> = {
  gainers: '?sort=change-percent',
  losers: '?sort=change-percent&order=ascending',
  active: '',
};

/** Three ledgers: the largest rises, the largest falls, the largest turnover. */
export function Movers({ lists, indicative = false }: { lists: MoverLists; indicative?: boolean }) {
  return (
    <div className={styles.ledgers}>
      {LISTS.map(({ id, measure, term }) => (
        <Ledger key={id} id={id} rows={lists[id]} measure={measure} term={term} indicative={indicative} />
      ))}
    </div>
  );
}

interface LedgerProps {
  id: keyof MoverLists;
  rows: readonly QuotedRow[];
  measure: Measure;
  term: GlossaryId;
  indicative: boolean;
}

function Ledger({ id, rows, measure, term, indicative }: LedgerProps) {
  const t = useText();
  const titleId = useId();
  return (
    <section className={styles.ledger} aria-labelledby={titleId}>
      <TermScope>
        <header className={styles.head}>
          <h3 id={titleId} className={styles.title}>
            <Term id={term}>{t(`market.${id}`)}</Term>
          </h3>
          <MoreLink to={pathOf('market-watch') + WATCH_ORDER[id]}>
            {t('home.movers.all')}
            <span className="visually-hidden">: {t(`market.${id}`)}</span>
          </MoreLink>
        </header>
        <LedgerHead measure={measure} indicative={indicative} />
        <TermLine />
      </TermScope>
      {rows.length ? (
        <Rows rows={rows} measure={measure} />
      ) : (
        <p className={styles.none}>{t(`home.movers.none.${id}`)}</p>
      )}
    </section>
  );
}

/** Rows keep their place and change their content, so that a new order moves nothing on the page. */
function Rows({ rows, measure }: { rows: readonly QuotedRow[]; measure: Measure }) {
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
