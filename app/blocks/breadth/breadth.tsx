import type { Breadth as Counts } from '#domain/movers.ts';
import { useText } from '#messages/text.tsx';
import { DirectionMark, type Direction } from '#app/ui/change.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Figure } from '#app/ui/figure.tsx';
import { TermLine } from '#app/blocks/glossary/term-line.tsx';
import { TermScope } from '#app/blocks/glossary/term-scope.tsx';
import { Term } from '#app/blocks/glossary/term.tsx';
import styles from './breadth.module.css';

const PARTS: readonly { id: 'advancing' | 'unchanged' | 'declining'; direction: Direction }[] = [
  { id: 'advancing', direction: 'up' },
  { id: 'unchanged', direction: 'flat' },
  { id: 'declining', direction: 'down' },
];

interface BreadthProps {
  counts: Counts;
  /** True when the counted session has ended: what has not traded in it will not. */
  isOver: boolean;
}

/** How many securities rose, were unchanged and fell in a session; those without a trade or an earlier close are separate. */
export function Breadth({ counts, isOver }: BreadthProps) {
  const t = useText();
  const untraded = isOver ? 'market.breadth.untradedInSession' : 'market.breadth.untraded';
  const total = counts.advancing + counts.declining + counts.unchanged + counts.uncompared + counts.untraded;
  return (
    <TermScope>
      <p className={styles.title}>
        <Term id="breadth">{t('market.breadth.title', { count: total })}</Term>
        {counts.untraded > 0 && ` ${t(untraded, { count: counts.untraded })}`}
      </p>
      <Bar counts={counts} />
      <ul className={styles.key}>
        {PARTS.map(({ id, direction }) => (
          <li key={id}>
            <DirectionMark direction={direction} className={direction} />{' '}
            <Figure className={styles.count}>{counts[id]}</Figure> {t(`market.breadth.${id}`)}
          </li>
        ))}
        {counts.uncompared > 0 && (
          <li>
            <Figure className={styles.count}>{counts.uncompared}</Figure> {t('market.breadth.uncompared')}
          </li>
        )}
      </ul>
      <TermLine />
    </TermScope>
  );
}

const GAP_PERCENT = 0.4;

function Bar({ counts }: { counts: Counts }) {
  const traded = counts.advancing + counts.declining + counts.unchanged;
  let from = 0;
  return (
    <svg className={styles.bar} aria-hidden="true" focusable="false">
      {PARTS.map(({ id, direction }) => {
        const share = traded ? (counts[id] / traded) * 100 : 100 / PARTS.length;
        const x = from;
        from += share;
        if (!share) return null;
        return (
          <rect
            key={id}
            className={classNames(styles.part, traded ? direction : styles.empty)}
            x={`${round(x)}%`}
            width={`${round(Math.max(0, share - GAP_PERCENT))}%`}
            height="100%"
          />
        );
      })}
    </svg>
  );
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
