import { watchLinks } from './followed-links.ts';
import { serveMenus } from './menus.ts';
import { servePreferences } from './preferences.ts';
import { serveSearch } from './search.ts';
import { smoothPlaceLinks } from './smooth-scroll.ts';
import { serveTerms } from './terms.ts';

/** What script adds for a reader who turns to the page; `event` is what they did first. */
export function serveReader(event: Event): void {
  watchLinks();
  smoothPlaceLinks();
  serveMenus();
  servePreferences();
  serveSearch(event);
  serveTerms(event);
  document.documentElement.dataset['reader'] = 'served';
}
