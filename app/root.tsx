import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useHref, useLocation } from 'react-router';
import { isLocale, LOCALES, type Locale } from '#domain/locale.ts';
import { splitForm } from '#domain/locale-switch.ts';
import { LocaleProvider } from '#messages/text.tsx';
import type { Route } from './+types/root';
import { AddressLinks } from './address-links.tsx';
import { THEME_SCRIPT } from './blocks/header/theme.ts';
import { siteContext } from './context.ts';
import { runGuards } from './guards.ts';
import { pageMeta } from './page-meta.ts';
import { useErrorReference } from './request-context.ts';
import { useRootData, type RootData } from './root-data.ts';
import { localisedName, matchAddress } from './site-map.ts';
import { preloadedFonts } from './styles/fonts.ts';
import './styles/site.css';

/** The error page brings its own title. */
export const meta: Route.MetaFunction = ({ matches, error }) => (error ? [] : pageMeta(matches));

const guard: Route.MiddlewareFunction = async ({ request, params, context }) => {
  const site = context.get(siteContext);
  const address = matchAddress(pathWithoutPrefix(new URL(request.url).pathname));
  await runGuards(address?.guards ?? [], params, site);
};
export const middleware = [guard];

export async function loader({ context }: Route.LoaderArgs): Promise<RootData> {
  const { live, exchange, locale, origin, now } = context.get(siteContext);
  const general = exchange.indices.find((index) => index.kind === 'general');
  return {
    locale,
    origin,
    exchange,
    clock: live.clock(),
    now: now(),
    generalIndex: (general && live.index(general.code)) ?? null,
    ageMs: live.ageMs(),
    position: live.position(),
  };
}

/** Page data is asked for by its own address; the root's stays as the document brought it, the stream keeps it fresh. */
export function shouldRevalidate() {
  return false;
}

/** A page's data is asked for by the page's own path with `.data` behind it (`/_root.data` for the home page). */
function pathWithoutPrefix(pathname: string): string {
  return splitForm(pathname.replace(/(\/_root)?\.data$/, '') || '/').path;
}

/** The language is the base name of the router: it is known even where no loader could run. */
function useAddressLocale(): Locale {
  const first = useHref('/').split('/')[1];
  return isLocale(first) ? first : 'en';
}

export function Layout({ children }: { children: ReactNode }) {
  const locale = useAddressLocale();
  const root = useRootData();
  const { pathname } = useLocation();
  const { iso, dir } = LOCALES[locale];
  const address = matchAddress(pathname);
  const name = address?.page ? address.name : 'not-found';
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
        {root && address?.page && (
          <AddressLinks origin={root.origin} locale={locale} path={pathname.replace(/(.)\/$/, '$1')} />
        )}
        <script dangerouslySetInnerHTML={{ __html: THEME_SCRIPT }} />
        {preloadedFonts(locale).map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        <Links />
      </head>
      <body>
        <LocaleProvider locale={locale}>{children}</LocaleProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export { ErrorPage as ErrorBoundary } from './blocks/error-page/error-page.tsx';
