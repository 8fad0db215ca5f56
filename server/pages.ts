import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { siteContext, type Site } from '#app/context.ts';
import { requestContext } from '#app/request-context.ts';
import { baseNameOf, localeOf, type BaseName } from './language.ts';

type Handler = (request: Request, context: RouterContextProvider) => Promise<Response>;
type Handlers = Record<BaseName, Handler>;

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
  let current: { build: ServerBuild; handlers: Handlers } | undefined;

  async function handlersNow(): Promise<Handlers> {
    const build = await load();
    if (current?.build !== build) current = { build, handlers: createHandlers(build, mode) };
    return current.handlers;
  }

  return async function page(request: Request, requestId: string): Promise<Response> {
    const baseName = baseNameOf(new URL(request.url).pathname);
    const context = new RouterContextProvider();
    context.set(siteContext, { ...site, locale: localeOf(baseName) });
    context.set(requestContext, { id: requestId, fault });
    return (await handlersNow())[baseName](request, context);
  };
}

export type Pages = ReturnType<typeof createPages>;

/** The build is handed over as an object: as a function it would be derived anew for each request, at half the speed. */
function createHandlers(build: ServerBuild, mode: Options['mode']): Handlers {
  const handler = (basename: BaseName) => createRequestHandler({ ...build, basename }, mode);
  return { '/': handler('/'), '/en': handler('/en'), '/ar': handler('/ar') };
}
