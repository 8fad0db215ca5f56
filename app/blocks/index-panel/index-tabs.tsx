import { Link } from '#app/ui/link.tsx';
import { percent } from '#domain/number.ts';
import type { IndexPoint } from '#domain/quote.ts';
import { useText } from '#messages/text.tsx';
import { Change } from '#app/ui/change.tsx';
import { useViewAddress } from '#app/ui/view-address.ts';
import { directionOf } from '#app/blocks/market-rows/direction.ts';
import { useIndex } from '#app/live/hooks.ts';
import styles from './index-tabs.module.css';

export interface IndexTab {
  code: string;
  name: string;
  /** The page opens on it: its address names no index. */
  isGeneral: boolean;
  current: boolean;
  point: IndexPoint | null;
}

/** The indices side by side; each is an address of the same page. */
export function IndexTabs({ tabs }: { tabs: readonly IndexTab[] }) {
  const t = useText();
  if (tabs.length < 2) return null;
  return (
    <nav aria-label={t('market.indices')} className={styles.scroller}>
      <ul className={styles.tabs}>
        {tabs.map((tab) => (
          <li key={tab.code}>
            <TabLink tab={tab} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function TabLink({ tab }: { tab: IndexTab }) {
  const point = useIndex(tab.code, tab.point);
  const to = useViewAddress()({ index: tab.isGeneral ? null : tab.code });
  return (
    <Link to={to} preventScrollReset className={styles.tab} aria-current={tab.current ? 'true' : undefined}>
      <span className={styles.name}>{tab.name}</span>
      <Change
        direction={directionOf(point?.change ?? null)}
        text={percent(point?.changePercent, { zero: true })}
        className="live"
      />
    </Link>
  );
}
