import type { BotCheck } from '#domain/forms/bot-check.ts';
import type { Faults, Typed } from '#domain/forms/form.ts';
import type { FormName } from '#domain/forms/reference.ts';
import type { FormTerms } from '#domain/forms/rules.ts';
import type { Option } from '#app/ui/field.tsx';

/** A form before anything is typed. */
export interface ShownForm {
  name: FormName;
  /** Terms that the form's rules depend on. */
  terms: FormTerms[FormName];
  /** Values filled in beforehand. */
  typed: Typed;
  /** Options of each field. */
  options: Readonly<Record<string, readonly Option[]>>;
  /** Further values for the texts of the form, such as an example. */
  texts: Readonly<Record<string, string>>;
  exchange: string;
  /** Who reads the message. */
  readBy: string;
  /** How long the message is stored. */
  period: string;
  /** Where the message goes outside the UAE, as a sentence; null where it does not. */
  outside: string | null;
  simulated: boolean;
  /** The check that tells people from programs. */
  botCheck: BotCheck;
  /** Null where the form has no seats, or the store is unavailable. */
  seats: ShownSeats | null;
}

/** State of what has a limited number of seats. */
export interface ShownSeats {
  capacity: number;
  left: number;
  waiting: number;
}

/** A form returned to its sender: what was typed, and why it was rejected. */
export interface SentBack {
  typed: Typed;
  faults: Faults;
  /** Why a form without faults was rejected. */
  problem: string | null;
}
