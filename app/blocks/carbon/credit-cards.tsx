import { pick } from '#domain/bilingual.ts';
import { integer } from '#domain/number.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { LiveText } from '#app/live/live-text.tsx';
import { Nothing } from '#app/blocks/filtered-list/nothing.tsx';
import { FigureCell } from '#app/blocks/security-list/figure-cell.tsx';
import { ShareBar } from '#app/blocks/summary/share-bar.tsx';
import { pathOf } from '#app/page-path.ts';
import { Figure } from '#app/ui/figure.tsx';
import { Link } from '#app/ui/link.tsx';
import type { CreditRow, CreditsData } from './carbon-data.ts';
import styles from './carbon.module.css';

/** The listed credits: project, vintage, the live price, and how many are left to buy. */
export function CreditCards({ of: { rows, unread } }: { of: CreditsData }) {
  const t = useText();
  if (rows.length === 0)
    return (
      <Nothing unread={unread} isChosen={false}>
        {t('carbon.none')}
      </Nothing>
    );
  return (
    <div className={styles.place}>
      <live-follow topics="board:505" />
      <ul className={styles.credits}>
        {rows.map((row) => (
          <li key={row.symbol} className={styles.credit}>
            <Credit row={row} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Credit({ row }: { row: CreditRow }) {
  const t = useText();
  const locale = useLocale();
  const { symbol, name, terms } = row;
  return (
    <>
      <div className={styles.what}>
        <Link to={pathOf('investing-carbon-credits-symbol', { symbol })} className={`link ${styles.name}`}>
          {pick(name, locale)}
        </Link>
        {terms?.project && <p className={styles.project}>{pick(terms.project, locale)}</p>}
        <p className={styles.minor}>
          <Figure>{symbol}</Figure>
          {terms?.vintage != null && ` · ${t('carbon.vintageOf', { year: String(terms.vintage) })}`}
          {terms?.type && ` · ${t(`carbon.type.${terms.type}`)}`}
        </p>
      </div>
      <p className={styles.price}>
        <span className={styles.minor}>{t('carbon.lastInAed')}</span>
        <span className={styles.last}>
          <LiveText symbol={symbol} field="last" format="last-or-close" initial={row.quote} className="live" />{' '}
          <FigureCell row={row} id="change-percent" />
        </span>
      </p>
      <Left terms={terms} />
    </>
  );
}

/** A bar of the credits left to buy, with the figures. */
export function Left({ terms }: Pick<CreditRow, 'terms'>) {
  const t = useText();
  if (!terms || terms.available === null || !terms.listed) return null;
  return (
    <p className={styles.left}>
      <ShareBar share={terms.available / terms.listed} />
      <span className={styles.minor}>
        {t('carbon.left', { available: integer(terms.available, { zero: true }), listed: integer(terms.listed) })}
      </span>
    </p>
  );
}
