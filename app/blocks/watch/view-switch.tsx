import { Link } from '#app/ui/link.tsx';
import { useText } from '#messages/text.tsx';
import { useViewAddress } from '#app/ui/view-address.ts';
import segments from '#app/ui/segments.module.css';
import { MARKET_VIEWS, type MarketView } from './watch-views.ts';

/** Links to the table and to the other views of the market; the filters of the table are kept. */
export function ViewSwitch({ current }: { current: MarketView | null }) {
  const t = useText();
  const address = useViewAddress();
  return (
    <nav aria-label={t('watch.views')} className={segments.nav}>
      <ul className={segments.segments}>
        {[null, ...MARKET_VIEWS].map((view) => (
          <li key={view}>
            <Link to={address({ view })} className={segments.segment} aria-current={view === current || undefined}>
              {t(`watch.view.${view ?? 'board'}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
