import type { HttpBindings } from '@hono/node-server';
import { Hono, type MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import { pathOf } from '#app/page-path.ts';
import type { ExchangeConfig } from '#exchange.config.ts';
import { LOCALES } from '#domain/locale.ts';
import { LANGUAGE_COOKIE, languageCookie, rootRedirect } from '#domain/locale-switch.ts';
import { CACHE_CONTROL } from './cache/policies.ts';
import { correlated, traceIdOf } from './correlation.ts';
import { AbsentDocument, RefusedFile, UnavailableDocument } from './documents/faults.ts';
import { readCookie } from './language.ts';
import { documentRefused, documentUnavailable, lastResort } from './last-resort.ts';
import { isOutage } from '#store/error.ts';
import { UpstreamError } from '#upstream/error.ts';
import type { PageAnswers } from './page-answers.ts';
import { unavailableNow } from './unavailable.ts';

interface Options {
  log: Logger;
  exchange: ExchangeConfig;
  origin: string;
  kycUrl: string | undefined;
  pages: PageAnswers;
  /** Stands before the pages: what is sent to them passes here first. */
  guard: MiddlewareHandler;
  /** What is answered below a path of its own, by that path: documents, pictures. */
  files: Readonly<Record<string, Hono>>;
  notReadyReasons(): Promise<string[]>;
}

type Variables = { requestId: string };

/** Addresses that readers hold, and the names of the pages that have moved from there. */
const MOVED_PAGES = [['/can-i-still', 'trading-deadlines']] as const;

/** Whatever is not answered from memory: health, redirects, documents, pictures, pages, in this order. */
export function createApp({ log, exchange, origin, kycUrl, pages, guard, files, notReadyReasons }: Options) {
  const app = new Hono<{ Bindings: HttpBindings; Variables: Variables }>();

  app.use(async (c, next) => {
    const requestId = crypto.randomUUID();
    c.set('requestId', requestId);
    // Set on the finished answer, it would make a copy of the body.
    c.env.outgoing.setHeader('X-Request-Id', requestId);
    await correlated({ requestId, traceId: traceIdOf(c.req.header('traceparent')) }, next);
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
    c.header('Set-Cookie', languageCookie(locale, { isHttps: origin.startsWith('https:') }));
    c.header('Cache-Control', CACHE_CONTROL.none);
    return c.redirect(`/${locale}${new URL(c.req.url).search}`, 302);
  });

  for (const [earlier, name] of MOVED_PAGES) {
    for (const prefix of ['', ...Object.keys(LOCALES).map((locale) => `/${locale}`)])
      app.get(prefix + earlier, (c) => c.redirect(prefix + pathOf(name) + new URL(c.req.url).search, 301));
  }

  for (const [path, routes] of Object.entries(files)) app.route(path, routes);
  app.use(guard);
  app.all('*', (c) => pages.answer(c.req.raw, c.get('requestId')));

  app.notFound((c) => pages.absent(c.req.raw, c.get('requestId')));
  app.onError((error, c) => {
    if (error instanceof AbsentDocument) return pages.absent(c.req.raw, c.get('requestId'));
    // Logged with its reason when it was refused.
    if (error instanceof RefusedFile) return documentRefused(error);
    if (error instanceof UpstreamError || error instanceof UnavailableDocument) {
      log.warn({ event: 'document-unavailable', path: c.req.path }, error.message);
      return documentUnavailable();
    }
    // The store says itself that it is away.
    if (isOutage(error)) return unavailableNow();
    log.error({ event: 'request-failed', path: c.req.path, err: error }, error.message);
    return lastResort();
  });
  return app;
}
