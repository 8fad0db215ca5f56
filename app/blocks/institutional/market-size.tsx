import { useText } from '#messages/text.tsx';
import { Nothing } from '#app/blocks/filtered-list/nothing.tsx';
import { Figure } from '#app/ui/figure.tsx';
import styles from './institutional.module.css';

/** A figure of the market, formatted by the loader. */
export interface MarketSizeFigure {
  what: string;
  figure: string;
  /** The subject and the day of the figure. */
  note: string;
}

/** The market in figures, each with what it counts and its day. */
export function MarketSize({ figures, unread }: { figures: readonly MarketSizeFigure[]; unread: boolean }) {
  const t = useText();
  if (figures.length === 0)
    return (
      <Nothing unread={unread} isChosen={false}>
        {t('institutional.size.none')}
      </Nothing>
    );
  return (
    <dl className={styles.figures}>
      {figures.map(({ what, figure, note }) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd className={`${styles.figure} light`}>
            <Figure>{figure}</Figure>
          </dd>
          <dd className={styles.note}>{note}</dd>
        </div>
      ))}
    </dl>
  );
}
