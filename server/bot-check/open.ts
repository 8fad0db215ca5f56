import { randomBytes } from 'node:crypto';
import type { BotCheckFault } from '#domain/forms/bot-check.ts';
import type { Store } from '#store/store.ts';
import type { Settings } from '../settings.ts';
import { createAltcha, type Altcha } from './altcha.ts';
import { noHumanCheck, type HumanCheckPort } from './human-check.ts';
import { createRecaptcha, type RecaptchaOptions } from './recaptcha.ts';

interface Surroundings {
  settings: Settings;
  store: Pick<Store, 'once'>;
  log: { warn(details: object, sentence: string): void };
  now(): number;
}

/** Logged reasons why a configured check is off. */
const FAULTS: Record<BotCheckFault, string> = {
  'no-key': 'No key provided: set RECAPTCHA_KEY. Until then forms are taken unchecked.',
  'no-version': 'No version provided: set RECAPTCHA_VERSION. Until then forms are taken unchecked.',
};

/** Opens the bot check that the settings select; `altcha` is null unless the site issues puzzles itself. */
export function openBotCheck(around: Surroundings): { human: HumanCheckPort; altcha: Altcha | null } {
  const { settings, log } = around;
  if (settings.BOT_CHECK === 'off') return { human: noHumanCheck(), altcha: null };
  if (settings.BOT_CHECK === 'altcha') {
    const altcha = openAltcha(around);
    return { human: altcha, altcha };
  }
  const fault = faultOf(settings);
  if (fault) log.warn({ event: 'bot-check-off', fault }, FAULTS[fault]);
  return { human: fault ? noHumanCheck(fault) : openRecaptcha(around), altcha: null };
}

function faultOf({ RECAPTCHA_KEY, RECAPTCHA_VERSION }: Settings): BotCheckFault | null {
  if (!RECAPTCHA_KEY) return 'no-key';
  return RECAPTCHA_VERSION ? null : 'no-version';
}

function openAltcha({ settings, store, now }: Surroundings): Altcha {
  return createAltcha({
    secret: settings.BOT_CHECK_SECRET ?? randomBytes(32).toString('base64url'),
    // The store remembers the use for a day on all nodes, longer than a puzzle is valid.
    spend: async (signature, key) => (await store.once(`bot-check ${signature}`, now(), async () => key)).answer,
    now,
  });
}

function openRecaptcha({ settings, log, now }: Surroundings): HumanCheckPort {
  return createRecaptcha({
    key: settings.RECAPTCHA_KEY ?? '',
    score: settings.RECAPTCHA_SCORE,
    origin: settings.RECAPTCHA_ORIGIN,
    service: serviceOf(settings),
    fetch,
    now,
    onFailure: (reason) =>
      log.warn({ event: 'bot-check-away', reason }, 'reCAPTCHA could not be asked; the form was taken unchecked.'),
  });
}

function serviceOf(settings: Settings): RecaptchaOptions['service'] {
  const secret = settings.RECAPTCHA_SECRET ?? '';
  if (settings.BOT_CHECK !== 'recaptcha-enterprise') return { mode: 'standard', secret };
  const { RECAPTCHA_API_ORIGIN: origin, RECAPTCHA_PROJECT: project = '' } = settings;
  return { mode: 'enterprise', origin, project, apiKey: secret };
}
