import { optionally } from './reload-guard.ts';

/** The key of the stroke writes another letter on the Arabic layout. */
const SLASH_KEYS = ['/', 'ظ'];
/** A key that brought this script counts for it, if it comes this soon and the focus is where it was. */
const SOON_MS = 5_000;

const FIELD = 'form[data-search] input[name="q"]';
const TAKES_KEYS = 'input, textarea, select, [contenteditable], [data-keys]';

/** Search fields suggest while one types, and '/' leads to the one in sight. `event` is what the reader did first. */
export function serveSearch(event: Event): void {
  for (const field of document.querySelectorAll(FIELD)) {
    // Without script there is no list to open: only now is the field what these say.
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

/** Wherever nothing else takes keys. */
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

/** What it takes to suggest comes when a reader turns to the field; without it the form still leads to the results. */
function suggestIn(target: EventTarget | null): void {
  if (!(target instanceof HTMLInputElement) || !target.matches(FIELD) || served.has(target)) return;
  served.add(target);
  optionally(() => import('./suggestions/suggestions.ts'))
    .then(({ suggestUnder }) => suggestUnder(target))
    .catch(() => served.delete(target));
}
