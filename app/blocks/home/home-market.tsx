import { memo, useMemo } from 'react';
import { breadth, movers, turnover } from '#domain/movers.ts';
import { phaseAt } from '#domain/session.ts';
import { useText } from '#messages/text.tsx';
import { Breadth } from '#app/blocks/breadth/breadth.tsx';
import { IndexPanel } from '#app/blocks/index-panel/index-panel.tsx';
import { IndexTabs } from '#app/blocks/index-panel/index-tabs.tsx';
import { Frieze } from '#app/blocks/lattice/frieze.tsx';
import { LatticeBand } from '#app/blocks/lattice/lattice-band.tsx';
import { hasTraded, indicativeRows, orderedChanges } from '#app/blocks/market-rows/quoted-row.ts';
import { useLiveRows } from '#app/blocks/market-rows/live-rows.ts';
import { marketValue, type ValuedRow } from '#app/blocks/market-rows/valued-row.ts';
import { MarketTotals } from '#app/blocks/market-totals/market-totals.tsx';
import { MoversSection } from '#app/blocks/movers/movers-section.tsx';
import { nothingYet } from '#app/blocks/movers/nothing-yet.ts';
import { TickerStrip } from '#app/blocks/ticker-strip/ticker-strip.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { HomeData } from '#app/data/home/home.ts';
import type { HomeIndex } from '#app/data/home/index-panel.ts';
import { unpack } from './packed.ts';
import styles from './home.module.css';

const ON_STRIP = 16;

/** The live parts: the instrument panel, the ticker strip, the movers and the map. */
export function HomeMarket({ data }: { data: HomeData }) {
  const market = useMemo(() => unpack(data.market), [data.market]);
  const rows = useLiveRows(market.rows, market.boards, data.now);
  const traded = hasTraded(rows);
  // Before the first trade the running auction's indicative prices are shown for the market.
  const shown = traded ? rows : indicativeRows(rows);
  return (
    <>
      <section className={`${styles.market} on-navy`} aria-labelledby="market">
        <div className="wrap">
          <Panel index={market} now={data.now} simulated={data.simulated} />
          <div className={styles.board}>
            <MarketTotals totals={turnover(rows)} marketValue={marketValue(rows)} />
            <Breadth counts={breadth(rows)} isOver={phaseAt(data.now) === 'closed'} />
          </div>
        </div>
        <Lattice rows={market.rows} />
      </section>
      <TickerStrip rows={movers(shown, ON_STRIP).active} indicative={!traded} />
      <div className={`wrap ${styles.first}`}>
        <MoversSection
          rows={shown}
          board={rows}
          indicative={!traded && shown.length > 0}
          map={market.map}
          empty={nothingYet(data.now)}
        />
      </div>
    </>
  );
}

interface PanelProps extends Pick<HomeData, 'now' | 'simulated'> {
  index: HomeIndex;
}

/** The panel follows its index by itself: changes of the securities do not concern it. */
const Panel = memo(function Panel({ index, now, simulated }: PanelProps) {
  const t = useText();
  const { unknownIndex, unknownRange, tabs, day, range, history } = index;
  return (
    <>
      <h1 id="market" className="visually-hidden">
        {t('home.market.title')}
      </h1>
      {unknownIndex !== null && <Notice title={t('home.unknownIndex', { code: unknownIndex })} role="note" />}
      {unknownRange !== null && <Notice title={t('home.range.unknown', { range: unknownRange })} role="note" />}
      <IndexTabs tabs={tabs} date={day.date} />
      <IndexPanel key={day.code} day={day} range={range} history={history} now={now} simulated={simulated} />
    </>
  );
});

/** The lattice shows the day at the time of rendering: changing it with every trade would be distracting. */
const Lattice = memo(function Lattice({ rows }: { rows: readonly ValuedRow[] }) {
  const t = useText();
  if (!rows.length) return <LatticeBand />;
  return (
    <>
      <Frieze changes={orderedChanges(rows)} />
      <p className={`wrap ${styles.key}`} data-screen-only>
        {t('home.lattice', { count: rows.length })}
      </p>
    </>
  );
});
