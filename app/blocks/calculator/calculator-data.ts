import type { Option } from '#app/ui/field.tsx';

/** An input of a calculator as its form shows it. */
export interface CalculatorField {
  name: string;
  label: string;
  /** As typed: nothing of it is lost. */
  typed: string;
  hint?: string | undefined;
  /** The sentence of what is wrong. */
  fault?: string | undefined;
  type?: 'text' | 'date' | undefined;
  /** Digits and a point are typed: phones show their keys. */
  isNumber?: boolean | undefined;
  /** One of these, in place of a text. */
  options?: readonly Option[] | undefined;
}

/** A line of the working: what is computed, how, and what it comes to. */
export interface WorkingLine {
  label: string;
  /** '25,000 × 8.96 ÷ 1,000'; absent where the line is a sum of those above it. */
  sum?: string | undefined;
  result: string;
  /** An amount that is an answer. */
  isAnswer?: boolean | undefined;
}

/** A figure that the calculator took from elsewhere: what it is, from whom, of which day. */
export interface CalculatorSource {
  label: string;
  value: string;
  from: string;
  to?: string | undefined;
}

/** What a calculator answers, in the reader's language. */
export interface CalculatorAnswer {
  /** What the figure below is: 'Zakat on 25,000 shares'. */
  title: string;
  /** Null where the answer is a sentence. */
  figure: string | null;
  unit?: string | undefined;
  /** Further answers, or what there is to say of the figure. */
  sentences?: readonly string[] | undefined;
  working: readonly WorkingLine[];
  sources: readonly CalculatorSource[];
  /** On paper, the day on which the statement was made. */
  statement: string;
}

export interface CalculatorData {
  /** Of its place in the page, to which its form comes back. */
  id: string;
  /** What the form is for, for assistive technology. */
  label: string;
  fields: readonly CalculatorField[];
  /** Any number of several, below the other inputs. */
  many?: { name: string; legend: string; options: readonly Option[]; chosen: readonly string[] } | undefined;
  /** What else of the address the page keeps. */
  kept?: Readonly<Record<string, string>> | undefined;
  /** Anything was typed or chosen: its page is of use to nobody else. */
  hasInput: boolean;
  /** Null before anything is asked, and where an input is wrong. */
  answer: CalculatorAnswer | null;
}
