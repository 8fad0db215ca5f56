import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { Logger } from 'pino';
import { pathOf } from '#app/site-map.ts';
import type { ExchangeConfig } from '#exchange.config.ts';
import { LANGUAGE_COOKIE, languageCookie, rootRedirect } from '#domain/locale-switch.ts';
import { UnusableDocument } from './documents.ts';
import { readCookie } from './language.ts';
import { documentUnavailable, lastResort } from './last-resort.ts';
import { UpstreamError } from '#upstream/error.ts';
import type { Pages } from './pages.ts';

const ASSETS_CACHE = 'public, max-age=31536000, immutable';
const FILES_CACHE = 'public, max-age=3600';

interface Options {
  log: Logger;
  exchange: ExchangeConfig;
  origin: string;
  kycUrl: string | undefined;
  /** Folder of the built client files; null in development, where Vite answers them. */
  clientDir: string | null;
  pages: Pages;
  documents: Hono;
  notReadyReasons(): Promise<string[]>;
}

type Variables = { requestId: string };

/** Everything that is answered as a whole: health, redirects, files, documents, pages, in this order. */
export function createApp({ log, exchange, origin, kycUrl, clientDir, pages, documents, notReadyReasons }: Options) {
  const app = new Hono<{ Variables: Variables }>();

  app.use(async (c, next) => {
    c.set('requestId', crypto.randomUUID());
    await next();
    c.header('X-Request-Id', c.get('requestId'));
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('Referrer-Policy', 'strict-origin-when-cross-origin');
  });

  app.get('/healthz', (c) => c.text('The process lives.\n'));
  app.get('/readyz', async (c) => {
    const reasons = await notReadyReasons();
    return c.json({ ready: reasons.length === 0, reasons }, reasons.length === 0 ? 200 : 503);
  });

  app.use(async (c, next) => {
    const host = c.req.header('host')?.replace(/:\d+$/, '').toLowerCase();
    if (!host || !exchange.legacyIpoHosts.includes(host)) return next();
    return c.redirect(origin + pathOf('investing-ipo-subscriptions'), 301);
  });

  app.use('/kyc', (c, next) => (kycUrl ? Promise.resolve(c.redirect(kycUrl, 302)) : next()));

  app.get('/', async (c, next) => {
    const cookie = readCookie(c.req.header('cookie'), LANGUAGE_COOKIE);
    const locale = rootRedirect({ cookie, acceptLanguage: c.req.header('accept-language') });
    if (!locale) return next();
    c.header('Set-Cookie', languageCookie(locale));
    c.header('Cache-Control', 'no-store');
    return c.redirect(`/${locale}${new URL(c.req.url).search}`, 302);
  });

  if (clientDir) {
    const cached = (policy: string) => ({ root: clientDir, precompressed: true, onFound: setCache(policy) });
    app.use('/assets/*', serveStatic(cached(ASSETS_CACHE)));
    app.use('/*', serveStatic({ ...cached(FILES_CACHE), index: '.no-index' }));
  }
  app.route('/documents', documents);
  app.use(compress());
  app.all('*', (c) => pages(c.req.raw, c.get('requestId')));

  app.notFound((c) => pages(new Request(new URL('/not-found', c.req.url)), c.get('requestId')));
  app.onError((error, c) => {
    if (error instanceof UpstreamError || error instanceof UnusableDocument) {
      log.warn({ event: 'document-unavailable', requestId: c.get('requestId'), path: c.req.path }, error.message);
      return documentUnavailable();
    }
    log.error({ event: 'request-failed', requestId: c.get('requestId'), path: c.req.path, err: error }, error.message);
    return lastResort();
  });
  return app;
}

function setCache(policy: string) {
  return (_path: string, c: { header(name: string, value: string): void }) => c.header('Cache-Control', policy);
}
