import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { Site, siteContext } from '#app/context.ts';
import type { requestContext } from '#app/request-context.ts';
import type { answerRows } from '#app/row-files/answer.ts';
import type { Made } from './cache/page-cache.ts';
import type { SiteReader } from './cache/read-site.ts';
import type { Target } from './cache/target.ts';
import { baseNameOf, type BaseName } from './language.ts';
import type { PageFinish } from './page-finish.ts';

type Handler = (request: Request, context: RouterContextProvider) => Promise<Response>;
type Handlers = Record<BaseName, Handler>;

/** The build carries its own copies of the app's modules, so the keys of its contexts come from its entry. */
interface Entry {
  siteContext: typeof siteContext;
  requestContext: typeof requestContext;
  answerRows: typeof answerRows;
}

interface Options {
  /** Answers the same object until the sources change. */
  load(): Promise<ServerBuild>;
  mode: 'production' | 'development';
  sites: SiteReader;
  origin: string;
  finish: PageFinish;
  /** Told of every fault while a page was made. */
  fault(requestId: string, error: unknown): void;
}

/** What of a form's request reaches rendering; of any other request nothing but its address does. */
const FORM_HEADERS = ['content-type', 'content-length'];

/** Makes the page of an address, or its data, the same for whoever asks; `sent` is what a form brought. */
export type MakePage = (target: Target, requestId: string, sent?: Request) => Promise<Made>;

/** Pages in the three URL forms, each by a React Router handler of its own over one route tree. */
export function createPages({ load, mode, sites, origin, finish, fault }: Options): MakePage {
  let current: { build: ServerBuild; handlers: Handlers; entry: Entry } | undefined;

  async function derived() {
    const build = await load();
    if (current?.build !== build) {
      current = { build, handlers: createHandlers(build, mode), entry: build.entry.module as unknown as Entry };
    }
    return current;
  }

  return async (target, requestId, sent) => {
    const { handlers, entry } = await derived();
    const reads = sites.begin();
    let isWhole = true;
    const onFault: Options['fault'] = (id, error) => {
      isWhole = false;
      fault(id, error);
    };
    const site = sites.read(target.locale, reads);
    const request = new Request(origin + target.address, sent && formOf(sent));
    const { route, file } = target;
    const rendered = file
      ? await entry.answerRows({ route, file, request, fault: (error) => onFault(requestId, error) }, site)
      : await handlers[baseNameOf(target.address.split('?')[0]!)](request, contextOf(entry, site, requestId, onFault));
    const { finished, isKept } = await finish(target, rendered, reads);
    return { finished, reads, isKept: isKept && isWhole };
  };
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

/** The build is handed over as an object: as a function it would be derived anew for each request, at half the speed. */
function createHandlers(build: ServerBuild, mode: Options['mode']): Handlers {
  const handler = (basename: BaseName) => createRequestHandler({ ...build, basename }, mode);
  return { '/': handler('/'), '/en': handler('/en'), '/ar': handler('/ar') };
}
