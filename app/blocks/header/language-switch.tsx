import { LANGUAGES } from '#domain/words/languages.ts';
import { useLocation } from 'react-router';
import { otherLocales } from '#domain/each-locale.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#domain/locale.ts';
import { hrefIn } from '#domain/locale-switch.ts';
import { useLocale } from '#messages/text.tsx';
import { matchAddress } from '#app/site-map.ts';

interface LanguageSwitchProps {
  className?: string | undefined;
}

/**
 * Links to the same page in each other language, named in that language. Script saves the choice
 * (app/document/language.ts).
 */
export function LanguageSwitch({ className }: LanguageSwitchProps) {
  const locale = useLocale();
  const { pathname, search } = useLocation();
  // Without a page, the link leads to the home page of the other language.
  const isPage = Boolean(matchAddress(pathname)?.page);
  return otherLocales(locale).map((requested) => (
    <a
      key={requested}
      href={addressIn(requested, isPage ? pathname + search : '/')}
      className={className}
      lang={LOCALES[requested].iso}
      hrefLang={LOCALES[requested].iso}
      data-language-switch={requested}
    >
      {LANGUAGES[requested].name}
    </a>
  ));
}

/**
 * At the root, an older cookie may still decide the language of the unprefixed address; it never does so for the
 * prefixed one.
 */
function addressIn(locale: Locale, href: string): string {
  const address = hrefIn(locale, href);
  return locale === DEFAULT_LOCALE && /^\/(\?|$)/.test(address) ? `/${locale}${address.slice(1)}` : address;
}
