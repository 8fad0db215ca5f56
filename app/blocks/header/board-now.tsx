import { useHref } from 'react-router';
import { useLocale, useText } from '#messages/text.tsx';
import type { BoardNow as Board } from '#app/root-data.ts';
import { pathOf } from '#app/page-path.ts';
import { boardTexts } from './board-texts.ts';
import styles from './board-now.module.css';

const FACTS = ['disclosures', 'advancing', 'next', 'holiday'] as const;

/**
 * The market in four facts, beside whichever panel is open. When they are older script asks for them anew
 * (app/document/menus/board-now.ts).
 */
export function BoardNow({ board }: { board: Board }) {
  const t = useText();
  const { state, facts } = boardTexts(board, useLocale());
  return (
    <aside className={styles.board} aria-labelledby="board-now" data-board-now={useHref(pathOf('board-now'))}>
      <div id="board-now">
        <span data-when="open" hidden={state !== 'open'}>
          {t('menu.board')}
        </span>
        <span data-when="closed" hidden={state !== 'closed'}>
          {t('menu.board.closed')}
        </span>
      </div>
      <dl>
        {FACTS.map((fact) => (
          <div key={fact} data-fact={fact} hidden={facts[fact] === null}>
            <dt>{t(`menu.board.${fact}`)}</dt>
            <dd>{facts[fact]}</dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}
