import type { Topic } from '#domain/stream.ts';
import { realBrowser } from './browser.ts';
import type { LiveBrowser, PageEvent } from './browser.ts';
import { createCells } from './cells.ts';
import type { Cells } from './cells.ts';
import { createConnection } from './connection.ts';
import { createFigures } from './figures.ts';
import type { FigureKey, Figures } from './figures.ts';
import { createKeyedListeners } from './keyed.ts';
import { createAge, INITIAL_STATUS } from './status.ts';
import type { LiveStatus } from './status.ts';
import { createPriceFlash } from './price-flash.ts';
import type { PriceFlash } from './price-flash.ts';
import { createWanted } from './wanted.ts';

/** A tab that nobody looks at lets its connection go after this, and catches up when it is looked at. */
const HIDDEN_MS = 60_000;
const LOOK_EVERY_MS = 500;

/** What can be listened to: the figures, and how the page relates to the market. */
export type LiveKey = FigureKey | 'status';

/** The live part of one page. */
export interface Live {
  figures: Figures;
  cells: Cells;
  flash: PriceFlash;
  /** Follows topics until the answer is called; one connection serves them all. */
  follow(topics: readonly Topic[]): () => void;
  status(): LiveStatus;
  listen(key: LiveKey, listener: () => void): () => void;
  /** Milliseconds without news of the market; undefined before the first. */
  ageMs(): number | undefined;
  /** Stops the movement, and lets it catch up. What arrives meanwhile is taken in, and not shown. */
  setPaused(paused: boolean): void;
  after: LiveBrowser['after'];
}

export function createLive(browser: LiveBrowser): Live {
  const figures = createFigures(browser.now);
  const flash = createPriceFlash(browser);
  const cells = createCells(flash);
  const listeners = createKeyedListeners();
  const age = createAge(browser.now);
  let status = INITIAL_STATUS;
  let painting = false;
  let hiding = (): void => undefined;
  let looking: (() => void) | undefined;
  const wanted = createWanted(() => connection.change());
  const connection = createConnection({ browser, figures, topics: wanted.topics, heard });

  function heard(frame: Parameters<typeof age.heard>[0]): void {
    age.heard(frame);
    look();
    if (painting || status.paused) return;
    painting = true;
    browser.beforePaint(paint);
  }

  function paint(): void {
    painting = false;
    if (status.paused) return;
    for (const symbol of figures.show()) {
      const quote = figures.quote(symbol);
      if (quote) cells.show(symbol, quote);
    }
  }

  function setStatus(change: Partial<LiveStatus>): void {
    const next = { ...status, ...change };
    if ((Object.keys(next) as (keyof LiveStatus)[]).every((key) => next[key] === status[key])) return;
    status = next;
    listeners.tell('status');
  }

  /** Looks at the age now, and again twice a second as long as anything is followed. */
  function look(): void {
    const following = wanted.topics().length > 0;
    connection.watch();
    setStatus({ stale: following && age.stale(), polling: connection.mode() === 'polling' });
    looking?.();
    looking = following ? browser.after(LOOK_EVERY_MS, look) : undefined;
  }

  const onPage: Record<PageEvent, () => void> = {
    hide: connection.suspend,
    show: () => {
      look();
      if (connection.suspended()) connection.resume();
    },
    hidden: () => {
      hiding();
      hiding = browser.after(HIDDEN_MS, connection.suspend);
    },
    visible: () => {
      hiding();
      onPage.show();
    },
    offline: () => setStatus({ offline: true }),
    online: () => {
      setStatus({ offline: false });
      connection.resume();
    },
  };
  browser.onPage((event) => onPage[event]());

  return {
    figures,
    cells,
    flash,
    follow(topics) {
      const leave = wanted.follow(topics);
      look();
      return leave;
    },
    status: () => status,
    listen: (key, listener) => (key === 'status' ? listeners.add(key, listener) : figures.listen(key, listener)),
    ageMs: age.ms,
    setPaused(paused) {
      setStatus({ paused });
      if (!paused) paint();
    },
    after: browser.after,
  };
}

let page: Live | undefined;

/** The page's live part, made when it is first asked for. Only in the browser. */
export function pageLive(): Live {
  return (page ??= createLive(realBrowser));
}

/** Stops all movement on the page, or lets it catch up. */
export function setPaused(paused: boolean): void {
  pageLive().setPaused(paused);
}
