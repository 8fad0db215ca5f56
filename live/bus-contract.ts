import { afterEach, describe, expect, it } from 'vitest';
import type { Bus } from './bus.ts';
import type { BusMessage, MarketUpdate } from './update.ts';

/** One medium, and as many nodes on it as a test needs. A memory bus is one node that everyone shares. */
export interface BusMedium {
  node(): Bus;
  /** Cleans up the medium. */
  end(): Promise<void>;
}

const snapshot = (symbol: string): MarketUpdate => ({ kind: 'snapshot', heardAt: 1, trades: [trade(symbol, 0)] });
const delta = (symbol: string, id: number): MarketUpdate => ({ kind: 'delta', trades: [trade(symbol, id)] });
const trade = (symbol: string, id: number) =>
  ({ id, symbol, at: 1_000 + id, price: 2_500, quantity: 10, side: 'buy' }) as const;

/** What a subscriber received, and a wait for its next message that has no time limit. */
export function hearing() {
  const heard: { message: BusMessage; position: string | undefined; afterGap: boolean }[] = [];
  const updates = () => heard.flatMap(({ message }) => (message.kind === 'invalidation' ? [] : message));
  let waiting: { count: number; resolve: () => void } | undefined;
  return {
    heard,
    updates,
    kinds: () => updates().map(({ kind, trades }) => `${kind} ${trades?.[0]?.symbol}${trades?.[0]?.id}`),
    listener: (message: BusMessage, position?: string, afterGap = false) => {
      heard.push({ message, position, afterGap });
      if (waiting && heard.length >= waiting.count) waiting.resolve();
    },
    async until(count: number): Promise<void> {
      if (heard.length >= count) return;
      await new Promise<void>((resolve) => (waiting = { count, resolve }));
    },
  };
}

/** Tests that every implementation of the bus must pass. */
export function busContract(name: string, open: () => BusMedium): void {
  describe(`the bus (${name})`, () => {
    let medium: BusMedium | undefined;
    const begin = () => (medium = open());
    afterEach(async () => {
      await medium?.end();
      medium = undefined;
    });

    it('delivers to the node that publishes within the call', async () => {
      const bus = begin().node();
      const ear = hearing();
      await bus.subscribe(ear.listener);
      const sent = bus.publish(snapshot('AAA'));
      expect(ear.kinds()).toEqual(['snapshot AAA0']);
      expect(await sent).toBe(true);
    });

    it('delivers to other nodes in order', async () => {
      const on = begin();
      const [leader, follower] = [on.node(), on.node()];
      const ear = hearing();
      await follower.subscribe(ear.listener);
      await leader.publish(snapshot('AAA'));
      for (let id = 1; id <= 50; id += 1) await leader.publish(delta('AAA', id));
      await ear.until(51);
      expect(ear.updates().map(({ trades }) => trades?.[0]?.id)).toEqual([...Array(51).keys()]);
    });

    it('begins a late subscriber at the latest snapshot', async () => {
      const on = begin();
      const leader = on.node();
      await leader.publish(snapshot('OLD'));
      await leader.publish(delta('OLD', 1));
      await leader.publish(snapshot('NEW'));
      await leader.publish(delta('NEW', 1));
      const ear = hearing();
      await on.node().subscribe(ear.listener);
      await ear.until(2);
      expect(ear.kinds()).toEqual(['snapshot NEW0', 'delta NEW1']);
    });

    it('keeps deltas back until there is a snapshot to put them on', async () => {
      const on = begin();
      const leader = on.node();
      await leader.publish(delta('AAA', 1));
      const ear = hearing();
      await on.node().subscribe(ear.listener);
      await leader.publish(snapshot('AAA'));
      await ear.until(1);
      expect(ear.kinds()[0]).toBe('snapshot AAA0');
    });

    it('goes on after a position', async () => {
      const on = begin();
      const [leader, follower] = [on.node(), on.node()];
      const first = hearing();
      const leave = await follower.subscribe(first.listener);
      await leader.publish(snapshot('AAA'));
      await leader.publish(delta('AAA', 1));
      await first.until(2);
      leave();
      await leader.publish(delta('AAA', 2));
      const second = hearing();
      await follower.subscribe(second.listener, first.heard.at(-1)!.position);
      await second.until(1);
      expect(second.kinds()).toEqual(['delta AAA2']);
    });

    it('carries which pages a change of the store concerns', async () => {
      const on = begin();
      const [leader, follower] = [on.node(), on.node()];
      const ear = hearing();
      await follower.subscribe(ear.listener);
      await leader.publish(snapshot('AAA'));
      await leader.publish({ kind: 'invalidation', tags: ['profiles AAA'] });
      await ear.until(2);
      expect(ear.heard[1]?.message).toEqual({ kind: 'invalidation', tags: ['profiles AAA'] });
    });

    it('says nothing more to one who left', async () => {
      const bus = begin().node();
      const ear = hearing();
      const leave = await bus.subscribe(ear.listener);
      leave();
      await bus.publish(snapshot('AAA'));
      expect(ear.heard).toEqual([]);
    });
  });
}
