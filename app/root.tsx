import { useEffect, type ReactNode } from 'react';
import {
  data,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useHref,
  useLocation,
  useMatches,
  useRouteError,
} from 'react-router';
import { pick } from '#domain/bilingual.ts';
import { isLocale, LOCALES, type Locale, DEFAULT_LOCALE } from '#domain/locale.ts';
import { splitForm } from '#domain/locale-switch.ts';
import { closesAround } from '#domain/session.ts';
import type { Instant } from '#domain/time.ts';
import { textFiles } from '#messages/needed.ts';
import { LocaleProvider } from '#messages/text.tsx';
import type { Route } from './+types/root';
import { AddressLinks } from './head/address-links.tsx';
import { DocumentScript } from './document/document-script.tsx';
import { ErrorPage } from './blocks/error-page/error-boundary.tsx';
import { toJsonText } from './json-text.ts';
import { loadMarketNow } from './data/market/market-now.ts';
import { siteContext, type Site } from './context.ts';
import { withUsableLinks } from './links/exchange-links.ts';
import { FIRST_SCRIPT } from './head/first-script.ts';
import { runGuards } from './data/guards.ts';
import { pageMeta } from './head/page-meta.ts';
import { useErrorReference } from './request-context.ts';
import { useRootData, type LoadedRoot } from './root-data.ts';
import { isPage, localisedName, pathOf } from './page-path.ts';
import { useRouterLoading } from './browser/router-loading.ts';
import { matchAddress } from './site-map.ts';
import { preloadedFonts } from './styles/fonts.ts';
import { THEME_COLOURS } from './styles/theme-colours.ts';
import './styles/site.css';

const NOT_FOUND = 'not-found';
// The table of all pages stays on the server.
const isApplication = import.meta.env.SSR && (await import('./browser/script-kind.ts')).isApplication;

/** The error page has its own title. */
export const meta: Route.MetaFunction = ({ matches, error }) => (error ? [] : pageMeta(matches));

const guard: Route.MiddlewareFunction = async ({ request, params, context }) => {
  const site = context.get(siteContext);
  const address = matchAddress(pathWithoutPrefix(new URL(request.url).pathname));
  try {
    await runGuards(address?.guards ?? [], params, site);
  } catch (error) {
    throw await withFrame(error, site.frame);
  }
};

/** Two weeks of sessions. */
const CLOSES_AHEAD = 10;

export const middleware = [guard];

export async function loader({ context, request }: Route.LoaderArgs): Promise<LoadedRoot> {
  const name = matchAddress(pathWithoutPrefix(new URL(request.url).pathname))?.canonical;
  return { ...(await loadFrame(context.get(siteContext).frame)), standsFor: name ? pathOf(name) : null };
}

/** No loader runs after a guard that refuses: the refusal must carry the data of the page's header and footer. */
async function withFrame(error: unknown, frame: Site): Promise<unknown> {
  if (!isAnswer(error)) return error;
  const root = await loadFrame(frame);
  return data(typeof error.data === 'object' ? { ...error.data, root } : error.data, error.init ?? undefined);
}

/** True for a value that a guard throws with `data`. */
function isAnswer(error: unknown): error is ReturnType<typeof data> {
  return typeof error === 'object' && error !== null && 'init' in error && 'data' in error;
}

async function loadFrame(site: Site): Promise<LoadedRoot> {
  const { live, exchange, locale, origin, now } = site;
  const at = now();
  const general = exchange.indices.find((index) => index.kind === 'general');
  return {
    locale,
    origin,
    exchange: toJsonText(withUsableLinks(exchange)),
    clock: live.clock(),
    now: at,
    generalIndex: (general && live.index(general.code)) ?? null,
    marketNow: await loadMarketNow(site),
    closes: closesAt(at),
    ageMs: live.ageMs(),
    position: live.position(),
    standsFor: null,
  };
}

let known: readonly Instant[] = [];

/** The closes are the same from one close to the next. */
function closesAt(at: Instant): readonly Instant[] {
  const [last = Infinity, next = -Infinity] = known;
  if (at < last || at >= next) known = closesAround(at, CLOSES_AHEAD);
  return known;
}

/**
 * Page data is fetched by its own address; the root's data stays as loaded with the document, and the stream keeps it
 * fresh.
 */
export function shouldRevalidate() {
  return false;
}

/** A page's data is fetched by the page's own path with the suffix `.data` (`/_root.data` for the home page). */
function pathWithoutPrefix(pathname: string): string {
  return splitForm(pathname.replace(/(\/_root)?\.data$/, '') || '/').path;
}

/** The language is the base name of the router: it is available even where no loader could run. */
function useAddressLocale(): Locale {
  const first = useHref('/').split('/')[1];
  return isLocale(first) ? first : DEFAULT_LOCALE;
}

/** The text parts that the page's modules wait for, so that they load together with the modules. */
function useTextFiles(application: boolean, locale: Locale): string[] {
  const handles = useMatches().map(({ handle }) => handle as { texts?: readonly string[] } | undefined);
  if (!application) return [];
  return textFiles(
    locale,
    handles.flatMap((handle) => handle?.texts ?? []),
  );
}

/** The browser runs no React code of a document, so whatever it runs is an application. */
function useApplication(name: string): boolean {
  const failed = Boolean(useRouteError());
  return isApplication ? !failed && isApplication(name) : true;
}

/** The id of a page's route is its name in the site map. */
function usePageName(): string {
  const id = useMatches().at(-1)?.id;
  return id && isPage(id) ? id : NOT_FOUND;
}

export function Layout({ children }: { children: ReactNode }) {
  const locale = useAddressLocale();
  const root = useRootData();
  const { pathname } = useLocation();
  const { iso, dir } = LOCALES[locale];
  const name = usePageName();
  // A page that could not be rendered is a document too: the failure may be in a part of the application.
  const application = useApplication(name);
  return (
    <html
      lang={iso}
      dir={dir}
      data-route={localisedName(name, locale)}
      data-reference={useErrorReference() ?? undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {root && name !== NOT_FOUND && (
          <AddressLinks
            origin={root.origin}
            locale={locale}
            path={root.standsFor ?? pathname.replace(/(.)\/$/, '$1')}
          />
        )}
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={THEME_COLOURS.light} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={THEME_COLOURS.dark} />
        <script dangerouslySetInnerHTML={{ __html: FIRST_SCRIPT }} />
        {preloadedFonts(locale).map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
        ))}
        {useTextFiles(application, locale).map((href) => (
          <link
            key={href}
            rel="preload"
            as="fetch"
            crossOrigin="anonymous"
            href={href}
            // Without script nothing would use them.
            media="(scripting: enabled)"
          />
        ))}
        <link rel="icon" href="/icons/icon-48.png" sizes="48x48" type="image/png" />
        <link rel="icon" href="/favicon.svg" sizes="any" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={`/manifest.${locale}.webmanifest`} />
        {root && (
          <link
            rel="search"
            type="application/opensearchdescription+xml"
            href={`/opensearch.${locale}.xml`}
            title={pick(root.exchange.name, locale)}
          />
        )}
        <Meta />
        <Links />
      </head>
      <body>
        <LocaleProvider locale={locale}>{children}</LocaleProvider>
        <DocumentScript />
        {application && (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

export default function Root() {
  useRouterLoading();
  useEffect(() => {
    document.documentElement.dataset['application'] = 'ready';
  }, []);
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ErrorPage />;
}
