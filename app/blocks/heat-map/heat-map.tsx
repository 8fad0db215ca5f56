import { useMemo } from 'react';
import { LOCALES } from '#domain/locale.ts';
import { percent } from '#domain/number.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { pathOf } from '#app/page-path.ts';
import { HEAT_SHAPE_NAMES, HEAT_SHAPES } from './heat-map-data.ts';
import type { HeatMapData, HeatSector, HeatShape, HeatTile } from './heat-map-data.ts';
import { joinedChange, type HeatRow, type HeatRows } from './heat-row.ts';
import { HeatTable } from './heat-table.tsx';
import { Legend } from './legend.tsx';
import { SectorName } from './sector-name.tsx';
import { TileView } from './tile-view.tsx';
import { tintOf } from './tint.ts';
import styles from './heat-map.module.css';

interface HeatMapProps {
  data: HeatMapData;
  rows: readonly HeatRow[];
  /** True when the map is shown by itself: in print its table replaces it. */
  alone?: boolean;
}

/**
 * The market as a map: area for size, colour for change. Areas are computed on the server and do not change; colours
 * and figures follow the market. The table below has the same figures.
 */
export function HeatMap({ data, rows, alone = false }: HeatMapProps) {
  const t = useText();
  const bySymbol = useMemo(() => new Map(rows.map((row) => [row.symbol, row])), [rows]);
  return (
    <div>
      {HEAT_SHAPE_NAMES.map((shape) => (
        <svg
          key={shape}
          className={classNames(styles.map, styles[shape])}
          role="group"
          aria-label={t('heatMap.label')}
          data-screen-only
        >
          {data.shapes[shape].map((sector) => (
            <Sector
              key={sector.name?.slug ?? ''}
              sector={sector}
              shape={HEAT_SHAPES[shape]}
              rows={bySymbol}
              measure={data.measure}
            />
          ))}
        </svg>
      ))}
      <Legend measure={data.measure} />
      <HeatTable data={data} rows={bySymbol} printed={alone} />
    </div>
  );
}

interface SectorProps extends Pick<HeatMapData, 'measure'> {
  sector: HeatSector;
  shape: HeatShape;
  rows: HeatRows;
}

function Sector({ sector, ...given }: SectorProps) {
  const rtl = LOCALES[useLocale()].dir === 'rtl';
  return (
    <>
      <SectorName sector={sector} shape={given.shape} rtl={rtl} />
      {sector.tiles.map((tile) => (
        <Tile key={tile.symbols[0]} sector={sector} tile={tile} rtl={rtl} {...given} />
      ))}
    </>
  );
}

function Tile({ sector, tile, shape, rows, measure, rtl }: SectorProps & { tile: HeatTile; rtl: boolean }) {
  const t = useText();
  const known = tile.symbols.flatMap((symbol) => rows.get(symbol) ?? []);
  const [first] = known;
  if (!first) return null;
  const alone = tile.symbols.length === 1;
  const changePercent = alone ? first.changePercent : joinedChange(known, measure);
  const change = percent(changePercent, { zero: true });
  const ticker = alone ? first.symbol : `+${known.length}`;
  const sectorText = sector.name?.text ?? t('heatMap.otherSectors');
  return (
    <TileView
      to={alone ? pathOf('the-exchange-company', { SecuritySymbol: first.symbol }) : watchAddress(sector)}
      box={tile.box}
      width={(tile.box[2] / 100) * shape.words}
      height={(tile.box[3] / 100) * shape.height}
      rtl={rtl}
      ticker={ticker}
      name={alone ? first.name : ''}
      change={change}
      tint={tintOf(changePercent)}
      label={
        alone
          ? t('heatMap.tile', { symbol: ticker, name: first.name, change })
          : t('heatMap.joined', { ticker, count: known.length, sector: sectorText, change })
      }
    />
  );
}

/** Address of the list that shows the securities of a shared tile one by one. */
function watchAddress({ name }: HeatSector): string {
  return pathOf('market-watch') + (name ? `?sector=${name.slug}` : '');
}
