import { useEffect, useRef } from 'react';
import { needTexts } from '#messages/needed.ts';
import { useText } from '#messages/text.tsx';
import { pathOf } from '#app/page-path.ts';
import { MoreLink } from '#app/ui/more-link.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { DataNotice } from '#app/blocks/data-notice/data-notice.tsx';
import { IndicesTable } from '#app/blocks/indices/indices-table.tsx';
import { ViewSwitch } from '#app/blocks/watch/view-switch.tsx';
import { WatchHead } from '#app/blocks/watch/watch-head.tsx';
import type { DataOf, MarketViewData } from './market-views-data.ts';
import { HeatMapView, MoversView } from './moves-views.tsx';
import { SectorView } from './sector-view.tsx';
import { WatchlistView } from './watchlist-view.tsx';

await needTexts('home', 'pages');

/**
 * The market by sectors, indices, movers or as a map, and the reader's own list: the views of the market watch beside
 * its list.
 */
export function MarketViews({ data }: { data: MarketViewData }) {
  const t = useText();
  const views = useRef<HTMLDivElement>(null);
  // On a phone the names of the views do not all fit side by side.
  useEffect(() => {
    views.current?.querySelector('[aria-current]')?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [data.view]);
  return (
    <main id="content" className="pb-12">
      <WatchHead now={data.now} withOil={data.view === 'watchlist' && data.withOil} />
      <div className="wrap pt-4">
        <div ref={views}>
          <ViewSwitch current={data.view} />
        </div>
        <div className="pt-6">
          <View data={data} />
        </div>
        <DataNotice
          simulated={data.simulated}
          asOf={data.now}
          prices={data.view === 'watchlist' ? t('watch.units') : undefined}
        />
      </div>
    </main>
  );
}

function View({ data }: { data: MarketViewData }) {
  switch (data.view) {
    case 'watchlist':
      return <WatchlistView data={data} />;
    case 'sectors':
      return <SectorView data={data} />;
    case 'indices':
      return <IndexView data={data} />;
    case 'movers':
      return <MoversView data={data} />;
    case 'heat-map':
      return <HeatMapView data={data} />;
  }
}

function IndexView({ data }: { data: DataOf<'indices'> }) {
  const t = useText();
  return (
    <>
      <SectionHead
        title={t('market.indices')}
        lead={t('indices.lead')}
        aside={<MoreLink to={pathOf('the-exchange-indices')}>{t('watch.view.indices.more')}</MoreLink>}
      />
      <IndicesTable rows={data.rows} boards={data.boards} />
    </>
  );
}
