import { turnover } from '#domain/movers.ts';
import { AppPromotion } from '#app/blocks/app-promotion/app-promotion.tsx';
import { marketValue, type ValuedRow } from '#app/blocks/market-rows/valued-row.ts';
import { MarketTotals } from '#app/blocks/market-totals/market-totals.tsx';
import { DebtFigures } from '#app/blocks/stated-figures/debt-figures.tsx';
import { DubaiFigures } from '#app/blocks/stated-figures/dubai-figures.tsx';
import { EntryPoints } from '#app/blocks/entry-points/entry-points.tsx';
import { Group, Specimen } from './specimen.tsx';

/** Blocks that only the home page has. */
export function HomeStates({ rows }: { rows: readonly ValuedRow[] }) {
  return (
    <Group id="home" title="gallery.home">
      <Specimen name="gallery.home.totals" navy wide>
        <MarketTotals totals={turnover(rows)} marketValue={marketValue(rows)} />
      </Specimen>
      <Specimen name="gallery.home.totalsNone" navy wide>
        <MarketTotals totals={turnover([])} marketValue={null} />
      </Specimen>
      <Specimen name="gallery.home.ways" wide>
        <EntryPoints />
      </Specimen>
      <Specimen name="gallery.home.dubai" wide>
        <DubaiFigures />
      </Specimen>
      <Specimen name="gallery.home.debt" wide>
        <DebtFigures />
      </Specimen>
      <Specimen name="gallery.home.apps" wide>
        <AppPromotion />
      </Specimen>
    </Group>
  );
}
