import type { BusMessage } from './update.ts';

/**
 * `position` names the place of the message on the bus; a node's own messages are delivered at once, before they have one.
 * `afterGap` says of a snapshot that messages may have been missed before it.
 */
export type BusListener = (message: BusMessage, position?: string, afterGap?: boolean) => void;

/**
 * Carries what moved and what changed in the store from the leader to every node, itself included.
 * A subscriber meets the latest snapshot first, then every message after it in order and without a gap;
 * where a gap could not be avoided, nothing until the next snapshot.
 */
export interface Bus {
  /** False when other nodes may have missed it: the next one should be a snapshot. Never throws. */
  publish(message: BusMessage): Promise<boolean>;
  /** Resolves with the function that ends the subscription. With `from`, only what came after that position. */
  subscribe(listener: BusListener, from?: string): Promise<() => void>;
  /** True while other nodes cannot be heard: what moves has to be read by each itself, and what changed is not told. */
  isAway(): boolean;
  close(): Promise<void>;
}
