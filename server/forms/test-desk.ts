import type { Links, TakenForm } from '#app/form-desk.ts';
import type { Mail } from '#domain/forms/mail.ts';
import { DEFAULT_LOCALE } from '#domain/locale.ts';
import type { Store } from '#store/store.ts';
import { noHumanCheck, type HumanCheckPort } from '../bot-check/human-check.ts';
import { createFormDesk } from './form-desk.ts';
import { createHourlyLimit } from './hourly-limit.ts';

export const NOON = Date.UTC(2026, 10, 18, 8);
export const MAIL: Mail = { to: 'salma@example.com', replyTo: null, subject: 'Your message', text: '.\n' };

let count = 0;

/** A desk takes forms into the store at noon. */
export function openDesk(
  store: Store,
  change: {
    store?: Pick<Store, 'submissions' | 'outbox' | 'seats' | 'invitations' | 'once' | 'isAway'>;
    sendsMail?: boolean;
    human?: HumanCheckPort;
  } = {},
) {
  const time = { now: NOON };
  const outcomes: string[] = [];
  const desk = createFormDesk({
    store,
    shortName: 'DSX',
    sendsMail: true,
    human: noHumanCheck(),
    unchecked: createHourlyLimit(3, () => time.now),
    now: () => time.now,
    state: () => null,
    queued: () => {},
    observe: (_form, outcome) => void outcomes.push(outcome),
    ...change,
  });
  return { time, outcomes, desk };
}

/** A form with a text of its own; `links` receives the links given to its mails. */
export function form(change: Partial<TakenForm> = {}) {
  const words = `message ${(count += 1)}`;
  const data = new FormData();
  data.append('message', words);
  const given: Links[] = [];
  const taken: TakenForm = {
    form: 'contact',
    locale: DEFAULT_LOCALE,
    fields: { topic: 'general', message: words },
    email: `Sender${count}@Example.com`,
    consent: '1',
    keepDays: 365,
    answerBy: '2026-11-23',
    desk: 'general',
    data,
    mails: (links) => {
      given.push(links);
      return { copy: MAIL };
    },
    ...change,
  };
  return { taken, given };
}

/** A form that was taken has this reference. */
export async function referenceOf(outcome: Promise<{ kind: string; reference?: string }>): Promise<string> {
  const { reference = '' } = await outcome;
  return reference;
}
