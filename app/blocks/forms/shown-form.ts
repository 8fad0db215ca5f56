import type { BotCheck } from '#domain/forms/bot-check.ts';
import type { Faults, Typed } from '#domain/forms/form.ts';
import type { FormName } from '#domain/forms/reference.ts';
import type { FormTerms } from '#domain/forms/rules.ts';
import type { Option } from '#app/ui/field.tsx';

/** A form before anything is typed. */
export interface ShownForm {
  name: FormName;
  /** What its rules are made of. */
  terms: FormTerms[FormName];
  /** What is filled in beforehand. */
  typed: Typed;
  /** What each field offers to choose from. */
  options: Readonly<Record<string, readonly Option[]>>;
  /** Further values of its texts, such as an example. */
  texts: Readonly<Record<string, string>>;
  exchange: string;
  /** Who reads it. */
  readBy: string;
  /** For how long it is kept. */
  period: string;
  /** Where it goes outside the UAE, as a sentence; null where it does not. */
  outside: string | null;
  simulated: boolean;
  /** What tells people from programs. */
  botCheck: BotCheck;
  /** Null where it asks for no seat, or the store is away. */
  seats: ShownSeats | null;
}

/** What holds only so many, as it is. */
export interface ShownSeats {
  capacity: number;
  left: number;
  waiting: number;
}

/** A form that comes back to its sender: what was typed, and why it was not taken. */
export interface SentBack {
  typed: Typed;
  faults: Faults;
  /** Why a form without faults was not taken. */
  problem: string | null;
}
