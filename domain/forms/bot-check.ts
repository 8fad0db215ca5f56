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
