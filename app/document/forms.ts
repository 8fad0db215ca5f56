import { optionally } from './reload-guard.ts';

const FORM = 'form[data-form]';
const served = new WeakSet<HTMLFormElement>();

/** Forms that are sent: what checks a field as the reader leaves it, and who sends the form, comes with the first touch of the form. */
export function serveForms(): void {
  if (!document.querySelector(FORM)) return;
  document.addEventListener('focusin', ({ target }) => serve(target));
  serve(document.activeElement);
}

/** Without it the server says what is wrong. */
function serve(target: EventTarget | null): void {
  const form = target instanceof Element ? target.closest<HTMLFormElement>(FORM) : null;
  if (!form || served.has(form)) return;
  served.add(form);
  optionally(() => import('./forms/bot-check.ts'))
    .then(({ serveBotCheck }) => serveBotCheck(form))
    .catch(() => served.delete(form));
  optionally(() => import('./forms/check-fields.ts'))
    .then(({ checkFields }) => checkFields(form))
    .catch(() => served.delete(form));
}
