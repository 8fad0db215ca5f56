import { useEffect, type MouseEvent } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { LOCALES, type Locale } from '#domain/locale.ts';
import { hrefIn, languageCookie, switchTarget } from '#domain/locale-switch.ts';
import { useLocale } from '#messages/text.tsx';

/** The page that is reached may have another header: the wish outlives the switch that took it. */
let awaited: Locale | undefined;

interface LanguageSwitchProps {
  className?: string | undefined;
  /** Where there is no page, its other language is home. */
  toHome?: boolean;
}

/**
 * The same page in the other language, named in that language. A switch in the middle of a navigation waits for its end
 * and then takes the page that was reached.
 */
export function LanguageSwitch({ className, toHome = false }: LanguageSwitchProps) {
  const locale = useLocale();
  const requested: Locale = locale === 'ar' ? 'en' : 'ar';
  const { pathname, search } = useLocation();
  const idle = useNavigation().state === 'idle';
  const address = switchTarget(requested, locale) ? addressIn(requested, toHome ? '/' : pathname + search) : undefined;

  useEffect(() => {
    if (awaited !== requested || !idle || !address) return;
    awaited = undefined;
    window.location.assign(address);
  }, [requested, idle, address]);

  const onClick = (event: MouseEvent) => {
    document.cookie = languageCookie(requested, { isHttps: location.protocol === 'https:' });
    if (idle) return;
    event.preventDefault();
    awaited = requested;
  };
  const { iso, label } = LOCALES[requested];
  return (
    <a
      href={address}
      className={className}
      lang={iso}
      hrefLang={iso}
      onClick={onClick}
      data-language-switch={requested}
    >
      {requested === 'en' ? 'English' : label}
    </a>
  );
}

/** At the root the unprefixed form may still answer by an older cookie; the prefixed one never does. */
function addressIn(locale: Locale, href: string): string {
  const address = hrefIn(locale, href);
  return locale === 'en' && /^\/(\?|$)/.test(address) ? `/en${address.slice(1)}` : address;
}
