import { useText } from '#messages/text.tsx';
import { pathOf } from '#app/page-path.ts';
import type { RouteName } from '#app/site-map.ts';
import { MoreLink } from '#app/ui/more-link.tsx';
import { LatticePanel } from '#app/blocks/lattice/lattice.tsx';
import type { StarOrder } from '#app/blocks/lattice/star-order.ts';
import styles from './entry-points.module.css';

interface Way {
  title: string;
  lead: string;
  steps: readonly string[];
  /** True when the steps follow one another. */
  ordered?: boolean;
  more: string;
  page: RouteName;
  order: StarOrder;
}

const WAYS: readonly Way[] = [
  {
    title: 'home.ways.invest.title',
    lead: 'home.ways.invest.lead',
    steps: ['home.ways.invest.number', 'home.ways.invest.account', 'home.ways.invest.trade'],
    ordered: true,
    more: 'home.ways.invest.more',
    page: 'investing-how-to-trade',
    order: 6,
  },
  {
    title: 'home.ways.list.title',
    lead: 'home.ways.list.lead',
    steps: ['home.ways.list.equities', 'home.ways.list.debt', 'home.ways.list.funds'],
    more: 'home.ways.list.more',
    page: 'raise-capital-overview',
    order: 10,
  },
  {
    title: 'home.ways.join.title',
    lead: 'home.ways.join.lead',
    steps: ['home.ways.join.broker', 'home.ways.join.clearing', 'home.ways.join.maker'],
    more: 'home.ways.join.more',
    page: 'members-membership-options',
    order: 12,
  },
];

/** Three ways into the exchange, each with the star of its section. */
export function EntryPoints() {
  return (
    <div className={styles.ways}>
      {WAYS.map((way) => (
        <WayIn key={way.page} way={way} />
      ))}
    </div>
  );
}

function WayIn({ way: { title, lead, steps, ordered, more, page, order } }: { way: Way }) {
  const t = useText();
  const List = ordered ? 'ol' : 'ul';
  return (
    <article className={styles.way}>
      <LatticePanel order={order} className={styles.lattice} />
      <h3 className={`${styles.title} light display`}>{t(title)}</h3>
      <p className={`${styles.lead} light`}>{t(lead)}</p>
      <List className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{t(step)}</li>
        ))}
      </List>
      <p className={styles.more}>
        <MoreLink to={pathOf(page)}>{t(more)}</MoreLink>
      </p>
    </article>
  );
}
