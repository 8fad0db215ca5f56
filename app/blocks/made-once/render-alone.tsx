import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import type { Locale } from '#domain/locale.ts';
import { LocaleProvider } from '#messages/text.tsx';

interface Alone {
  /** Sets its ids apart from those of the page and of other parts. */
  idPrefix: string;
  locale: Locale;
  /** What is before the addresses of the language. */
  base: string;
  pathname: string;
  children: ReactNode;
}

/** The HTML of a part by itself, as it is on the page with this path. */
export function renderAlone({ idPrefix, locale, base, pathname, children }: Alone): string {
  return renderToStaticMarkup(
    <StaticRouter basename={base} location={base.replace(/\/$/, '') + pathname}>
      <LocaleProvider locale={locale}>{children}</LocaleProvider>
    </StaticRouter>,
    { identifierPrefix: idPrefix },
  );
}
