import type { HttpBindings } from '@hono/node-server';
import { Hono, type MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import { pathOf } from '#app/page-path.ts';
import type { ExchangeConfig } from '#exchange.config.ts';
import { LOCALES } from '#domain/locale.ts';
import { LANGUAGE_COOKIE, languageCookie, rootRedirect, unsavedChoice } from '#domain/locale-switch.ts';
import { OLDER_CALLS, wholeBody } from './api/older-calls.ts';
import { CACHE_CONTROL } from './cache/policies.ts';
import { correlated, traceIdOf } from './correlation.ts';
import { AbsentDocument, RefusedFile, UnavailableDocument } from './documents/faults.ts';
import { readCookie } from './language.ts';
import { documentRefused, documentUnavailable, lastResort } from './words/last-resort.ts';
import { isOutage } from '#store/error.ts';
import { UpstreamError } from '#upstream/error.ts';
import type { PageAnswers } from './page-answers.ts';
import { unavailableNow } from './words/unavailable.ts';

interface Options {
  log: Logger;
  exchange: ExchangeConfig;
  origin: string;
  kycUrl: string | undefined;
  pages: PageAnswers;
  /** Runs before the pages: every submitted form passes through it first. */
  guard: MiddlewareHandler;
  /** Routers keyed by the path they are mounted at: documents, pictures. */
  files: Readonly<Record<string, Hono>>;
  notReadyReasons(): Promise<string[]>;
}

/** `client` is set for submitted forms (forms/guard.ts). */
type Variables = { requestId: string; client?: string };

/** Former page addresses, which readers may have bookmarked, with the names of those pages. */
const MOVED_PAGES = [['/can-i-still', 'trading-deadlines']] as const;

type SiteApp = Hono<{ Bindings: HttpBindings; Variables: Variables }>;
type AddAnswers = (app: SiteApp, options: Options) => void;

/** Handlers, in this order, of the requests that are not answered from memory. */
const ANSWERS: readonly AddAnswers[] = [
  identified,
  health,
  legacyHosts,
  knowYourCustomer,
  rootLanguage,
  languageChange,
  movedPages,
  filesOfTheSite,
  openApi,
  pagesAndForms,
];

/** The app that answers every request not answered from memory. */
export function createApp(options: Options): SiteApp {
  const { log, pages } = options;
  const app: SiteApp = new Hono();
  for (const add of ANSWERS) add(app, options);
  app.notFound((c) => pages.absent(c.req.raw, c.get('requestId')));
  app.onError((error, c) => {
    if (error instanceof AbsentDocument) return pages.absent(c.req.raw, c.get('requestId'));
    return failed(error, c.req.path, log);
  });
  return app;
}

function identified(app: SiteApp): void {
  app.use(async (c, next) => {
    const requestId = crypto.randomUUID();
    c.set('requestId', requestId);
    // Set on the finished `Response`, the header would cause a copy of the body.
    c.env.outgoing.setHeader('X-Request-Id', requestId);
    await correlated({ requestId, traceId: traceIdOf(c.req.header('traceparent')) }, next);
  });
}

function health(app: SiteApp, { notReadyReasons }: Options): void {
  app.get('/healthz', (c) => c.text('The process lives.\n'));
  app.get('/readyz', async (c) => {
    const reasons = await notReadyReasons();
    return c.json({ ready: reasons.length === 0, reasons }, reasons.length === 0 ? 200 : 503);
  });
}

function legacyHosts(app: SiteApp, { exchange, origin }: Options): void {
  app.use(async (c, next) => {
    const host = c.req.header('host')?.replace(/:\d+$/, '').toLowerCase();
    if (!host || !exchange.legacyIpoHosts.includes(host)) return next();
    return c.redirect(origin + pathOf('investing-ipo-subscriptions'), 301);
  });
}

function knowYourCustomer(app: SiteApp, { kycUrl }: Options): void {
  app.use('/kyc', (c, next) => (kycUrl ? Promise.resolve(c.redirect(kycUrl, 302)) : next()));
}

function rootLanguage(app: SiteApp, { origin }: Options): void {
  app.get('/', async (c, next) => {
    const cookie = readCookie(c.req.header('cookie'), LANGUAGE_COOKIE);
    const locale = rootRedirect({ cookie, acceptLanguage: c.req.header('accept-language') });
    if (!locale) return next();
    c.header('Set-Cookie', languageCookie(locale, { isHttps: origin.startsWith('https:') }));
    c.header('Cache-Control', CACHE_CONTROL.none);
    return c.redirect(`/${locale}${new URL(c.req.url).search}`, 302);
  });
}

/** Saves the language that a reader switches to; with script, the browser has saved it before the request. */
function languageChange(app: SiteApp, { origin }: Options): void {
  app.get('*', async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    const locale = unsavedChoice({
      host: c.req.header('host'),
      href: pathname + search,
      referer: c.req.header('referer'),
      cookie: readCookie(c.req.header('cookie'), LANGUAGE_COOKIE),
    });
    await next();
    if (!locale) return;
    c.header('Set-Cookie', languageCookie(locale, { isHttps: origin.startsWith('https:') }));
    c.header('Cache-Control', CACHE_CONTROL.private);
  });
}

function movedPages(app: SiteApp): void {
  for (const [earlier, name] of MOVED_PAGES) {
    for (const prefix of ['', ...Object.keys(LOCALES).map((locale) => `/${locale}`)])
      app.get(prefix + earlier, (c) => c.redirect(prefix + pathOf(name) + new URL(c.req.url).search, 301));
  }
}

function filesOfTheSite(app: SiteApp, { files }: Options): void {
  for (const [path, routes] of Object.entries(files)) app.route(path, routes);
}

/** Runs before the guard of forms: the API changes nothing, and reports itself which methods and types it accepts. */
function openApi(app: SiteApp, { pages, origin }: Options): void {
  app.all('/api/v1/*', (c) => pages.answer(c.req.raw, c.get('requestId'), ''));
  for (const path of OLDER_CALLS) {
    app.post(path, wholeBody(origin));
    app.all(path, (c) => pages.answer(c.req.raw, c.get('requestId'), ''));
  }
}

function pagesAndForms(app: SiteApp, { guard, pages }: Options): void {
  app.use(guard);
  app.all('*', (c) => pages.answer(c.req.raw, c.get('requestId'), c.get('client') ?? ''));
}

function failed(error: Error, path: string, log: Logger): Response {
  // The refusal was logged with its reason.
  if (error instanceof RefusedFile) return documentRefused(error);
  if (error instanceof UpstreamError || error instanceof UnavailableDocument) {
    log.warn({ event: 'document-unavailable', path }, error.message);
    return documentUnavailable();
  }
  // The store logs its own outage.
  if (isOutage(error)) return unavailableNow();
  log.error({ event: 'request-failed', path, err: error }, error.message);
  return lastResort();
}
