import type { MarketUpdate } from './update.ts';

/**
 * `position` names the place of the update on the bus; a node's own updates are delivered at once, before they have one.
 * `afterGap` says of a snapshot that updates may have been missed before it.
 */
export type BusListener = (update: MarketUpdate, position?: string, afterGap?: boolean) => void;

/**
 * Carries what moved from the leader to every node, itself included.
 * A subscriber meets the latest snapshot first, then every update after it in order and without a gap;
 * where a gap could not be avoided, nothing until the next snapshot.
 */
export interface Bus {
  /** False when other nodes may have missed it: the next one should be a snapshot. Never throws. */
  publish(update: MarketUpdate): Promise<boolean>;
  /** Resolves with the function that ends the subscription. With `from`, only what came after that position. */
  subscribe(listener: BusListener, from?: string): Promise<() => void>;
  close(): Promise<void>;
}
