import { breadth, movers } from '#domain/movers.ts';
import { useLocale } from '#messages/text.tsx';
import { Breadth } from '#app/blocks/breadth/breadth.tsx';
import type { HeatMapData } from '#app/blocks/heat-map/heat-map-data.ts';
import { HeatMap } from '#app/blocks/heat-map/heat-map.tsx';
import { LedgerHead, LedgerRow } from '#app/blocks/ledger-row/ledger-row.tsx';
import { Movers } from '#app/blocks/movers/movers.tsx';
import type { ValuedRow } from '#app/blocks/market-rows/valued-row.ts';
import { TickerStrip } from '#app/blocks/ticker-strip/ticker-strip.tsx';
import { strainedRows } from './market-rows.ts';
import { Group, Specimen } from './specimen.tsx';

const IN_LIST = 4;
const NONE = { gainers: [], losers: [], active: [] };
const ONE_SIDED = { advancing: 41, declining: 2, unchanged: 5, uncompared: 1, untraded: 9 };
const UNTRADED = { advancing: 0, declining: 0, unchanged: 0, uncompared: 0, untraded: 57 };

/** Blocks about the whole market. */
export function Market({ rows, map }: { rows: readonly ValuedRow[]; map: HeatMapData }) {
  const strained = strainedRows(useLocale());
  return (
    <Group id="market" title="gallery.market">
      <Specimen name="gallery.market.rows">
        <LedgerHead measure="volume" />
        {rows.slice(0, IN_LIST).map((row) => (
          <LedgerRow key={row.symbol} row={row} measure="volume" />
        ))}
      </Specimen>
      <Specimen name="gallery.market.longName">
        <LedgerRow row={strained.long} measure="value" />
      </Specimen>
      <Specimen name="gallery.market.unchanged">
        <LedgerRow row={strained.unchanged} measure="volume" />
      </Specimen>
      <Specimen name="gallery.market.untraded">
        <LedgerRow row={strained.untraded} measure="volume" />
      </Specimen>
      <Specimen name="gallery.market.suspended">
        <LedgerRow row={strained.suspended} measure="volume" />
      </Specimen>
      <Specimen name="gallery.market.movers" wide>
        <Movers lists={movers(rows, IN_LIST)} />
      </Specimen>
      <Specimen name="gallery.market.moversNone" wide again>
        <Movers lists={NONE} />
      </Specimen>
      <Specimen name="gallery.market.ticker" wide>
        <TickerStrip rows={rows} indicative={false} />
      </Specimen>
      <Specimen name="gallery.market.heatMap" wide>
        <HeatMap data={map} rows={rows} />
      </Specimen>
      <Specimen name="gallery.market.breadth" navy>
        <Breadth counts={breadth(rows)} isOver={false} />
      </Specimen>
      <Specimen name="gallery.market.breadthOneSided" navy>
        <Breadth counts={ONE_SIDED} isOver />
      </Specimen>
      <Specimen name="gallery.market.breadthUntraded" navy>
        <Breadth counts={UNTRADED} isOver={false} />
      </Specimen>
    </Group>
  );
}
