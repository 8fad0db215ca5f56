import { FORM_LETTERS, type FormName } from './reference.ts';

/** The action name of a form in its bot check: it appears in the check service's reports. */
export type BotCheckAction = Exclude<FormName, 'registration'> | 'register';

export const actionOf = (form: FormName): BotCheckAction => (form === 'registration' ? 'register' : form);

const ACTIONS = (Object.keys(FORM_LETTERS) as FormName[]).map(actionOf);

export const isBotCheckAction = (name: string): name is BotCheckAction => ACTIONS.some((action) => action === name);

/** The field with a form's answer to the bot check. */
export const BOT_CHECK_FIELD = 'bot-check';

/** Why a configured bot check is off: its service gave no key, or the version of the key is not configured. */
export type BotCheckFault = 'no-key' | 'no-version';

/** The bot check, as far as a page needs it. */
export type BotCheck =
  | { kind: 'off'; fault: BotCheckFault | null }
  /** `challenge` is the address of the puzzle for the reader's device. */
  | { kind: 'altcha'; challenge: string }
  /** The public key, and the address of the service's script. */
  | { kind: 'recaptcha'; mode: 'standard' | 'enterprise'; key: string; script: string };
