import { LatticePanel, MastheadLattice, StageDrawing } from '#app/blocks/lattice/lattice.tsx';
import { Frieze } from '#app/blocks/lattice/frieze.tsx';
import type { StarOrder } from '#app/blocks/lattice/star-order.ts';
import { StoreBadges } from '#app/blocks/store-badges/store-badges.tsx';
import { Group, Specimen } from './specimen.tsx';

const ORDERS: readonly StarOrder[] = [6, 8, 10, 12];
const STAGES = [1, 2, 3] as const;

/** Thousandths of a per cent from the largest rise to the largest fall, for a market of ordinary size. */
const CHANGES = Array.from({ length: 58 }, (_, place) => 5_600 - place * 170);

/** The lattices of every order, the day's frieze, and the links to the apps. */
export function Ornament() {
  return (
    <Group id="ornament" title="gallery.ornament">
      {ORDERS.map((order) => (
        <Specimen key={order} name={`gallery.ornament.of${order}`}>
          <LatticePanel order={order} className="states-square" />
          <p className="states-row">
            {STAGES.map((stage) => (
              <StageDrawing key={stage} order={order} stage={stage} className="states-stage" />
            ))}
          </p>
        </Specimen>
      ))}
      <Specimen name="gallery.ornament.masthead" wide navy>
        <MastheadLattice order={8} className="states-tall" />
      </Specimen>
      <Specimen name="gallery.ornament.frieze" wide navy>
        <Frieze changes={CHANGES} />
      </Specimen>
      <Specimen name="gallery.ornament.stores">
        <StoreBadges app="exchange" />
      </Specimen>
    </Group>
  );
}
