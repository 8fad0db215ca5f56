import { useLocation } from 'react-router';
import { LOCALES, type Locale } from '#domain/locale.ts';
import { hrefIn } from '#domain/locale-switch.ts';
import { useLocale } from '#messages/text.tsx';

interface LanguageSwitchProps {
  className?: string | undefined;
  /** Where there is no page, its other language is home. */
  toHome?: boolean;
}

/** The same page in the other language, named in that language. Script saves the choice (app/document/language.ts). */
export function LanguageSwitch({ className, toHome = false }: LanguageSwitchProps) {
  const locale = useLocale();
  const requested: Locale = locale === 'ar' ? 'en' : 'ar';
  const { pathname, search } = useLocation();
  const { iso, label } = LOCALES[requested];
  return (
    <a
      href={addressIn(requested, toHome ? '/' : pathname + search)}
      className={className}
      lang={iso}
      hrefLang={iso}
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
