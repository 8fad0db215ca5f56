import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { siteContext, Site } from '#app/context.ts';
import type { requestContext } from '#app/request-context.ts';
import { baseNameOf, localeOf, type BaseName } from './language.ts';

type Handler = (request: Request, context: RouterContextProvider) => Promise<Response>;
type Handlers = Record<BaseName, Handler>;

/** The build carries its own copies of the app's modules, so the keys of its contexts come from its entry. */
interface Entry {
  siteContext: typeof siteContext;
  requestContext: typeof requestContext;
}

interface Options {
  /** Answers the same object until the sources change. */
  load(): Promise<ServerBuild>;
  mode: 'production' | 'development';
  site: Omit<Site, 'locale'>;
  /** Told of every fault while a page was made. */
  fault(requestId: string, error: unknown): void;
}

/** Answers pages and their data in the three URL forms, each as a React Router handler of its own over one route tree. */
export function createPages({ load, mode, site, fault }: Options) {
  let current: { build: ServerBuild; handlers: Handlers; entry: Entry } | undefined;

  async function derived() {
    const build = await load();
    if (current?.build !== build) {
      current = { build, handlers: createHandlers(build, mode), entry: build.entry.module as unknown as Entry };
    }
    return current;
  }

  return async function page(asked: Request, requestId: string): Promise<Response> {
    const request = decodable(asked);
    const baseName = baseNameOf(new URL(request.url).pathname);
    const { handlers, entry } = await derived();
    const context = new RouterContextProvider();
    context.set(entry.siteContext, { ...site, locale: localeOf(baseName) });
    context.set(entry.requestContext, { id: requestId, fault });
    return handlers[baseName](request, context);
  };
}

/** A path that cannot be decoded is no address: it is answered as one that is not there. The router would complain on the console. */
function decodable(request: Request): Request {
  const url = new URL(request.url);
  try {
    decodeURI(url.pathname);
    return request;
  } catch {
    const baseName = baseNameOf(url.pathname).replace(/^\/$/, '');
    return new Request(new URL(`${baseName}/not-found`, url), { headers: request.headers });
  }
}

export type Pages = ReturnType<typeof createPages>;

/** The build is handed over as an object: as a function it would be derived anew for each request, at half the speed. */
function createHandlers(build: ServerBuild, mode: Options['mode']): Handlers {
  const handler = (basename: BaseName) => createRequestHandler({ ...build, basename }, mode);
  return { '/': handler('/'), '/en': handler('/en'), '/ar': handler('/ar') };
}
