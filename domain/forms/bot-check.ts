import { FORM_LETTERS, type FormName } from './reference.ts';

/** The name under which a form asks for its check: it stands in the reports of the service that checks. */
export type BotCheckAction = Exclude<FormName, 'registration'> | 'register';

export const actionOf = (form: FormName): BotCheckAction => (form === 'registration' ? 'register' : form);

const ACTIONS = (Object.keys(FORM_LETTERS) as FormName[]).map(actionOf);

export const isBotCheckAction = (name: string): name is BotCheckAction => ACTIONS.some((action) => action === name);

/** The field in which a form brings its answer to the bot check. */
export const BOT_CHECK_FIELD = 'bot-check';

/** Why a set-up bot check is off: its service gave the site no key, or nobody said which version the key is of. */
export type BotCheckFault = 'no-key' | 'no-version';

/** What tells people from programs, as far as a page has to know it. */
export type BotCheck =
  | { kind: 'off'; fault: BotCheckFault | null }
  /** Where a puzzle for the reader's device is handed out. */
  | { kind: 'altcha'; challenge: string }
  /** The public key, and the address of the service's script. */
  | { kind: 'recaptcha'; mode: 'standard' | 'enterprise'; key: string; script: string };
