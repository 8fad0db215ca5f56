import type { BusMessage } from './update.ts';

/**
 * `position` is the message's position on the bus; a node's own messages are delivered immediately, before they have
 * one. `afterGap` says of a snapshot that messages may have been missed before it.
 */
export type BusListener = (message: BusMessage, position?: string, afterGap?: boolean) => void;

/**
 * Carries market updates and store changes from the leader to every node, itself included. A subscriber gets the latest
 * snapshot first, then every message after it in order and without a gap; when a gap is unavoidable, nothing until the
 * next snapshot.
 */
export interface Bus {
  /** Returns false when other nodes may have missed the message: the next one should be a snapshot. Never throws. */
  publish(message: BusMessage): Promise<boolean>;
  /**
   * Resolves with the function that ends the subscription. With `from`, only messages after that position are
   * delivered.
   */
  subscribe(listener: BusListener, from?: string): Promise<() => void>;
  /**
   * True while other nodes cannot be heard: each node has to read moving data itself, and is not notified of changes.
   */
  isAway(): boolean;
  close(): Promise<void>;
}
