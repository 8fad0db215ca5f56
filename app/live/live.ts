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

/** A hidden tab closes its connection after this time, and catches up when it is visible again. */
const HIDDEN_MS = 60_000;
const LOOK_EVERY_MS = 500;

/** Keys for listeners: the figures, and the state of the page's live data. */
export type LiveKey = FigureKey | 'status';

/** The live part of one page. */
export interface Live {
  figures: Figures;
  cells: Cells;
  flash: PriceFlash;
  /** Follows topics until the returned function is called; one connection serves them all. */
  follow(topics: readonly Topic[]): () => void;
  status(): LiveStatus;
  listen(key: LiveKey, listener: () => void): () => void;
  /** Milliseconds without market data; undefined before the first. */
  ageMs(): number | undefined;
  /** Pauses the page, or lets it catch up. Data that arrives while paused is merged, but not shown. */
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

  /** Checks the age now, and again twice a second as long as anything is followed. */
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

/** The page's live part, created on first use. Only in the browser. */
export function pageLive(): Live {
  return (page ??= createLive(realBrowser));
}

/** Pauses all live figures on the page, or lets them catch up. */
export function setPaused(paused: boolean): void {
  pageLive().setPaused(paused);
}
