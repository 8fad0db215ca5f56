import type { LiveFrame } from '#domain/stream.ts';
import type { LiveBrowser } from './browser.ts';

const POLL_EVERY_MS = 2_000;

/** Fetches the snapshot repeatedly when a stream cannot get through. */
export function createPolling(browser: LiveBrowser, address: () => string, take: (frame: LiveFrame) => void) {
  let callOff: (() => void) | undefined;
  let round = 0;

  async function poll(ofRound: number): Promise<void> {
    try {
      const frames = await browser.ask(address());
      if (ofRound === round) frames.forEach(take);
    } catch {
      // The next request may succeed; until then the figures become stale, and are marked so.
    }
    if (ofRound === round) callOff = browser.after(POLL_EVERY_MS, () => void poll(ofRound));
  }

  return {
    running: () => callOff !== undefined,
    start() {
      if (callOff) return;
      callOff = () => undefined;
      void poll(round);
    },
    stop() {
      round += 1;
      callOff?.();
      callOff = undefined;
    },
  };
}
