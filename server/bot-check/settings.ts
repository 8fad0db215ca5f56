import { z } from 'zod';

const origin = z
  .url({ protocol: /^https?$/ })
  .transform((value) => new URL(value).origin)
  .refine((value) => value !== 'null', 'it is no host');
/** Characters that need no escaping in a header or an address. */
const key = z.string().regex(/^[\w.~-]+$/, 'it holds what no key does');

/** Settings of the bot check on pages with a form. */
export const BOT_CHECK_SETTINGS = {
  BOT_CHECK: z
    .enum(['altcha', 'recaptcha', 'recaptcha-enterprise', 'off'])
    .default('altcha')
    .describe(
      'Check of forms against programs: altcha asks nobody, recaptcha and recaptcha-enterprise ask Google; or off',
    ),
  BOT_CHECK_SECRET: z
    .string()
    .min(16)
    .optional()
    .describe('Signs the puzzles of altcha, the same on all nodes; without it each process makes its own'),
  RECAPTCHA_KEY: key.optional().describe('Public key of reCAPTCHA; without it forms are taken unchecked'),
  RECAPTCHA_VERSION: z
    .literal('3')
    .optional()
    .describe('Version that the key is of: 3; without it forms are taken unchecked'),
  RECAPTCHA_SECRET: key
    .optional()
    .describe('Secret of the key, or in the enterprise mode an API key; set with RECAPTCHA_KEY'),
  RECAPTCHA_PROJECT: key.optional().describe('Google Cloud project of the key, in the enterprise mode'),
  RECAPTCHA_SCORE: z.coerce.number().min(0).max(1).default(0.5).describe('Least score of a form that is taken'),
  RECAPTCHA_ORIGIN: origin
    .default('https://www.google.com')
    .describe('Where readers and the site reach reCAPTCHA; https://www.recaptcha.net where Google is not reached'),
  RECAPTCHA_API_ORIGIN: origin
    .default('https://recaptchaenterprise.googleapis.com')
    .describe('Where the site asks in the enterprise mode'),
};

interface Given {
  BOT_CHECK: string;
  RECAPTCHA_KEY?: string | undefined;
  RECAPTCHA_SECRET?: string | undefined;
  RECAPTCHA_PROJECT?: string | undefined;
}

/** Returns the first missing setting that the given ones require; null when none is missing. */
export function missingBotCheckSetting(given: Given): 'RECAPTCHA_SECRET' | 'RECAPTCHA_PROJECT' | null {
  if (!given.BOT_CHECK.startsWith('recaptcha') || !given.RECAPTCHA_KEY) return null;
  if (!given.RECAPTCHA_SECRET) return 'RECAPTCHA_SECRET';
  return given.BOT_CHECK === 'recaptcha-enterprise' && !given.RECAPTCHA_PROJECT ? 'RECAPTCHA_PROJECT' : null;
}
