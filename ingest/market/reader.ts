import type { Bus } from '#live/bus.ts';
import type { LiveState } from '#live/state.ts';
import type { JobContext } from '../job.ts';
import type { Lead } from '../lead.ts';
import { runMarket } from './market.ts';
import { marketContext } from './market-context.ts';

/** Interval of the check whether this node has to read the market. */
const LOOK_EVERY_MS = 1_000;
/**
 * A node reads the market itself after no other node has published it for this long; a leader that lost its lock
 * continues reading meanwhile.
 */
const OTHERS_SILENT_MS = 3_000;
/** A node that heard others within this time has the day but for a gap. */
const GAP_MAX_MS = 60_000;

export interface MarketReader {
  /** The node has started or stopped leading. */
  leadershipChanged(): void;
  /** Another node has published market data. */
  heardFromOthers(): void;
  /** Resolves after the signal aborts and the last figures are stored. */
  ended: Promise<void>;
}

interface Options {
  context: JobContext;
  live: Pick<LiveState, 'apply'>;
  bus: Pick<Bus, 'isAway'>;
  lead: Lead;
  signal: AbortSignal;
}

/**
 * Reads the market while this node leads. While the store or the bus is away and no other node publishes the market,
 * reads it for its own readers alone, without writing or publishing. A leader whose store goes away continues without a
 * break.
 */
export function createMarketReader({ context, live, bus, lead, signal }: Options): MarketReader {
  const { clock, log, store } = context;
  let reading: { end: AbortController; done: Promise<void> } | undefined;
  let [othersAt, ledAt] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  let isAlone = false;

  function mayReadAlone(): boolean {
    const now = clock.steady();
    if (othersAt > ledAt && now - othersAt <= OTHERS_SILENT_MS) return false;
    return store.isAway() || bus.isAway() || now - ledAt <= OTHERS_SILENT_MS;
  }

  function begin(): void {
    const end = new AbortController();
    const hasDay = clock.steady() - othersAt <= GAP_MAX_MS;
    const run = runMarket(marketContext({ context, live, lead }), AbortSignal.any([signal, end.signal]), hasDay);
    const done = run.catch((error: unknown) => {
      log.error({ event: 'market-failed', err: error }, 'The market could not be read. It is tried again in a moment.');
    });
    reading = { end, done };
    void done.then(() => (reading = undefined));
  }

  function look(): void {
    if (signal.aborted) return;
    const leads = lead.leads();
    if (leads) ledAt = clock.steady();
    const isWanted = leads || mayReadAlone();
    if (isWanted && !reading) begin();
    if (!isWanted) reading?.end.abort();
    const wasAlone = isAlone;
    isAlone = !leads && (store.isAway() || bus.isAway()) && reading !== undefined && isWanted;
    if (isAlone && !wasAlone)
      log.info(
        { event: 'market-alone' },
        `This node reads the market for its own readers while ${store.isAway() ? 'the store' : 'the bus'} is away.`,
      );
  }

  async function keepLooking(): Promise<void> {
    while (!signal.aborted) {
      await context.pause(LOOK_EVERY_MS, signal).catch(() => undefined);
      look();
    }
    await reading?.done;
  }

  return {
    leadershipChanged: look,
    heardFromOthers() {
      if (!lead.leads()) othersAt = clock.steady();
    },
    ended: keepLooking(),
  };
}
