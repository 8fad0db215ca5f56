import type { BotCheck } from '#domain/forms/bot-check.ts';
import { CheckFailed, type Check, type CheckFailure } from './check.ts';

/** Below this time, a press needs no progress text. */
const WORKING_AFTER_MS = 300;
/** Maximum wait: afterwards the form can be sent without the check. */
const LIMIT_MS = 20_000;

type PageCheck = Exclude<BotCheck, { kind: 'off' }> & { action: string; language: string };

/**
 * Runs the bot check when the form is sent. If it fails, the page says so, and the next press sends the form without
 * it: the server then treats the form as from a browser without script.
 */
export function serveBotCheck(form: HTMLFormElement): void {
  const place = form.querySelector<HTMLElement>('[data-bot-check]');
  const field = place?.querySelector('input');
  if (!place || !field) return;
  const say = (what: CheckFailure | 'working' | null) => {
    for (const each of place.querySelectorAll<HTMLElement>('[data-bot-check-says]'))
      each.hidden = each.dataset['botCheckSays'] !== what;
  };
  let isWorking = false;
  let isGivenUp = false;
  const giveUp = (error: unknown) => {
    isGivenUp = true;
    isWorking = false;
    field.value = '';
    say(error instanceof CheckFailed ? error.kind : 'execute');
  };
  const loading = adapterOf(JSON.parse(place.dataset['botCheck'] ?? '') as PageCheck);
  loading.then((check) => check.prepare()).catch(giveUp);

  async function answer(): Promise<void> {
    const slow = setTimeout(() => say('working'), WORKING_AFTER_MS);
    try {
      field!.value = await inTime(loading.then((check) => check.token()));
      form.submit();
    } catch (error) {
      giveUp(error);
    } finally {
      clearTimeout(slow);
    }
  }

  form.addEventListener('submit', (event) => {
    if (isGivenUp || event.defaultPrevented) return;
    event.preventDefault();
    if (isWorking) return;
    isWorking = true;
    void answer();
  });
  // A page restored by the back button can be sent again.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    isWorking = false;
    if (!isGivenUp) say(null);
  });
}

function adapterOf(check: PageCheck): Promise<Check> {
  const loaded =
    check.kind === 'altcha'
      ? import('./altcha.ts').then(({ altcha }) => altcha(check))
      : import('./recaptcha.ts').then(({ recaptcha }) => recaptcha(check));
  return loaded.catch((cause: unknown) => {
    throw new CheckFailed('load', cause);
  });
}

function inTime<T>(work: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, reject) => setTimeout(() => reject(new CheckFailed('execute')), LIMIT_MS));
  return Promise.race([work, late]);
}
