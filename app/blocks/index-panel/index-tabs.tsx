import { Link } from '#app/ui/link.tsx';
import { percent } from '#domain/number.ts';
import { tradedLevel } from '#domain/traded-level.ts';
import type { IndexPoint } from '#domain/quote.ts';
import type { PlainDate } from '#domain/time.ts';
import { useText } from '#messages/text.tsx';
import { Change } from '#app/ui/change.tsx';
import { useViewAddress } from '#app/ui/view-address.ts';
import { directionOf } from '#app/blocks/market-rows/direction.ts';
import { useIndex } from '#app/live/hooks.ts';
import { classNames } from '#app/ui/class-names.ts';
import styles from './index-tabs.module.css';

export interface IndexTab {
  code: string;
  name: string;
  /** True when the page opens on this index, whose address names no index. */
  isGeneral: boolean;
  current: boolean;
  point: IndexPoint | null;
}

/** The indices side by side on a day; each links to an address of the same page. */
export function IndexTabs({ tabs, date }: { tabs: readonly IndexTab[]; date: PlainDate }) {
  const t = useText();
  if (tabs.length < 2) return null;
  return (
    <nav aria-label={t('market.indices')} className={classNames(styles.scroller, 'scrolls-sideways')}>
      <ul className={styles.tabs}>
        {tabs.map((tab) => (
          <li key={tab.code}>
            <TabLink tab={tab} date={date} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function TabLink({ tab, date }: { tab: IndexTab; date: PlainDate }) {
  const point = tradedLevel(useIndex(tab.code, tab.point), date);
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
