import { beginLoading, endLoading } from './loading.ts';
import { optionally } from './reload-guard.ts';

const FORM = 'form[data-form]';
/** After this time, a form is sent without the checks that have not loaded: the server checks everything. */
const HELD_MS = 10_000;
const served = new WeakSet<HTMLFormElement>();

/**
 * Forms that are sent: the scripts that check fields as the reader leaves them and run the bot check load on the first
 * touch of the form.
 */
export function serveForms(): void {
  if (!document.querySelector(FORM)) return;
  document.addEventListener('focusin', ({ target }) => serve(target));
  serve(document.activeElement);
}

/** If the checks fail to load, the server reports what is wrong. */
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

/** A form submitted before its checks have loaded waits for them. */
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
