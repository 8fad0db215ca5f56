import type { Site } from '#app/context.ts';
import { marketDate, marketInstant } from '#domain/date.ts';
import { nextAbilitiesChange } from '#domain/session.ts';
import { DAY_MS, type Clocks, type Instant } from '#domain/time.ts';
import { factsAt } from '../documents/facts.ts';
import { createLastAnswers } from './last-answers.ts';
import { readFeedStatus } from './read-feed-status.ts';
import { readLive } from './read-live.ts';
import { readStore } from './read-store.ts';
import { createReads, LIVE_GRACE_MS, type Reads } from './reads.ts';
import type { Tag, Tags } from './tags.ts';
import type { PageRequest } from './page-request.ts';

/** Pages show times to the minute, so a page that reads the time is true for a minute. */
const MINUTE_MS = 60_000;
/** The frame of a page may show data that moved up to a minute ago: the stream updates it in the browser. */
const FRAME_GRACE_MS = 60_000;
/** Longest delay before the status page shows that the nodes of the site cannot reach each other. */
const ALONE_HOLDS_MS = 5_000;
/** The search looks at the list of securities once a minute. */
const SEARCH_HOLDS_MS = 60_000;

/** The part of the site that is the same for every page. */
export type WholeSite = Omit<Site, 'locale' | 'today' | 'moment' | 'wallNow' | 'frame' | 'shared' | 'documentFacts'>;

/** A page rendered after this time requests a refused or missing file again. */
const DOCUMENT_RETRY_MS = 60_000;

/** The page that reads. */
type Asker = Pick<PageRequest, 'locale' | 'address'>;

/** A value that pages share, with the reads it was computed from. */
interface Shared {
  reads: Reads;
  value: Promise<unknown>;
}

export interface SiteReader {
  /** An empty record of what a page is rendered from. */
  begin(): Reads;
  /** The site as one page reads it: when rendering ends, `reads` has everything that the page was rendered from. */
  read(target: Asker, reads: Reads): Site;
}

/**
 * Returns the site that is passed to loaders. Every read of a loader is noted, so that no page author can forget to.
 */
export function createSiteReader(base: WholeSite, tags: Tags, clocks: Clocks): SiteReader {
  const sharedByName = new Map<string, Shared>();
  const answers = createLastAnswers({ store: base.store, tags, steady: clocks.steady });

  function share<T>(name: string, reads: Reads, make: (into: Reads) => Promise<T>): Promise<T> {
    const known = sharedByName.get(name);
    const shared = known && known.reads.staleAt() > clocks.steady() ? known : begin(name, make);
    return shared.value.then((value) => {
      reads.adopt(shared.reads);
      return value as T;
    });
  }

  function begin<T>(name: string, make: (into: Reads) => Promise<T>): Shared {
    const reads = createReads(tags, clocks.steady);
    const shared: Shared = { reads, value: make(reads) };
    sharedByName.set(name, shared);
    shared.value.catch(() => sharedByName.delete(name));
    return shared;
  }

  function siteOf(target: Asker, reads: Reads, part: 'page' | 'frame', moment = momentOf(base)): Site {
    const { locale } = target;
    const isKeyedByInput = target.address.includes('?');
    const isFrame = part === 'frame';
    const { at, position } = moment;
    const stored = (tag: Tag) => reads.note(tag, isFrame ? FRAME_GRACE_MS : 0);
    const untilMarket = (instant: Instant) => reads.holdsFor((instant - at) / base.live.clock().speed);
    const untilMidnight = () => untilMarket(marketInstant(marketDate(at), '00:00') + DAY_MS);
    const now = () => {
      if (!isFrame) reads.holdsFor(MINUTE_MS);
      untilMarket(nextAbilitiesChange(at));
      untilMidnight();
      return at;
    };
    const store = readStore(base.store, {
      note: stored,
      holdsFor: reads.holdsFor,
      ask: (question, ask) => answers.ask({ ...question, isKeyedByInput, reads }, ask),
    });
    return {
      exchange: base.exchange,
      origin: base.origin,
      locale,
      store,
      live: readLive(base.live, {
        figure: (tag) => reads.note(tag, isFrame ? FRAME_GRACE_MS : LIVE_GRACE_MS),
        state: (tag) => reads.note(tag, 0),
        now,
        position,
      }),
      delayed() {
        reads.holdsFor(MINUTE_MS);
        return base.delayed();
      },
      delayedInSeconds: base.delayedInSeconds,
      feedStatus: readFeedStatus(base.feedStatus, { state: (tag) => reads.note(tag, 0), holdsFor: reads.holdsFor }),
      isAlone() {
        reads.holdsFor(ALONE_HOLDS_MS);
        return base.isAlone();
      },
      search: {
        titles: base.search.titles,
        find(...args) {
          stored('securities *');
          reads.holdsFor(SEARCH_HOLDS_MS);
          return base.search.find(...args);
        },
      },
      documentFacts: (path) => factsAt(store, path),
      async readDocument(path) {
        await base.readDocument(path);
        // Noted after the file was read, so that the page is not rendered again for what it already shows.
        const facts = await factsAt(store, path);
        if (facts?.kind !== 'read') reads.holdsFor(DOCUMENT_RETRY_MS);
        return facts;
      },
      now,
      moment() {
        reads.holdsFor(0);
        return now();
      },
      wallNow() {
        reads.holdsFor(MINUTE_MS);
        return clocks.now();
      },
      today() {
        untilMidnight();
        return marketDate(at);
      },
      get frame() {
        return siteOf(target, reads, 'frame', moment);
      },
      shared: (name, make) => share(`${part} ${locale} ${name}`, reads, (into) => make(siteOf(target, into, part))),
    };
  }

  return { begin: () => createReads(tags, clocks.steady), read: (target, reads) => siteOf(target, reads, 'page') };
}

/** The moment at which rendering began: the page shows one time throughout, and the stream continues from there. */
function momentOf({ now, live }: WholeSite) {
  return { at: now(), position: live.position() };
}
