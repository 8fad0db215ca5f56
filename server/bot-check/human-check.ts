import type { BotCheck, BotCheckAction } from '#domain/forms/bot-check.ts';
import type { HumanCheck } from '#domain/forms/submission.ts';

/** What a form brought for the bot check. */
export interface Brought {
  action: BotCheckAction;
  /** What the page's script made; null without script. */
  token: string | null;
  /** By which the form is known, however often it is sent. */
  key: string;
}

/** `refused`: the token is of a program, of another form, or was used before. */
export type Verdict = HumanCheck | 'refused';

/** Tells people from programs. */
export interface HumanCheckPort {
  /** What pages with a form need for it. */
  page: BotCheck;
  check(brought: Brought): Promise<Verdict>;
}

/** No check: every form is taken, and counted as one that nobody has checked. */
export function noHumanCheck(fault: Extract<BotCheck, { kind: 'off' }>['fault'] = null): HumanCheckPort {
  return { page: { kind: 'off', fault }, check: async () => 'unchecked' };
}
