import type { ReactNode } from 'react';
import { Link } from '#app/ui/link.tsx';
import type { BoardCode } from '#domain/security.ts';
import { LOCALES, type Locale } from '#domain/locale.ts';
import type { Found, FoundGroup, FoundPage, FoundSecurity } from '#domain/search.ts';
import { useText } from '#messages/text.tsx';
import { Marked } from '#app/ui/marked.tsx';
import { MoreLink } from '#app/ui/more-link.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { LedgerHead, LedgerRow } from '#app/blocks/ledger-row/ledger-row.tsx';
import type { QuotedRow } from '#app/blocks/market-rows/quoted-row.ts';
import styles from './results.module.css';

/** A found security with the figures of its row. */
export interface ResultRow extends Pick<FoundSecurity, 'symbol' | 'name' | 'also'> {
  row: QuotedRow;
  /** Short unit of its figures; null for dirhams. */
  unit: string | null;
  board: BoardCode | null;
}

/** The two groups, side by side where there is room. */
export function Results({ children }: { children: ReactNode }) {
  return <div className={styles.results}>{children}</div>;
}

/** The securities found, as live ledger rows. */
export function SecurityResults({ results, total }: { results: readonly ResultRow[]; total: number }) {
  const t = useText();
  const boards = [...new Set(results.flatMap(({ board }) => board ?? []))];
  return (
    <section aria-labelledby="securities">
      <SectionHead
        id="securities"
        title={t('search.securities')}
        lead={<Shown count={results.length} total={total} />}
      />
      <live-follow topics={boards.map((board) => `board:${board}`).join()} />
      <LedgerHead measure="volume" />
      <ul className={styles.ledger}>
        {results.map(({ row, unit, symbol, name, also }) => (
          <li key={symbol.text}>
            <LedgerRow
              row={row}
              unit={unit}
              measure="volume"
              live
              marked={{
                symbol: <Marked {...symbol} />,
                name: (
                  <span className={styles.name}>
                    <Marked {...name} />
                    {also && (
                      <span className={styles.also}>
                        <bdi lang={also.lang}>
                          <Marked {...also} />
                        </bdi>
                      </span>
                    )}
                  </span>
                ),
              }}
            />
          </li>
        ))}
      </ul>
      <p className="pt-4 text-12 text-muted">{t('search.units')}</p>
    </section>
  );
}

/** A column of groups, where there are two. */
export function ResultColumn({ children }: { children: ReactNode }) {
  return <div className={styles.pages}>{children}</div>;
}

interface PageResultsProps {
  group: 'pages' | FoundGroup;
  found: Pick<Found<FoundPage>, 'items' | 'total' | 'isOpen'>;
  /** Link to the list of everything that contains the words. */
  more?: string | undefined;
}

/** Results of one group, each with the sentence that matches. */
export function PageResults({ group, found: { items, total, isOpen }, more }: PageResultsProps) {
  const t = useText();
  return (
    <section aria-labelledby={group}>
      <SectionHead
        id={group}
        title={t(`search.${group}`)}
        lead={isOpen ? t('search.firstOfMore', { count: items.length }) : <Shown count={items.length} total={total} />}
        aside={more && items.length < total && <MoreLink to={more}>{t('search.allOf')}</MoreLink>}
      />
      <ul className={styles.pages}>
        {items.map((page) => (
          <li key={page.to + page.title.text} className={styles.page}>
            <FoundLine page={page} isOneOfMany={group === 'glossary'} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** `isOneOfMany`: the group's title already names the section. */
function FoundLine({ page, isOneOfMany }: { page: FoundPage; isOneOfMany: boolean }) {
  const { to, title, section, sentence, lang, sentenceLang } = page;
  const words = (
    <bdi lang={isoOf(lang)}>
      <Marked {...title} />
    </bdi>
  );
  return (
    <>
      {section && !isOneOfMany && <p className={styles.where}>{section}</p>}
      <h3 className={styles.title}>{to.startsWith(FILES) ? <a href={to}>{words}</a> : <Link to={to}>{words}</Link>}</h3>
      {sentence && (
        <p className={styles.sentence}>
          <bdi lang={isoOf(sentenceLang)}>
            <Marked {...sentence} />
          </bdi>
        </p>
      )}
    </>
  );
}

/** A file has one address for both languages, and is not a page of the router. */
const FILES = '/documents/';

function isoOf(lang: Locale | undefined): string | undefined {
  return lang && LOCALES[lang].iso;
}

/** The number of results, and how many of them are shown. */
function Shown({ count, total }: { count: number; total: number }) {
  const t = useText();
  return count < total ? t('search.firstOf', { count, total }) : t('search.count', { count: total });
}
