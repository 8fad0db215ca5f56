import type { BotCheck, BotCheckAction } from '#domain/forms/bot-check.ts';
import type { HumanCheck } from '#domain/forms/submission.ts';

/** What a form submitted for the bot check. */
export interface Brought {
  action: BotCheckAction;
  /** The token that the page's script computed; null without script. */
  token: string | null;
  /** Identifies the form, however often it is sent. */
  key: string;
}

/** `refused`: the token was sent by a program, belongs to another form, or was used before. */
export type Verdict = HumanCheck | 'refused';

/** Tells people from programs. */
export interface HumanCheckPort {
  /** What pages with a form need for the check. */
  page: BotCheck;
  check(brought: Brought): Promise<Verdict>;
}

/** No check: every form is accepted and counted as `unchecked`. */
export function noHumanCheck(fault: Extract<BotCheck, { kind: 'off' }>['fault'] = null): HumanCheckPort {
  return { page: { kind: 'off', fault }, check: async () => 'unchecked' };
}
