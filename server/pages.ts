import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { Site, siteContext } from '#app/context.ts';
import type { queryValues } from '#app/query-values.ts';
import type { FormDesk, formDeskContext } from '#app/form-desk.ts';
import type { requestContext } from '#app/request-context.ts';
import type { answerApi } from '#app/api/answer.ts';
import type { answerRows } from '#app/exports/answer.ts';
import type { WriteFile } from '#app/exports/file-job.ts';
import type { Locale } from '#domain/locale.ts';
import type { Instant } from '#domain/time.ts';
import { isOutage } from '#store/error.ts';
import type { Finished } from './cache/cached-response.ts';
import type { Made } from './cache/page-cache.ts';
import type { SiteReader } from './cache/read-site.ts';
import type { Reads } from './cache/reads.ts';
import { API_ROUTE, type PageRequest } from './cache/page-request.ts';
import type { FormDeskOf } from './forms/form-desk.ts';
import { baseNameOf, type BaseName } from './language.ts';
import { withAge } from './page-age.ts';
import { finishAnswer, type PageFinish } from './page-finish.ts';

type Handler = (request: Request, context: RouterContextProvider) => Promise<Response>;
type Handlers = (basename: BaseName, route: string) => Handler;

/** The build has its own copies of the app's modules, so the keys of its contexts come from its entry. */
interface Entry {
  siteContext: typeof siteContext;
  formDeskContext: typeof formDeskContext;
  requestContext: typeof requestContext;
  answerApi: typeof answerApi;
  answerRows: typeof answerRows;
  queryValues: typeof queryValues;
}

interface Options {
  /** Returns the same object until the sources change. */
  load(): Promise<ServerBuild>;
  mode: 'production' | 'development';
  sites: SiteReader;
  origin: string;
  finish: PageFinish;
  writeFile: WriteFile;
  desk: FormDeskOf;
  steady(): number;
  /** Market time of `ms` milliseconds ago. */
  marketAgo(ms: number): Instant;
  /** Returns the answer for a page that cannot be rendered while the store is away. */
  unavailable(target: PageRequest): Finished;
  /** Called for every fault while a page is rendered, except an outage of the store, which the store logs. */
  fault(requestId: string, error: unknown): void;
}

/** Answers of the store younger than this are shown without their time. */
const SHOW_AGE_AFTER_MS = 15_000;

/** Headers of a form's request that reach rendering; of any other request only the address does. */
const FORM_HEADERS = ['content-type', 'content-length'];

/** A submitted form, and the address that limits count as its sender. */
export interface Sent {
  request: Request;
  client: string;
}

/** Renders the page of an address, or its data, the same for every reader; `sent` is a submitted form. */
export type MakePage = (target: PageRequest, requestId: string, sent?: Sent) => Promise<Made>;

/** Pages in the three URL forms, each by a React Router handler of its own over one route tree. */
export function createPages(options: Options): MakePage {
  const { load, mode, sites, origin, finish, writeFile, desk, steady, marketAgo, unavailable, fault } = options;
  let current: { build: ServerBuild; handlers: Handlers; entry: Entry } | undefined;

  async function derived() {
    const build = await load();
    if (current?.build !== build) {
      current = { build, handlers: createHandlers(build, mode), entry: build.entry.module as unknown as Entry };
    }
    return current;
  }

  /** Adds the time to a page that was rendered from earlier answers of the store. */
  function withTime(finished: Finished, locale: Locale, reads: Reads): Finished {
    const asOf = reads.asOf();
    const agoMs = asOf === null ? 0 : steady() - asOf;
    if (agoMs < SHOW_AGE_AFTER_MS) return finished;
    return {
      ...finished,
      body: withAge(finished.body, finished.headers['Content-Type'], locale, marketAgo(agoMs)),
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
    const request = new Request(origin + target.address, sent && formOf(sent.request));
    const { route, file } = target;
    if (route === API_ROUTE) {
      const answer = await entry.answerApi(
        {
          request,
          requestId,
          siteIn: (locale) => sites.read({ ...target, locale }, reads),
          write: writeFile,
          fault: (error) => onFault(requestId, error),
        },
        site,
      );
      const { finished, isCacheable } = await finishAnswer(target, answer, reads);
      return { finished: isOut ? unavailable(target) : finished, reads, isCacheable: isCacheable && isWhole };
    }
    const rendered = file
      ? await entry.answerRows(
          { route, file, request, write: writeFile, fault: (error) => onFault(requestId, error) },
          site,
        )
      : await handlers(baseNameOf(target.address.split('?')[0]!), route)(
          request,
          contextOf(entry, { site, id: requestId, fault: onFault, desk: desk(sent?.client ?? '') }),
        );
    const { finished, isCacheable } = await finish(target, rendered, reads);
    if (isOut && finished.status >= 500) return { finished: unavailable(target), reads, isCacheable: false };
    return { finished: withTime(finished, target.locale, reads), reads, isCacheable: isCacheable && isWhole };
  };
}

/** Renders pages and files and adds their security headers. */
export function securedPages(
  make: MakePage,
  secure: (finished: Finished, kind?: 'file' | 'api') => Finished,
): MakePage {
  return async (target, ...args) => {
    const made = await make(target, ...args);
    return { ...made, finished: secure(made.finished, target.route === API_ROUTE ? 'api' : 'file') };
  };
}

/** The query values that the built pages accept, keyed by query name. */
export function queryValuesOf({ entry }: ServerBuild): ReturnType<typeof queryValues> {
  return (entry.module as unknown as Entry).queryValues();
}

interface Surroundings {
  site: Site;
  id: string;
  fault: Options['fault'];
  desk: FormDesk;
}

function contextOf(entry: Entry, { site, id, fault, desk }: Surroundings): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(entry.formDeskContext, desk);
  context.set(entry.siteContext, site);
  context.set(entry.requestContext, { id, fault });
  return context;
}

function formOf({ method, headers, body }: Request): RequestInit {
  const passed = FORM_HEADERS.flatMap((name): [string, string][] => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value]];
  });
  return { method, headers: passed, ...(body && { body, duplex: 'half' }) };
}

/** One handler per page, created at the first request: the site map has already matched the page. */
function createHandlers(build: ServerBuild, mode: Options['mode']): Handlers {
  const handlers = new Map<string, Handler>();
  return (basename, route) => {
    const key = `${basename} ${route}`;
    // Passed as a function, the build would be derived again for each request, at half the speed.
    const handler = handlers.get(key) ?? createRequestHandler({ ...buildOf(build, route), basename }, mode);
    handlers.set(key, handler);
    return handler;
  };
}

/** The build reduced to the routes of one page: with all routes, each request would search for its own again. */
function buildOf(build: ServerBuild, route: string): ServerBuild {
  const ids: string[] = [];
  for (let id: string | undefined = route; id !== undefined; id = build.routes[id]?.parentId) ids.push(id);
  const only = <T>(routes: Record<string, T>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => ids.includes(id)));
  return { ...build, routes: only(build.routes), assets: { ...build.assets, routes: only(build.assets.routes) } };
}
