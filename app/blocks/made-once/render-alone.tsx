import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import type { Locale } from '#domain/locale.ts';
import { LocaleProvider } from '#messages/text.tsx';

interface Alone {
  /** Keeps the part's ids distinct from those of the page and of other parts. */
  idPrefix: string;
  locale: Locale;
  /** Prefix of the language's addresses. */
  base: string;
  pathname: string;
  children: ReactNode;
}

/** The HTML of a part rendered separately, as it is on the page with this path. */
export function renderAlone({ idPrefix, locale, base, pathname, children }: Alone): string {
  return renderToStaticMarkup(
    <StaticRouter basename={base} location={base.replace(/\/$/, '') + pathname}>
      <LocaleProvider locale={locale}>{children}</LocaleProvider>
    </StaticRouter>,
    { identifierPrefix: idPrefix },
  );
}
