import { movers } from '#domain/movers.ts';
import { useText } from '#messages/text.tsx';
import { pathOf } from '#app/page-path.ts';
import { MoreLink } from '#app/ui/more-link.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { HeatMap } from '#app/blocks/heat-map/heat-map.tsx';
import { hasTraded, indicativeRows } from '#app/blocks/market-rows/quoted-row.ts';
import { useLiveRows } from '#app/blocks/market-rows/live-rows.ts';
import { Movers } from '#app/blocks/movers/movers.tsx';
import { nothingYet } from '#app/blocks/movers/nothing-yet.ts';
import type { DataOf } from './market-views-data.ts';

export const MOVERS_SHOWN = 10;

/** Before the first trade the running auction's indicative prices are shown for the market. */
function useShownRows({ rows, boards, now }: DataOf<'movers' | 'heat-map'>) {
  const live = useLiveRows(rows, boards, now);
  const traded = hasTraded(live);
  const shown = traded ? live : indicativeRows(live);
  return { live, shown, isIndicative: !traded && shown.length > 0 };
}

/** The largest rises, falls and turnovers, ten of each. */
export function MoversView({ data }: { data: DataOf<'movers' | 'heat-map'> }) {
  const t = useText();
  const { shown, isIndicative } = useShownRows(data);
  return (
    <>
      <SectionHead
        title={t(isIndicative ? 'home.movers.indicativeTitle' : 'home.movers.title')}
        lead={t(isIndicative ? 'home.movers.indicativeLead' : 'home.movers.lead')}
        aside={<SummaryLink />}
      />
      {shown.length ? (
        <Movers lists={movers(shown, MOVERS_SHOWN)} indicative={isIndicative} />
      ) : (
        <p className="text-muted">{t(nothingYet(data.now))}</p>
      )}
    </>
  );
}

/** The whole market as one picture, with its table. Its prices are those of trades. */
export function HeatMapView({ data }: { data: DataOf<'movers' | 'heat-map'> }) {
  const t = useText();
  const { live, shown } = useShownRows(data);
  return (
    <>
      <SectionHead title={t('heatMap.label')} aside={<SummaryLink />} />
      {data.map && shown.length > 0 ? (
        <HeatMap data={data.map} rows={live} alone />
      ) : (
        <p className="text-muted">{t(nothingYet(data.now))}</p>
      )}
    </>
  );
}

export function SummaryLink() {
  const t = useText();
  return <MoreLink to={pathOf('market-summary')}>{t('summary.title')}</MoreLink>;
}
