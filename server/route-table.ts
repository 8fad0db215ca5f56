import { Hono } from 'hono';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { LOCALE_CODES } from '#domain/locale.ts';
import type { BaseName } from './language.ts';

/**
 * Address at which the browser's router requests the routes of a path that its page did not include (React Router, lazy
 * route discovery).
 */
const PATH = '/__manifest';
const FORMS: readonly BaseName[] = ['/', ...LOCALE_CODES.map((code): BaseName => `/${code}`)];

/**
 * Answers which routes a path has, in each of the URL forms. `load` returns the same build until the sources change.
 */
export function routeTable(load: () => Promise<ServerBuild>, mode: 'production' | 'development'): Hono {
  const app = new Hono();
  for (const basename of FORMS) {
    let made: { build: ServerBuild; handler: ReturnType<typeof createRequestHandler> } | undefined;
    app.get((basename === '/' ? '' : basename) + PATH, async (c) => {
      const build = await load();
      if (made?.build !== build) made = { build, handler: createRequestHandler({ ...build, basename }, mode) };
      return made.handler(c.req.raw, new RouterContextProvider());
    });
  }
  return app;
}
