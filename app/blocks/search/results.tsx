import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { BoardCode } from '#domain/security.ts';
import type { FoundPage, FoundSecurity } from '#domain/search.ts';
import { useText } from '#messages/text.tsx';
import { Marked } from '../../ui/marked.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { LedgerHead, LedgerRow } from '../ledger-row/ledger-row.tsx';
import type { BoardRow } from '../market-board/board-row.ts';
import { useLiveRows } from '../market-board/live-rows.ts';
import styles from './results.module.css';

/** A found security with the figures of its row. */
export interface ResultRow extends Pick<FoundSecurity, 'symbol' | 'name' | 'also'> {
  row: BoardRow;
  board: BoardCode | null;
}

/** The two groups, side by side where there is room. */
export function Results({ children }: { children: ReactNode }) {
  return <div className={styles.results}>{children}</div>;
}

/** Securities that were found, as ledger rows that move. */
export function SecurityResults({ results, total }: { results: readonly ResultRow[]; total: number }) {
  const t = useText();
  const rows = useLiveRows(
    results.map(({ row }) => row),
    [...new Set(results.flatMap(({ board }) => board ?? []))],
  );
  return (
    <section aria-labelledby="securities">
      <SectionHead
        id="securities"
        title={t('search.securities')}
        lead={<Shown count={results.length} total={total} />}
      />
      <LedgerHead measure="volume" />
      <ul className={styles.ledger}>
        {results.map(({ symbol, name, also }, place) => (
          <li key={symbol.text}>
            <LedgerRow
              row={rows[place]!}
              measure="volume"
              marked={{
                symbol: <Marked {...symbol} />,
                name: (
                  <span className={styles.name}>
                    <Marked {...name} />
                    {also && (
                      <bdi lang={also.lang} className={styles.also}>
                        <Marked {...also} />
                      </bdi>
                    )}
                  </span>
                ),
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Pages that were found, each with the sentence that answers. */
export function PageResults({ results, total }: { results: readonly FoundPage[]; total: number }) {
  const t = useText();
  return (
    <section aria-labelledby="pages">
      <SectionHead id="pages" title={t('search.pages')} lead={<Shown count={results.length} total={total} />} />
      <ul className={styles.pages}>
        {results.map(({ to, title, section, sentence }) => (
          <li key={to} className={styles.page}>
            {section && <p className={styles.where}>{section}</p>}
            <h3 className={styles.title}>
              <Link to={to}>
                <Marked {...title} />
              </Link>
            </h3>
            {sentence && (
              <p className={styles.sentence}>
                <Marked {...sentence} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How many there are, and how many of them are shown. */
function Shown({ count, total }: { count: number; total: number }) {
  const t = useText();
  return count < total ? t('search.firstOf', { count, total }) : t('search.count', { count: total });
}
