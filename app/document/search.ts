import { optionally } from './reload-guard.ts';

/** The key of the slash types another letter on the Arabic layout. */
const SLASH_KEYS = ['/', 'ظ'];
/** The key press that loaded this script is handled if it is this recent and the focus has not moved. */
const SOON_MS = 5_000;

const FIELD = 'form[data-search] input[name="q"]';
const TAKES_KEYS = 'input, textarea, select, [contenteditable], [data-keys]';

/**
 * Search fields show suggestions while the reader types, and '/' focuses the visible one. `event` is the reader's first
 * action.
 */
export function serveSearch(event: Event): void {
  for (const field of document.querySelectorAll(FIELD)) {
    // Without script there is no list to open: these attributes are true only from now on.
    field.setAttribute('role', 'combobox');
    field.setAttribute('aria-expanded', 'false');
    field.setAttribute('aria-autocomplete', 'list');
  }
  document.addEventListener('focusin', ({ target }) => suggestIn(target));
  document.addEventListener('keydown', leadToSearch);
  if (event instanceof KeyboardEvent && isRecent(event)) leadToSearch(event);
  suggestIn(document.activeElement);
}

function isRecent({ timeStamp, target }: Event): boolean {
  return performance.now() - timeStamp < SOON_MS && document.activeElement === target;
}

/** Acts wherever nothing else handles keys. */
function leadToSearch(event: KeyboardEvent): void {
  if (!SLASH_KEYS.includes(event.key) || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
    return;
  const field = [...document.querySelectorAll<HTMLInputElement>(FIELD)].find((each) => each.checkVisibility());
  if (!field || (event.target instanceof Element && event.target.closest(TAKES_KEYS))) return;
  event.preventDefault();
  field.focus();
  field.select();
}

const served = new WeakSet<HTMLInputElement>();

/**
 * The script for suggestions loads when a reader focuses the field; without it the form leads to the results as before.
 */
function suggestIn(target: EventTarget | null): void {
  if (!(target instanceof HTMLInputElement) || !target.matches(FIELD) || served.has(target)) return;
  served.add(target);
  optionally(() => import('./suggestions/suggestions.ts'))
    .then(({ suggestUnder }) => suggestUnder(target))
    .catch(() => served.delete(target));
}
