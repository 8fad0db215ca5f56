import type { BotCheck } from '#domain/forms/bot-check.ts';

/** What the content policy of a page with a form allows in addition to the usual one. */
export interface BotCheckPolicy {
  scripts: readonly string[];
  frames: readonly string[];
  connections: readonly string[];
  /** Trusted Types policies that our own script creates. */
  trusted: readonly string[];
  /** True when the service's script creates such policies too, under names that it does not guarantee. */
  makesPolicies: boolean;
}

const NOTHING: BotCheckPolicy = { scripts: [], frames: [], connections: [], trusted: [], makesPolicies: false };

/**
 * Origin from which reCAPTCHA's script loads its parts, and an alternative origin of its frame
 * (cloud.google.com/recaptcha/docs/faq).
 */
const PARTS = 'https://www.gstatic.com/recaptcha/';
const FRAME = 'https://recaptcha.google.com/recaptcha/';

const PLACE = /<div [^>]*\bdata-bot-check="/;

/** True when a finished page has a form with the check. Readers' input is never markup in it. */
export const holdsBotCheck = (html: string): boolean => PLACE.test(html);

/** The policy for the check in use. */
export function botCheckPolicy(check: BotCheck): BotCheckPolicy {
  if (check.kind === 'off') return NOTHING;
  const trusted = ['bot-check'];
  if (check.kind === 'altcha') return { ...NOTHING, trusted };
  const service = `${new URL(check.script).origin}/recaptcha/`;
  return {
    scripts: [service, PARTS],
    frames: [service, FRAME],
    connections: [service],
    trusted,
    makesPolicies: true,
  };
}
