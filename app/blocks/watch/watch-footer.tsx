import type { ReactNode } from 'react';
import { integer } from '#domain/number.ts';
import { sessionDay } from '#domain/session.ts';
import type { Instant } from '#domain/time.ts';
import { useText } from '#messages/text.tsx';
import { DirectionMark } from '#app/ui/change.tsx';
import { Figure } from '#app/ui/figure.tsx';
import { StaticHtml } from '#app/ui/static-html.tsx';
import { useQuotes } from '#app/live/hooks.ts';
import { TermLine } from '#app/blocks/glossary/term-line.tsx';
import { Term } from '#app/blocks/glossary/term.tsx';
import { millions } from './watch-column.ts';
import { totalsOf } from './watch-totals.ts';
import type { WatchRow } from './watch-row.ts';
import styles from './watch-footer.module.css';

// Plain HTML: its component is not sent to the browser.
const Hints = import.meta.env.SSR && (await import('./key-hints.tsx')).KeyHints;

interface WatchFooterProps {
  rows: readonly WatchRow[];
  /** Time of rendering, on the market's clock. */
  now: Instant;
  simulated: boolean;
  /** Further controls for the rows. */
  children: ReactNode;
}

/** The keyboard shortcuts, or the explanation of a column, and the day in one line. */
export function WatchFooter({ rows, now, simulated, children }: WatchFooterProps) {
  const t = useText();
  return (
    <footer className={styles.footer}>
      <div className={styles.status}>
        <TermLine className={styles.line} />
        <StaticHtml name="watch-keys">{Hints && <Hints />}</StaticHtml>
      </div>
      <Totals rows={rows} now={now} />
      <p className={styles.notice}>
        {simulated && `${t('market.simulated.short')} `}
        {t('watch.units')}
      </p>
      {children}
    </footer>
  );
}

function Totals({ rows, now }: Pick<WatchFooterProps, 'rows' | 'now'>) {
  const t = useText();
  const { advancing, declining, value } = totalsOf(rows, useQuotes(), sessionDay(now));
  return (
    <ul className={styles.totals}>
      <li>
        <DirectionMark direction="up" className="up" /> {t('watch.advancing')}{' '}
        <b className="up">{integer(advancing, { zero: true })}</b>
      </li>
      <li>
        <DirectionMark direction="down" className="down" /> {t('watch.declining')}{' '}
        <b className="down">{integer(declining, { zero: true })}</b>
      </li>
      <li>
        <Term id="value">{t('watch.turnover')}</Term> <Figure className={styles.figure}>{millions(value)}</Figure>{' '}
        {t('watch.millions')}
      </li>
    </ul>
  );
}
