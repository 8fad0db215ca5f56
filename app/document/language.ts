import { isLocale } from '#domain/locale.ts';
import { hrefIn, languageCookie } from '#domain/locale-switch.ts';
import { pendingPage } from './loading.ts';

/**
 * Saves the language that a reader switches to; when the switch is the first click on a page, the server saves it
 * (server/app.ts). A switch while another page is loading loads that page in the other language.
 */
export function saveLanguageChoice(): void {
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-language-switch]') : null;
    const requested = link?.dataset['languageSwitch'];
    if (!isLocale(requested)) return;
    document.cookie = languageCookie(requested, { isHttps: location.protocol === 'https:' });
    const page = pendingPage();
    if (!page || event.defaultPrevented) return;
    event.preventDefault();
    location.assign(hrefIn(requested, page.pathname + page.search + page.hash));
  });
}
