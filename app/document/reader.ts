import { watchLinks } from './followed-links.ts';
import { serveForms } from './forms.ts';
import { showReaderHours } from './reader-hours.ts';
import { serveIban } from './iban.ts';
import { saveLanguageChoice } from './language.ts';
import { serveMenus } from './menus.ts';
import { servePreferences } from './preferences.ts';
import { serveSearch } from './search.ts';
import { servePrintButtons } from './print-button.ts';
import { smoothPlaceLinks } from './smooth-scroll.ts';
import { serveTerms } from './terms.ts';

/** Scripts for a reader who interacts with the page; `event` is the reader's first action. */
export function serveReader(event: Event): void {
  saveLanguageChoice();
  watchLinks();
  smoothPlaceLinks();
  serveMenus();
  servePreferences();
  serveSearch(event);
  serveTerms(event);
  serveForms();
  servePrintButtons();
  showReaderHours();
  serveIban();
  document.documentElement.dataset['reader'] = 'served';
}
