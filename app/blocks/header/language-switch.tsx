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

/** The same page in each other language, named in that language. Script saves the choice (app/document/language.ts). */
export function LanguageSwitch({ className }: LanguageSwitchProps) {
  const locale = useLocale();
  const { pathname, search } = useLocation();
  // Where there is no page, its other language is home.
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

/** At the root the unprefixed form may still answer by an older cookie; the prefixed one never does. */
function addressIn(locale: Locale, href: string): string {
  const address = hrefIn(locale, href);
  return locale === DEFAULT_LOCALE && /^\/(\?|$)/.test(address) ? `/${locale}${address.slice(1)}` : address;
}
