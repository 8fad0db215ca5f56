import type { StarOrder } from '#app/blocks/lattice/star-order.ts';
import { MASTHEADS, mastheadDrawing } from './masthead.ts';
import { bandDrawing, panelDrawing } from './panel.ts';
import { stagesDrawing } from './stages.ts';

export const STAR_ORDERS: readonly StarOrder[] = [6, 8, 10, 12];

/** Every drawing of the lattice, keyed by file name. */
export function latticeDrawings(): Record<string, string> {
  const ofOrders = STAR_ORDERS.flatMap((order) => [
    [`panel-${order}.svg`, panelDrawing(order)],
    [`wide-${order}.svg`, mastheadDrawing(order, MASTHEADS.wide)],
    [`narrow-${order}.svg`, mastheadDrawing(order, MASTHEADS.narrow)],
    [`stages-${order}.svg`, stagesDrawing(order)],
  ]);
  return { ...(Object.fromEntries(ofOrders) as Record<string, string>), 'band.svg': bandDrawing() };
}
