import { movers } from '#domain/movers.ts';
import { useText } from '#messages/text.tsx';
import { useChosenView } from '#app/ui/chosen-view.ts';
import { SectionHead } from '#app/ui/section-head.tsx';
import { Segments } from '#app/ui/segments.tsx';
import type { HeatMapData } from '#app/blocks/heat-map/heat-map-data.ts';
import { HeatMap } from '#app/blocks/heat-map/heat-map.tsx';
import type { ValuedRow } from '#app/blocks/market-rows/valued-row.ts';
import { Movers } from './movers.tsx';
import styles from './movers.module.css';

const VIEWS = ['both', 'ledgers', 'map'] as const;
const IN_LIST = 5;

interface MoversSectionProps {
  rows: readonly ValuedRow[];
  /** The rows of the map, whose prices are those of trades. */
  board: readonly ValuedRow[];
  /** True when nothing has traded yet: the rows have the prices at which the running auction would open. */
  indicative: boolean;
  map: HeatMapData | null;
  /** The text for a market without prices. */
  empty: string;
}

/** Movers: three ledgers, the whole market as a map, or both. */
export function MoversSection({ rows, board, indicative, map, empty }: MoversSectionProps) {
  const t = useText();
  const { chosen, addressOf } = useChosenView('movers', VIEWS);
  const segments = VIEWS.map((view) => ({
    to: addressOf(view),
    label: t(`home.movers.view.${view}`),
    current: view === chosen,
  }));
  return (
    <section id="movers" aria-labelledby="movers-title">
      <SectionHead
        id="movers-title"
        title={t(indicative ? 'home.movers.indicativeTitle' : 'home.movers.title')}
        lead={t(indicative ? 'home.movers.indicativeLead' : 'home.movers.lead')}
        aside={
          map && rows.length > 0 && <Segments label={t('home.movers.views')} segments={segments} section="movers" />
        }
      />
      {rows.length === 0 && <p className="text-muted">{t(empty)}</p>}
      {rows.length > 0 && (
        <div hidden={map !== null && chosen === 'map'}>
          <Movers lists={movers(rows, IN_LIST)} indicative={indicative} />
        </div>
      )}
      {map && rows.length > 0 && (
        <div className={styles.map} hidden={chosen === 'ledgers'}>
          <HeatMap data={map} rows={board} alone={chosen === 'map'} />
        </div>
      )}
    </section>
  );
}
