import { memo } from 'react';
import { pick } from '#domain/bilingual.ts';
import { isolatedIn } from '#domain/isolation.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { Figure } from '#app/ui/figure.tsx';
import { Sparkline } from '#app/ui/sparkline.tsx';
import type { HtmlUntilChanged } from '#app/blocks/made-once/made-until-changed.ts';
import { SecurityLink } from '#app/blocks/ledger-row/ledger-row.tsx';
import { directionOf } from '#app/blocks/market-rows/direction.ts';
import { StarIcon } from './star-icon.tsx';
import { cellText, type WatchColumn } from './watch-column.ts';
import { stateOf, type WatchRow } from './watch-row.ts';
import cell from './security-cell.module.css';
import styles from './watch-row.module.css';

interface WatchTableRowProps {
  row: WatchRow;
  columns: readonly WatchColumn[];
  watched: boolean;
  chosen: boolean;
  /** The address of this view up to the chosen symbol. */
  chooseHref: string;
  /** Gives cached HTML of the cells on the server; absent in a browser, and for a view that few readers open. */
  cachedHtml?: HtmlUntilChanged | undefined;
}

/** A security as a row. It is rendered once; `paintRow` writes its changes, so a tick renders nothing. */
export const WatchTableRow = memo(function WatchTableRow({ chosen, cachedHtml, ...cells }: WatchTableRowProps) {
  const { row } = cells;
  const html = import.meta.env.SSR && cachedHtml?.(row.symbol, cells, <Cells {...cells} />);
  return (
    <tr
      data-symbol={row.symbol}
      data-state={stateOf(row.quote)}
      data-direction={directionOf(row.quote?.change ?? null)}
      aria-current={chosen || undefined}
      className={styles.row}
      {...(html ? { dangerouslySetInnerHTML: { __html: html } } : { children: <Cells {...cells} /> })}
    />
  );
});

/**
 * Cells are left to right in both languages: figures are aligned on the right, so that the points align. They depend on
 * their properties, the language and the prefix of addresses only.
 */
function Cells({ row, columns, watched, chooseHref }: Omit<WatchTableRowProps, 'chosen' | 'cachedHtml'>) {
  const t = useText();
  const locale = useLocale();
  const { symbol, quote } = row;
  const state = stateOf(quote);
  return (
    <>
      <th scope="row">
        <span className={cell.security}>
          <button
            type="button"
            className={cell.star}
            data-star
            aria-pressed={watched}
            aria-label={t('watch.star', { symbol })}
          >
            <StarIcon />
          </button>
          <SecurityLink symbol={symbol} className={cell.name}>
            <Figure className={cell.symbol}>{symbol}</Figure>{' '}
            <bdi className={cell.issuer}>{isolatedIn(locale, pick(row.name, locale))}</bdi>
          </SecurityLink>
          {row.unit && <bdi className={cell.unit}>{row.unit}</bdi>}
          <span className={cell.flag} data-flag>
            {state === 'trading' ? '' : t(`watch.flag.${state}`)}
          </span>
        </span>
      </th>
      <td className={styles.line}>
        {row.line && (
          <a href={chooseHref + symbol} data-choose tabIndex={-1} aria-label={t('watch.choose', { symbol })}>
            <Sparkline shape={row.line} direction="flat" className={styles.spark} />
          </a>
        )}
      </td>
      {columns.map((column) => (
        <td key={column} dir="ltr" data-column={column}>
          <span>{cellText(column, quote, row, locale)}</span>
        </td>
      ))}
    </>
  );
}
