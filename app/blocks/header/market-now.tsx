import { useHref } from 'react-router';
import { useLocale, useText } from '#messages/text.tsx';
import type { MarketNow as Market } from '#app/root-data.ts';
import { pathOf } from '#app/page-path.ts';
import { marketNowTexts } from './market-now-texts.ts';
import styles from './market-now.module.css';

const FACTS = ['disclosures', 'advancing', 'next', 'holiday'] as const;

/**
 * The market in four facts, beside whichever panel is open. Script fetches them again when they are outdated
 * (app/document/menus/market-now.ts).
 */
export function MarketNow({ market }: { market: Market }) {
  const t = useText();
  const { state, facts } = marketNowTexts(market, useLocale());
  return (
    <aside className={styles.facts} aria-labelledby="market-now" data-market-now={useHref(pathOf('market-now'))}>
      <div id="market-now">
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
