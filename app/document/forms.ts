import { beginLoading, endLoading } from './loading.ts';
import { optionally } from './reload-guard.ts';

const FORM = 'form[data-form]';
/** After that a form is sent without the checks that have not come: the server checks it all. */
const HELD_MS = 10_000;
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
  const checks = [
    optionally(() => import('./forms/bot-check.ts')).then(({ serveBotCheck }) => serveBotCheck(form)),
    optionally(() => import('./forms/check-fields.ts')).then(({ checkFields }) => checkFields(form)),
  ];
  const come = checks.map((check) => check.catch(() => served.delete(form)));
  holdSending(form, Promise.all(come));
}

/** A form that is sent before its checks have come waits for them. */
function holdSending(form: HTMLFormElement, checks: Promise<unknown>): void {
  let held: { by: HTMLElement | null } | undefined;
  const hold = (event: SubmitEvent) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    held = { by: event.submitter };
    beginLoading();
  };
  form.addEventListener('submit', hold, true);
  const late = new Promise((resolve) => setTimeout(resolve, HELD_MS));
  void Promise.race([checks, late]).then(() => {
    form.removeEventListener('submit', hold, true);
    if (!held) return;
    endLoading();
    form.requestSubmit(held.by);
  });
}
