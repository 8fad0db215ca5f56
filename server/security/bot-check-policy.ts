import type { BotCheck } from '#domain/forms/bot-check.ts';

/** What the content policy of a page with a form allows beside that of every page. */
export interface BotCheckPolicy {
  scripts: readonly string[];
  frames: readonly string[];
  connections: readonly string[];
  /** Trusted Types policies that our own script makes. */
  trusted: readonly string[];
  /** The service's script makes such policies too, under names that it does not promise. */
  makesPolicies: boolean;
}

const NOTHING: BotCheckPolicy = { scripts: [], frames: [], connections: [], trusted: [], makesPolicies: false };

/** Where the script of reCAPTCHA loads its parts from, and where else its frame may be (cloud.google.com/recaptcha/docs/faq). */
const PARTS = 'https://www.gstatic.com/recaptcha/';
const FRAME = 'https://recaptcha.google.com/recaptcha/';

const PLACE = /<div [^>]*\bdata-bot-check="/;

/** Whether a finished page has a form with the check. What readers wrote is never markup in it. */
export const holdsBotCheck = (html: string): boolean => PLACE.test(html);

/** For the check that is in use, and for no other. */
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
