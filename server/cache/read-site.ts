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

/** A page says times to the minute: asking what time it is makes it true so long. */
const MINUTE_MS = 60_000;
/** The frame of a page may show data that moved a minute ago: the stream updates it in the browser. */
const FRAME_GRACE_MS = 60_000;
/** The status page says at most so much later that the nodes of the site cannot hear each other. */
const ALONE_HOLDS_MS = 5_000;
/** The search looks at the list of securities once a minute. */
const SEARCH_HOLDS_MS = 60_000;

/** The site as it is for everybody. */
export type WholeSite = Omit<Site, 'locale' | 'today' | 'moment' | 'wallNow' | 'frame' | 'shared' | 'documentFacts'>;

/** A page that is made after this requests a file again that was refused or missing. */
const DOCUMENT_RETRY_MS = 60_000;

/** The page that asks. */
type Asker = Pick<PageRequest, 'locale' | 'address'>;

/** Something that pages share, with what it was made from. */
interface Shared {
  reads: Reads;
  value: Promise<unknown>;
}

export interface SiteReader {
  /** An empty note of what a page is made from. */
  begin(): Reads;
  /** The site as one page reads it: `reads` holds in the end what the page was made from. */
  read(target: Asker, reads: Reads): Site;
}

/** Makes the site that is handed to loaders. Whatever a loader asks is noted, so that no page author can forget to. */
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
      ask: (key, tag, ask) => answers.ask({ key, tag, isKeyedByInput, reads }, ask),
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
        find(...asked) {
          stored('securities *');
          reads.holdsFor(SEARCH_HOLDS_MS);
          return base.search.find(...asked);
        },
      },
      documentFacts: (path) => factsAt(store, path),
      async readDocument(path) {
        await base.readDocument(path);
        // Noted after it came: the page is not made anew for what it shows already.
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

/** When a page was begun: it shows one time throughout, and the stream goes on from there. */
function momentOf({ now, live }: WholeSite) {
  return { at: now(), position: live.position() };
}
