import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { Site, siteContext } from '#app/context.ts';
import type { queryWords } from '#app/query-words.ts';
import type { requestContext } from '#app/request-context.ts';
import type { answerRows } from '#app/exports/answer.ts';
import type { WriteFile } from '#app/exports/file-job.ts';
import type { Locale } from '#domain/locale.ts';
import type { Clocks } from '#domain/time.ts';
import { isOutage } from '#store/error.ts';
import type { Finished } from './cache/cached-response.ts';
import type { Made } from './cache/page-cache.ts';
import type { SiteReader } from './cache/read-site.ts';
import type { Reads } from './cache/reads.ts';
import type { PageRequest } from './cache/page-request.ts';
import { baseNameOf, type BaseName } from './language.ts';
import { withAge } from './page-age.ts';
import type { PageFinish } from './page-finish.ts';

type Handler = (request: Request, context: RouterContextProvider) => Promise<Response>;
type Handlers = (basename: BaseName, route: string) => Handler;

/** The build carries its own copies of the app's modules, so the keys of its contexts come from its entry. */
interface Entry {
  siteContext: typeof siteContext;
  requestContext: typeof requestContext;
  answerRows: typeof answerRows;
  queryWords: typeof queryWords;
}

interface Options {
  /** Answers the same object until the sources change. */
  load(): Promise<ServerBuild>;
  mode: 'production' | 'development';
  sites: SiteReader;
  origin: string;
  finish: PageFinish;
  writeFile: WriteFile;
  clocks: Clocks;
  /** What is answered for a page that cannot be made while the store is away. */
  unavailable(target: PageRequest): Finished;
  /** Told of every fault while a page was made, but of those for want of the store: it tells of itself. */
  fault(requestId: string, error: unknown): void;
}

/** What the store said less than this ago is no news. */
const TOLD_AFTER_MS = 15_000;

/** What of a form's request reaches rendering; of any other request nothing but its address does. */
const FORM_HEADERS = ['content-type', 'content-length'];

/** Makes the page of an address, or its data, the same for whoever asks; `sent` is what a form brought. */
export type MakePage = (target: PageRequest, requestId: string, sent?: Request) => Promise<Made>;

/** Pages in the three URL forms, each by a React Router handler of its own over one route tree. */
export function createPages(options: Options): MakePage {
  const { load, mode, sites, origin, finish, writeFile, clocks, unavailable, fault } = options;
  let current: { build: ServerBuild; handlers: Handlers; entry: Entry } | undefined;

  async function derived() {
    const build = await load();
    if (current?.build !== build) {
      current = { build, handlers: createHandlers(build, mode), entry: build.entry.module as unknown as Entry };
    }
    return current;
  }

  /** Says as of when a page is that was made from what the store said a while ago. */
  function told(finished: Finished, locale: Locale, reads: Reads): Finished {
    const asOf = reads.asOf();
    const agoMs = asOf === null ? 0 : clocks.steady() - asOf;
    if (agoMs < TOLD_AFTER_MS) return finished;
    return {
      ...finished,
      body: withAge(finished.body, finished.headers['Content-Type'], locale, clocks.now() - agoMs),
    };
  }

  return async (target, requestId, sent) => {
    const { handlers, entry } = await derived();
    const reads = sites.begin();
    let isWhole = true;
    let isOut = false;
    const onFault: Options['fault'] = (id, error) => {
      isWhole = false;
      if (isOutage(error)) isOut = true;
      else fault(id, error);
    };
    const site = sites.read(target, reads);
    const request = new Request(origin + target.address, sent && formOf(sent));
    const { route, file } = target;
    const rendered = file
      ? await entry.answerRows(
          { route, file, request, write: writeFile, fault: (error) => onFault(requestId, error) },
          site,
        )
      : await handlers(baseNameOf(target.address.split('?')[0]!), route)(
          request,
          contextOf(entry, site, requestId, onFault),
        );
    const { finished, isKept } = await finish(target, rendered, reads);
    if (isOut && finished.status >= 500) return { finished: unavailable(target), reads, isKept: false };
    return { finished: told(finished, target.locale, reads), reads, isKept: isKept && isWhole };
  };
}

/** The words that the built pages understand in a query, by its names. */
export function queryWordsOf({ entry }: ServerBuild): ReturnType<typeof queryWords> {
  return (entry.module as unknown as Entry).queryWords();
}

function contextOf(entry: Entry, site: Site, id: string, fault: Options['fault']): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(entry.siteContext, site);
  context.set(entry.requestContext, { id, fault });
  return context;
}

function formOf({ method, headers, body }: Request): RequestInit {
  const kept = FORM_HEADERS.flatMap((name): [string, string][] => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value]];
  });
  return { method, headers: kept, ...(body && { body, duplex: 'half' }) };
}

/** A handler for each page, made when it is first asked for: which page it is was found before, by the site map. */
function createHandlers(build: ServerBuild, mode: Options['mode']): Handlers {
  const handlers = new Map<string, Handler>();
  return (basename, route) => {
    const key = `${basename} ${route}`;
    // Handed over as a function, the build would be derived anew for each request, at half the speed.
    const handler = handlers.get(key) ?? createRequestHandler({ ...buildOf(build, route), basename }, mode);
    handlers.set(key, handler);
    return handler;
  };
}

/** The build with the routes of one page: of all of them, each request would look for its own again and again. */
function buildOf(build: ServerBuild, route: string): ServerBuild {
  const ids: string[] = [];
  for (let id: string | undefined = route; id !== undefined; id = build.routes[id]?.parentId) ids.push(id);
  const only = <T>(routes: Record<string, T>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => ids.includes(id)));
  return { ...build, routes: only(build.routes), assets: { ...build.assets, routes: only(build.assets.routes) } };
}
