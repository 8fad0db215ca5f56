import { createFakeBrowser } from './fake-browser.ts';
import { createLive } from './live.ts';
import { frame, wholeQuote } from './sample-frames.ts';

/** A page shows live figures in a fake browser. */
export function fakePage() {
  const browser = createFakeBrowser();
  const live = createLive(browser);
  const query = (name: string) => browser.current()?.url.searchParams.get(name);

  /** Follows the board, whose snapshot has arrived. */
  function begin(): () => void {
    const leave = live.follow(['board:510']);
    browser.pass(50);
    browser.current()!.frame(frame('snapshot', 'board:510', 0, { quotes: [wholeQuote('AAA'), wholeQuote('BBB')] }));
    browser.pass(0);
    return leave;
  }

  return { browser, live, query, begin };
}
